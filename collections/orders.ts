import { email, line, requiredLine } from '#domain/customers/person';
import { workPhotos } from '#domain/orders/admin-order-contract';
import { DELIVERY_LABEL } from '#domain/orders/delivery';
import { ORDER_STATUS_LABEL, PAYMENT_STATUS_LABEL } from '#domain/orders/order-status';
import { removeOrdersConsents } from '../hooks/consents/remove-consents';
import { guardDeletion } from '../hooks/deletion/guard-deletion';
import { priceUnpriced, setOrderNumber } from '../hooks/orders/new-order';
import { ORDER_RULES } from '../hooks/orders/order-rules';
import { removeReview } from '../hooks/orders/remove-review';
import {
  endPayments,
  eraseOrderTexts,
  removeOrderReplies,
  reportLostPayments,
} from '../hooks/orders/report-lost-payments';
import { withRules } from '../hooks/with-rules';
import { adminOnly, ownerOnly, ownOrders, staffOnly } from './access';
import { accountField, searchTextField, secret, unwritten, versionField } from './fields/common-fields';
import {
  followUpFields,
  historyFields,
  mayShowField,
  orderItemsField,
  orderLinksField,
  orderMoneyFields,
  packageFields,
  paidFields,
  paymentProblemField,
  providerIdFields,
  readyByFields,
  shippingAddressField,
  statusNewsFields,
  textNumberField,
} from './fields/order-fields';
import { choice, imageListField, optionsOf, row, typed } from './fields/typed-fields';
import { listed } from './listed';

/** These are in the indexes that lists are sorted by, so a list that filters by them doesn't read each order. */
const FILTERED = ['status', 'paymentStatus', 'deliveryMethod', 'createdAt'];

export const orders = listed('orders', ['Order', 'Orders'], {
  // A copy would have the original's money, too.
  disableDuplicate: true,
  access: { read: ownOrders, create: adminOnly, update: staffOnly, delete: ownerOnly },
  group: 'Orders',
  columns: ['title', 'customerName', 'status', 'paymentStatus', 'total', 'createdAt'],
  search: ['title', 'customerName', 'customerEmail', 'customerPhone'],
  description:
    'Newest first. An order you add here gets its prices from its services when you first save it.',
  defaultSort: '-createdAt',
  ...withRules('orders', ORDER_RULES, {
    beforeValidate: [setOrderNumber, priceUnpriced],
    // This is checked again once the order can't be paid anymore, because a payment may have come in before that.
    beforeDelete: [endPayments, guardDeletion],
    afterDelete: [
      reportLostPayments,
      removeOrdersConsents,
      removeOrderReplies,
      eraseOrderTexts,
      removeReview,
    ],
  }),
  // Indexes for how the dashboard sorts and filters, so a page costs the same with ten orders or 10,000.
  indexes: [
    // Each index has the other filters, too, so combined filters read only the documents on the page.
    { fields: ['status', 'createdAt', 'id', 'paymentStatus', 'deliveryMethod'] },
    { fields: ['deliveryMethod', 'createdAt', 'id', 'status', 'paymentStatus'] },
    // For the sum of the revenue (rule 7.7).
    { fields: ['paymentStatus', 'createdAt', 'id', 'total', 'status', 'deliveryMethod'] },
    { fields: ['total', 'id', ...FILTERED] },
    { fields: ['customerName', 'id', ...FILTERED, 'searchText'] },
    // Also for what's due, by month. What's owed is sorted by the other fields after it's found.
    {
      fields: ['amountDue', 'id', ...FILTERED, 'customerName', 'total', 'readyTo', 'inboundDay'],
    },
    // For the money that moved in a month.
    { fields: ['movedAt', 'createdAt'] },
    { fields: ['status', 'readyTo', 'id'] },
    // For the bench, where rush comes first.
    { fields: ['status', 'isRush', 'createdAt', 'id'] },
    { fields: ['readyTo', 'id', ...FILTERED] },
    { fields: ['createdAt', 'id', 'searchText', 'status'] },
    // For counting the uses of a discount code (rule 29.3).
    { fields: ['discountCode', 'status'] },
    // An order keeps its place in line after its glove has arrived.
    { fields: ['inbound', 'status', 'inboundDay', 'id'] },
    { fields: ['inboundDay', 'id', ...FILTERED] },
    { fields: ['conversationRank', 'id'] },
  ],
  fields: [
    versionField,
    orderLinksField,
    {
      name: 'title',
      type: 'text',
      index: true,
      label: 'Order',
      access: unwritten,
      admin: { hidden: true },
    },
    row(
      choice('status', ORDER_STATUS_LABEL, {
        required: true,
        defaultValue: 'not_received',
        index: true,
        admin: { isClearable: false },
      }),
      choice('paymentStatus', PAYMENT_STATUS_LABEL, {
        label: 'Payment',
        required: true,
        defaultValue: 'succeeded',
        index: true,
        admin: { isClearable: false },
      }),
    ),
    paymentProblemField,
    typed('text', 'customerName', requiredLine(1, 'Enter a name'), { label: 'Name', required: true }),
    row(
      typed('text', 'customerEmail', email, { label: 'Email', required: true, index: true }),
      typed('text', 'customerPhone', requiredLine(1, 'Enter a phone number'), {
        label: 'Phone',
        required: true,
      }),
    ),
    accountField(
      "The customer account that sees this order. If empty in a new order, it's the account with this email.",
    ),
    orderItemsField,
    {
      name: 'deliveryMethod',
      type: 'radio',
      required: true,
      defaultValue: 'ship',
      options: optionsOf(DELIVERY_LABEL),
    },
    shippingAddressField,
    typed('text', 'trackingNumber', line.nullish(), {
      isAside: true,
      hint: 'For the package back to the customer.',
    }),
    ...orderMoneyFields,
    ...paidFields,
    imageListField('beforeImages', workPhotos.nullish(), 'Before', 'Photos of the glove as it arrived.'),
    imageListField('afterImages', workPhotos.nullish(), 'After', 'Photos of the finished work.'),
    ...providerIdFields,
    searchTextField,
    ...statusNewsFields,
    ...readyByFields,
    ...packageFields,
    textNumberField,
    ...historyFields,
    mayShowField,
    ...followUpFields,
    { name: 'idempotencyKey', type: 'text', unique: true, ...secret },
    {
      name: 'serviceId',
      type: 'text',
      access: unwritten,
      admin: {
        hidden: true,
        description: 'For older orders, from before an order could have several gloves.',
      },
    },
  ],
});
