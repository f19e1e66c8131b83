import type { Field, NumberField, TextareaField, TextareaFieldValidation, TextField } from 'payload';
import { line, text } from '#domain/customers/person';
import { editedOrderItems } from '#domain/orders/admin-order-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { isAdmin } from '../access';
import { internal, unwritten } from './common-fields';
import { moneyField } from './money-field';
import { row, typed } from './typed-fields';
import { checkedBy, validateWith } from './validate-with';

export const orderLinksField: Field = {
  name: 'links',
  type: 'ui',
  admin: {
    components: { Field: '/cms/components/order-links#OrderLinks' },
    disableListColumn: true,
    disableBulkEdit: true,
  },
};

/** An order's gloves. They're in one column, so an order is never stored without them. */
export const orderItemsField: Field = {
  name: 'items',
  label: 'Gloves',
  type: 'json',
  required: true,
  validate: validateWith(editedOrderItems),
  admin: {
    components: {
      Field: '/cms/components/order-items-field#OrderItemsField',
      Cell: '/cms/components/cells#OrderItemsCell',
    },
  },
};

const address = checkedBy(text.nullish());

const requiredWhenShipping: TextareaFieldValidation = (value, { data }) => {
  const ships = typeof data === 'object' && 'deliveryMethod' in data && data.deliveryMethod === 'ship';
  return ships && !value?.trim() ? MESSAGES.addressRequired : address.validate(value);
};

export const shippingAddressField: TextareaField = {
  name: 'shippingAddress',
  type: 'textarea',
  ...address,
  validate: requiredWhenShipping,
  admin: {
    rows: 2,
    condition: (data) => data?.deliveryMethod === 'ship',
    description: 'Street, then city, state and zip on a second line.',
  },
};

/** Computed when an order is created. Forms don't have these fields, and values that are sent are ignored. */
const computed: Pick<NumberField, 'access' | 'admin'> = {
  access: { create: () => false },
  admin: { condition: (data) => Boolean(data.createdAt) },
};

/** An order's price, in cents (rule 5.1). */
export const orderMoneyFields: Field[] = [
  typed('text', 'discountCode', line.nullish(), {
    hint: 'Applied when you save the order for the first time.',
  }),
  row(
    moneyField({ name: 'subtotal', label: 'Subtotal', ...computed }),
    moneyField({ name: 'discountAmount', label: 'Discount', defaultValue: 0, ...computed }),
    moneyField({ name: 'shippingCharge', label: 'Shipping', defaultValue: 0, ...computed }),
    moneyField({ name: 'rushCharge', label: 'Rush', ...computed }),
    moneyField({ name: 'total', label: 'Total', ...computed }),
  ),
];

export const paymentProblemField: Field = {
  name: 'paymentProblem',
  type: 'textarea',
  index: true,
  ...checkedBy(text.nullish()),
  access: { create: () => false, read: ({ req }) => isAdmin(req.user) },
  admin: {
    description: "What's wrong with the payment. Clear it once it's settled.",
    condition: (data) => Boolean(data?.paymentProblem),
  },
};

const ofProvider = (name: 'paypalOrderId' | 'paypalCaptureId', label: string): TextField => ({
  name,
  type: 'text',
  label,
  access: unwritten,
  admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data?.[name]) },
});

export const providerIdFields: Field[] = [
  { ...ofProvider('paypalOrderId', 'PayPal order'), index: true },
  // A capture pays one order (rule 8.4).
  { ...ofProvider('paypalCaptureId', 'PayPal capture'), unique: true },
];

/** The shop's own operations write this field. Anyone who can read the order can read it. */
const writtenByShop = {
  access: unwritten,
  admin: { hidden: true },
} as const;

/** The money rule writes this field (rule 15.7). It's shown, but no form can change it. */
const readOnly: Pick<NumberField, 'access' | 'admin'> = {
  access: unwritten,
  admin: { readOnly: true, condition: (data) => Boolean(data.createdAt) },
};

