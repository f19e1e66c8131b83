import type { Field, NumberField, TextareaField, TextareaFieldValidation, TextField } from 'payload';
import { text } from '#domain/customers/person';
import { storedOrderItems } from '#domain/orders/order-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { isAdmin } from '../access';
import { internal, unwritten } from './common-fields';
import { moneyField } from './money-field';
import { row } from './typed-fields';
import { validateWith } from './validate-with';

export const orderLinksField: Field = {
  name: 'links',
  type: 'ui',
  admin: {
    components: { Field: '/cms/components/order-links#OrderLinks' },
    disableListColumn: true,
    disableBulkEdit: true,
  },
};

/** An order's gloves, in one column so an order is never stored without them. */
export const orderItemsField: Field = {
  name: 'items',
  label: 'Gloves',
  type: 'json',
  required: true,
  validate: validateWith(storedOrderItems),
  admin: {
    components: {
      Field: '/cms/components/order-items-field#OrderItemsField',
      Cell: '/cms/components/cells#OrderItemsCell',
    },
  },
};

const validText = validateWith(text.nullish());

const requiredWhenShipping: TextareaFieldValidation = (value, { data }) => {
  const ships = typeof data === 'object' && 'deliveryMethod' in data && data.deliveryMethod === 'ship';
  return ships && !value?.trim() ? MESSAGES.addressRequired : validText(value);
};

export const shippingAddressField: TextareaField = {
  name: 'shippingAddress',
  type: 'textarea',
  validate: requiredWhenShipping,
  admin: {
    rows: 2,
    condition: (data) => data?.deliveryMethod === 'ship',
    description: 'Street, then city, state and zip on a second line.',
  },
};

/** Computed when an order is created. Forms don't have them, and values sent are ignored. */
const computed: Pick<NumberField, 'access' | 'admin'> = {
  access: { create: () => false },
  admin: { condition: (data) => Boolean(data.createdAt) },
};

/** An order's price, in cents (rule 5.1). */
export const orderMoneyFields: Field[] = [
  {
    name: 'discountCode',
    type: 'text',
    admin: { description: 'Applied when you save the order for the first time.' },
  },
  row(
    moneyField({ name: 'subtotal', label: 'Subtotal', ...computed }),
    moneyField({ name: 'discountAmount', label: 'Discount', defaultValue: 0, ...computed }),
    moneyField({ name: 'shippingCharge', label: 'Shipping', defaultValue: 0, ...computed }),
    moneyField({ name: 'rushCharge', label: 'Rush', ...computed }),
    moneyField({ name: 'total', label: 'Total', ...computed }),
  ),
];

/** An order's payment problems, one per line, written by the shop for the owner. */
export const paymentProblemField: Field = {
  name: 'paymentProblem',
  type: 'textarea',
  index: true,
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

/** Written by the shop's own operations, and readable like the order. */
const writtenByShop = {
  access: unwritten,
  admin: { hidden: true },
} as const;

/** Written by the money rule (rule 15.7). Shown, but not in any form. */
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
  // The latest ledger entry's time, because a month's books are selected by it (rule 16.10).
  { name: 'movedAt', type: 'text', ...writtenByShop },
  // When to check pending refunds with the provider. Empty if there are none.
  { name: 'refundCheckAt', type: 'text', index: true, ...internal },
  { name: 'extraWork', type: 'json', ...internal },
  { name: 'extraWorkSince', type: 'text', index: true, ...writtenByShop },
];

/** The ready-by date (rule 15.4), set on arrival and changed on the dashboard. */
export const readyByFields: Field[] = [
  { name: 'readyFrom', type: 'text', ...writtenByShop },
  { name: 'readyTo', type: 'text', ...writtenByShop },
  // The day we promised the customer (rule 28.4).
  { name: 'promisedTo', type: 'text', ...internal },
  // Empty if it isn't rush, so the bench's list sorts the same on both databases (rule 28.8).
  { name: 'isRush', type: 'checkbox', ...writtenByShop },
  // Its place among the day's rush orders, which only one order can have (rule 28.7).
  { name: 'rushPlace', type: 'text', unique: true, ...internal },
];

/** The customer's answer to "May we show your glove?" (rule 36.2). */
export const mayShowField: Field = { name: 'mayShow', type: 'text', ...internal };

/** Where the order's packages are, as their carriers report it (rule 27.10). */
export const packageFields: Field[] = [
  { name: 'packages', type: 'json', ...internal },
  // Whether the package to the shop is on its way or delivered, and the day. Used by the views that list them.
  { name: 'inbound', type: 'text', ...writtenByShop },
  { name: 'inboundDay', type: 'text', ...writtenByShop },
];

/** Where the customer wants texts about the order, in E.164 (rule 34.2). Empty without their consent. */
export const textNumberField: Field = { name: 'textNumber', type: 'text', index: true, ...internal };

/** Only the order's rules write these (rule 15.1). */
export const historyFields: Field[] = [
  { name: 'story', type: 'json', ...internal },
  { name: 'unansweredSince', type: 'text', index: true, ...writtenByShop },
  // Sorts conversations (domain/messages/conversation-rank).
  { name: 'conversationRank', type: 'number', ...internal },
  // Counts the voided links to its page.
  { name: 'trackRound', type: 'number', ...writtenByShop },
  // When delivery instructions were last sent.
  { name: 'instructedAt', type: 'text', ...internal },
  // Payment reminders sent, and whether the shop canceled the order because it wasn't paid.
  { name: 'reminders', type: 'number', ...internal },
  { name: 'remindedAt', type: 'text', ...internal },
  { name: 'closedUnpaid', type: 'checkbox', ...internal },
  // The reason shown to the customer, and the call that canceled it, so a repeated call changes nothing.
  { name: 'cancelReason', type: 'text', ...internal },
  { name: 'cancelId', type: 'text', ...internal },
];

/** Which follow-ups were sent after the order was done (chapter 37). */
export const followUpFields: Field[] = [
  { name: 'reviewAskedAt', type: 'text', ...internal },
  { name: 'careRemindedAt', type: 'text', ...internal },
];

/** What status emails depend on. Only the shop's own operations write it. */
export const statusNewsFields: Field[] = [
  // The latest change of status or tracking number. Only its email can still go out.
  { name: 'statusChange', type: 'text', ...internal },
  // What the customer has been notified of. A change that's undone right away isn't sent.
  { name: 'toldNews', type: 'text', ...internal },
];
