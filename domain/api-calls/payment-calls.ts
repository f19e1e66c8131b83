import {
  captureAnswer,
  paymentAnswer,
  paymentDue,
  paymentReport,
  paymentRequest,
  paymentSettings,
  providerId,
  simulatorChoice,
} from '../payments/payment-contract';
import { problemsAnswer, settleRequest } from '../payments/problem-kinds';
import { changedAnswer } from '../wire/change-answers';
import type { ApiCalls } from './api-call';

/** The provider's order ID. A malformed one is treated as unknown. */
const PROVIDER_ORDER = { schema: providerId, unknown: 'PAYMENT_UNKNOWN' } as const;
const UNPAYABLE = ['ORDER_PAID', 'ORDER_CANCELED', 'NOTHING_TO_PAY'] as const;
const UNSETTLED = [
  'PAYMENT_DECLINED',
  'PAYMENT_NOT_APPROVED',
  'PAYMENT_PENDING',
  'PAYMENT_PROBLEM',
  'PAYMENT_ENDED',
  'PAYMENT_AWAY',
] as const;

/** Anyone with an order's ID can pay it. */
export const PAYMENT_CALLS = {
  paymentSettings: {
    call: 'GET /api/payment-settings',
    role: 'anyone',
    summary: "How online payment works here. The client ID loads the provider's script.",
    answer: paymentSettings,
  },
  startPayment: {
    call: 'POST /order',
    role: 'anyone',
    summary: "Starts a payment at the provider. The amount must be what's due.",
    body: paymentRequest,
    answer: paymentAnswer,
    status: 201,
    limit: { kind: 'payment-address', counts: 'every' },
    needs: 'online payment',
    refusals: [...UNPAYABLE, 'CONFLICT', 'PAYMENT_PENDING', 'PAYMENT_PROBLEM', 'PAYMENT_AWAY'],
  },
  capturePayment: {
    call: 'POST /order/:id/capture',
    role: 'anyone',
    summary: 'Captures an approved payment and records it on the order right away.',
    answer: captureAnswer,
    id: PROVIDER_ORDER,
    limit: { kind: 'payment-address', counts: 'every' },
    refusals: [...UNPAYABLE, ...UNSETTLED, 'AMOUNT_CHANGED', 'ONLINE_PAYMENT_OFF'],
  },
  confirmPayment: {
    call: 'POST /api/orders/:id/payment',
    role: 'anyone',
    summary: 'Confirms a payment. The server asks the provider and trusts no one else.',
    body: paymentReport,
    answer: changedAnswer,
    limit: { kind: 'payment-address', counts: 'every' },
    refusals: [...UNSETTLED, 'PAYMENT_UNKNOWN', 'PAYMENT_FOREIGN', 'ONLINE_PAYMENT_OFF'],
  },
  paymentDue: {
    call: 'GET /api/orders/:id/payment',
    role: 'anyone',
    summary: "An order's payment state and what's due, for the person paying it, and nothing else about it.",
    answer: paymentDue,
    limit: { kind: 'payment-address', counts: 'every' },
  },
  paypalWebhook: {
    call: 'POST /api/paypal/webhook',
    role: 'anyone',
    summary: "PayPal's webhook events. The signature is checked on the raw body.",
    status: 204,
    from: 'programs',
    takes: 'bytes',
    needs: 'paypal',
    refusals: ['BAD_SIGNATURE', 'RATE_LIMITED', 'WEBHOOK_NOT_SET_UP', 'PAYMENT_AWAY'],
  },
  paymentProblems: {
    call: 'GET /api/admin/payment-problems',
    summary: 'Open payment problems, including payments whose order was deleted: the newest few.',
    answer: problemsAnswer,
  },
  settleOrder: {
    call: 'POST /api/orders/:id/settled',
    summary: "Marks the payment problems you've read on an order as settled. 409 if another came up since.",
    body: settleRequest,
    answer: changedAnswer,
    refusals: ['NOTHING_TO_SETTLE', 'CONFLICT'],
  },
  settlePayment: {
    call: 'POST /api/payment-attempts/:id/settled',
    summary: 'Marks a payment without an order as settled, which clears it from the list.',
    answer: changedAnswer,
    refusals: ['NOTHING_TO_SETTLE'],
  },
  simulateBuyer: {
    call: 'POST /api/simulator/:id',
    role: 'anyone',
    summary: 'What the buyer does in the simulated window. 404 unless payment is simulated.',
    body: simulatorChoice,
    answer: changedAnswer,
    id: PROVIDER_ORDER,
    needs: 'simulator',
  },
} as const satisfies ApiCalls;
