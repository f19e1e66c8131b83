import type { Field, NumberField, TextareaField, TextareaFieldValidation, TextField } from 'payload';
import { text } from '#domain/customers/person';
import { storedOrderItems } from '#domain/orders/order-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { isAdmin } from '../access';
import { ofTheShop } from './common-fields';
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

/** The gloves of an order, in one column so that an order is never stored without its gloves. */
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

/** Where the glove goes back to (rule 6.4). */
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

/** Computed when an order is made: nobody's form for a new one has them, or is believed. */
const computed: Pick<NumberField, 'access' | 'admin'> = {
  access: { create: () => false },
  admin: { condition: (data) => Boolean(data.createdAt) },
};

/** What an order costs, in cents (rule 5.1). */
export const orderMoneyFields: Field[] = [
  {
    name: 'discountCode',
    type: 'text',
    admin: { description: 'Taken into account when the order is saved for the first time.' },
  },
  row(
    moneyField({ name: 'subtotal', label: 'Subtotal', ...computed }),
    moneyField({ name: 'discountAmount', label: 'Discount', defaultValue: 0, ...computed }),
    moneyField({ name: 'shippingCharge', label: 'Shipping', defaultValue: 0, ...computed }),
    moneyField({ name: 'total', label: 'Total', ...computed }),
  ),
];

/** What is not right about an order's payment, one line each, for the owner alone; the shop writes it. */
export const paymentProblemField: Field = {
  name: 'paymentProblem',
  type: 'textarea',
  access: { create: () => false, read: ({ req }) => isAdmin(req.user) },
  admin: {
    description: 'What is not right about the payment. Empty it when it is settled.',
    condition: (data) => Boolean(data?.paymentProblem),
  },
};

/** Written by the payment alone: nobody's form may change them, the owner's neither. */
const byPayment = { create: () => false, update: () => false };
const ofProvider = (name: 'paypalOrderId' | 'paypalCaptureId', label: string): TextField => ({
  name,
  type: 'text',
  label,
  access: byPayment,
  admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data?.[name]) },
});

/** The payment provider's own numbers (rule 8.4). */
export const providerIdFields: Field[] = [
  { ...ofProvider('paypalOrderId', 'PayPal order'), index: true },
  // A capture pays one order (rule 8.4).
  { ...ofProvider('paypalCaptureId', 'PayPal capture'), unique: true },
];

/** Of the shop's own operations; who may read the order reads these. */
const byShop = { access: { create: () => false, update: () => false }, admin: { hidden: true } } as const;

/** Kept by the rule of an order's money (rule 15.7); shown, and in nobody's form. */
const kept: Pick<NumberField, 'access' | 'admin'> = {
  access: { create: () => false, update: () => false },
  admin: { readOnly: true, condition: (data) => Boolean(data.createdAt) },
};

export const paidFields: Field[] = [
  row(
    moneyField({ name: 'extraTotal', label: 'Extra work', ...kept }),
    moneyField({ name: 'amountPaid', label: 'Paid', ...kept }),
    { ...moneyField({ name: 'amountRefunded', label: 'Refunded', ...kept }), index: true },
    moneyField({ name: 'amountDue', label: 'Due', ...kept }),
  ),
  { name: 'movements', type: 'json', ...ofTheShop },
  // When money moved last: a month's books are read by it (rule 16.10).
  { name: 'movedAt', type: 'text', ...byShop },
  // When the shop asks the provider again about refunds that are with it; empty while there are none.
  { name: 'refundCheckAt', type: 'text', index: true, ...ofTheShop },
  { name: 'extraWork', type: 'json', ...ofTheShop },
  { name: 'extraWorkSince', type: 'text', index: true, ...byShop },
];

/** When the glove is ready (rule 15.4); set as it arrives, changed in the dashboard. */
export const readyByFields: Field[] = [
  { name: 'readyFrom', type: 'text', ...byShop },
  { name: 'readyTo', type: 'text', ...byShop },
];

/** What happened to an order and what follows from it (rule 15.1); written by its rules alone. */
export const storyFields: Field[] = [
  { name: 'story', type: 'json', ...ofTheShop },
  { name: 'unansweredSince', type: 'text', index: true, ...byShop },
  // Counts the links to its page that were made void.
  { name: 'trackRound', type: 'number', ...byShop },
  // When the instructions for its delivery were sent last.
  { name: 'instructedAt', type: 'text', ...ofTheShop },
  // How many times the customer was reminded to pay, and whether the shop canceled it for want of money.
  { name: 'reminders', type: 'number', ...ofTheShop },
  { name: 'remindedAt', type: 'text', ...ofTheShop },
  { name: 'closedUnpaid', type: 'checkbox', ...ofTheShop },
  // Why it was canceled, as its customer reads it, and by which call: the same call again changes nothing.
  { name: 'cancelReason', type: 'text', ...ofTheShop },
  { name: 'cancelId', type: 'text', ...ofTheShop },
];

/** What the mails about an order's status go by; written by the shop's own operations alone. */
export const statusNewsFields: Field[] = [
  // Names the latest change of status or tracking number; only its mail may still go out.
  { name: 'statusChange', type: 'text', ...ofTheShop },
  // The news that the customer knows: a change that is taken back at once is none.
  { name: 'toldNews', type: 'text', ...ofTheShop },
];
