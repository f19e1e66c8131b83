import { ATTEMPT_STATUS_LABEL, SIMULATED_OUTCOMES } from '#domain/payments/payment';
import { ATTEMPT_RULES } from '../hooks/payments/attempt-rules';
import { withRules } from '../hooks/with-rules';
import { adminOnly, onlyRead } from './access';
import { secret } from './fields/common-fields';
import { moneyField } from './fields/money-field';
import { choice, widget } from './fields/typed-fields';
import { hidden } from './hidden';
import { listed } from './listed';

/** One row per attempt to pay online, so we never lose track of a PayPal order. */
export const paymentAttempts = listed('payment-attempts', ['Online payment', 'Online payments'], {
  access: onlyRead(adminOnly),
  group: 'Orders',
  columns: ['paypalOrderId', 'status', 'amount', 'orderId', 'problem', 'createdAt'],
  search: ['orderId', 'paypalOrderId', 'paypalCaptureId'],
  description: 'Every attempt to pay an order online, and how it ended.',
  defaultSort: '-createdAt',
  ...withRules('payment-attempts', ATTEMPT_RULES),
  fields: [
    {
      name: 'problem',
      type: 'textarea',
      index: true,
      admin: {
        description: "What's wrong with money whose order is gone.",
        condition: ({ problem }) => Boolean(problem),
      },
    },
    widget('settle', '/cms/components/shop-buttons#SettlePaymentField', ({ problem }) => Boolean(problem)),
    // '<order id>:<number>'. An order has one attempt at a time, even if there are several requests at once.
    { name: 'key', type: 'text', required: true, unique: true, ...secret },
    { name: 'orderId', type: 'text', required: true, index: true, label: 'Order ID' },
    { name: 'number', type: 'number', required: true, admin: { hidden: true } },
    moneyField({ name: 'amount', label: 'Amount' }),
    choice('status', ATTEMPT_STATUS_LABEL, { required: true, index: true }),
    { name: 'paypalOrderId', type: 'text', unique: true, label: 'PayPal order' },
    { name: 'paypalCaptureId', type: 'text', index: true, label: 'PayPal capture' },
    // Every capture has its own line (`capturedLine`), even if the order was deleted.
    {
      name: 'captured',
      type: 'textarea',
      admin: { condition: ({ captured }) => Boolean(captured), disableListColumn: true },
    },
    // How many times the provider refused the capture. It's part of the request ID, so the next capture is a new request.
    { name: 'refusals', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    { name: 'wasDeclined', type: 'checkbox', required: true, defaultValue: false, label: 'Was declined' },
    // When to ask the provider again. Empty if nothing is left to check.
    { name: 'checkAt', type: 'date', index: true, admin: { hidden: true } },
  ],
});

export const paypalEvents = hidden('paypal-events', [
  { name: 'eventId', type: 'text', required: true, unique: true },
  { name: 'type', type: 'text', required: true },
]);

export const simulatedRefunds = hidden('simulated-refunds', [
  { name: 'requestId', type: 'text', required: true, unique: true },
  { name: 'refundId', type: 'text', required: true, unique: true },
  { name: 'captureId', type: 'text', required: true, index: true },
  { name: 'amount', type: 'number', required: true },
]);

/** The simulator's payments, which all servers share and a restart keeps. No real money. */
export const simulatedPayments = hidden('simulated-payments', [
  { name: 'requestId', type: 'text', required: true, unique: true },
  { name: 'paypalOrderId', type: 'text', required: true, unique: true },
  { name: 'orderId', type: 'text', required: true },
  { name: 'amount', type: 'number', required: true },
  {
    name: 'outcome',
    type: 'select',
    options: SIMULATED_OUTCOMES.map((value) => ({ value, label: value })),
  },
  { name: 'captureId', type: 'text', index: true },
]);