export const paidFields: Field[] = [
  row(
    moneyField({ name: 'extraTotal', label: 'Extra work', ...readOnly }),
    moneyField({ name: 'amountPaid', label: 'Paid', ...readOnly }),
    { ...moneyField({ name: 'amountRefunded', label: 'Refunded', ...readOnly }), index: true },
    moneyField({ name: 'amountDue', label: 'Due', ...readOnly }),
  ),
  { name: 'movements', type: 'json', ...internal },
  // When the latest ledger entry was made. A month's books select orders by it (rule 16.10).
  { name: 'movedAt', type: 'text', ...writtenByShop },
  // When to check pending refunds with the provider. Empty if there are none.
  { name: 'refundCheckAt', type: 'text', index: true, ...internal },
  { name: 'extraWork', type: 'json', ...internal },
  { name: 'extraWorkSince', type: 'text', index: true, ...writtenByShop },
];

/** The ready-by date (rule 15.4). It's set when the glove arrives, and the dashboard can change it. */
export const readyByFields: Field[] = [
  { name: 'readyFrom', type: 'text', ...writtenByShop },
  { name: 'readyTo', type: 'text', ...writtenByShop },
  // The day that we promised the customer (rule 28.4).
  { name: 'promisedTo', type: 'text', ...internal },
  // Empty if the order isn't rush, so both databases sort the bench's list the same way (rule 28.8).
  { name: 'isRush', type: 'checkbox', ...writtenByShop },
  // The order's place among the rush orders of a day. Only one order can have it (rule 28.7).
  { name: 'rushPlace', type: 'text', unique: true, ...internal },
];

/** The customer's answer to "May we show your glove?" (rule 36.2). */
export const mayShowField: Field = { name: 'mayShow', type: 'text', ...internal };

/** Where the order's packages are, according to their carriers (rule 27.10). */
export const packageFields: Field[] = [
  { name: 'packages', type: 'json', ...internal },
  // Whether the package to the shop is on its way or delivered, and on which day. The views of packages use this.
  { name: 'inbound', type: 'text', ...writtenByShop },
  { name: 'inboundDay', type: 'text', ...writtenByShop },
];

/** The number for texts about the order, in E.164 (rule 34.2). Empty if the customer hasn't agreed. */
export const textNumberField: Field = { name: 'textNumber', type: 'text', index: true, ...internal };

/** Only the rules of orders write this (rule 15.1). */
export const historyFields: Field[] = [
  { name: 'story', type: 'json', ...internal },
  { name: 'unansweredSince', type: 'text', index: true, ...writtenByShop },
  // Conversations are sorted by this (domain/messages/conversation-rank).
  { name: 'conversationRank', type: 'number', ...internal },
  // How many links to the order's page have been voided.
  { name: 'trackRound', type: 'number', ...writtenByShop },
  // When instructions for shipping or drop-off were last sent.
  { name: 'instructedAt', type: 'text', ...internal },
  // Which payment reminders were sent, and whether the shop canceled the order because it wasn't paid.
  { name: 'reminders', type: 'number', ...internal },
  { name: 'remindedAt', type: 'text', ...internal },
  { name: 'closedUnpaid', type: 'checkbox', ...internal },
  // The reason that the customer sees. Also the call that canceled the order, so a repeated call changes nothing.
  { name: 'cancelReason', type: 'text', ...internal },
  { name: 'cancelId', type: 'text', ...internal },
];

/** Which emails were sent some time after the order was done (chapter 37). */
export const followUpFields: Field[] = [
  { name: 'reviewAskedAt', type: 'text', ...internal },
  { name: 'careRemindedAt', type: 'text', ...internal },
];

/** What emails about the status depend on. Only the shop's own operations write it. */
export const statusNewsFields: Field[] = [
  // The latest change of the status or tracking number. Only its email may still go out.
  { name: 'statusChange', type: 'text', ...internal },
  // What the customer already knows. A change that's undone right away isn't sent.
  { name: 'toldNews', type: 'text', ...internal },
];
