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

/** The provider's order; one that it cannot have given is as unknown as any other. */
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

/** Paying an order online: whoever knows its id may pay it. */
export const PAYMENT_CALLS = {
  paymentSettings: {
    call: 'GET /api/payment-settings',
    role: 'anyone',
    summary: 'How online payment works here; the client id loads the provider’s script.',
    answer: paymentSettings,
  },
  startPayment: {
    call: 'POST /order',
    role: 'anyone',
    summary: 'Opens a payment of an order at the provider; the amount must be the order’s total.',
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
    summary: 'Takes the money of an approved payment and records it on the order at once.',
    answer: captureAnswer,
    id: PROVIDER_ORDER,
    limit: { kind: 'payment-address', counts: 'every' },
    refusals: [...UNPAYABLE, ...UNSETTLED, 'AMOUNT_CHANGED', 'ONLINE_PAYMENT_OFF'],
  },
  confirmPayment: {
    call: 'POST /api/orders/:id/payment',
    role: 'anyone',
    summary: 'Confirms a payment: the server asks the provider and believes nobody else.',
    body: paymentReport,
    answer: changedAnswer,
    limit: { kind: 'payment-address', counts: 'every' },
    refusals: [...UNSETTLED, 'PAYMENT_UNKNOWN', 'PAYMENT_FOREIGN', 'ONLINE_PAYMENT_OFF'],
  },
  paymentDue: {
    call: 'GET /api/orders/:id/payment',
    role: 'anyone',
    summary:
      'How the payment of an order stands and what it costs, for whoever is to pay it; nothing else of it.',
    answer: paymentDue,
    limit: { kind: 'payment-address', counts: 'every' },
  },
  paypalNotice: {
    call: 'POST /api/paypal/webhook',
    role: 'anyone',
    summary: "PayPal's notices, signature checked on the body as it came.",
    status: 204,
    from: 'programs',
    takes: 'bytes',
    needs: 'paypal',
    refusals: ['BAD_SIGNATURE', 'RATE_LIMITED', 'WEBHOOK_NOT_SET_UP', 'PAYMENT_AWAY'],
  },
  paymentProblems: {
    call: 'GET /api/admin/payment-problems',
    summary:
      'What is not right about money, of orders and of payments whose order was deleted: the newest few.',
    answer: problemsAnswer,
  },
  settleOrder: {
    call: 'POST /api/orders/:id/settled',
    summary: "Marks an order's money problems as settled, as they were read; 409 when another came since.",
    body: settleRequest,
    answer: changedAnswer,
    refusals: ['NOTHING_TO_SETTLE', 'CONFLICT'],
  },
  settlePayment: {
    call: 'POST /api/payment-attempts/:id/settled',
    summary: 'Marks money whose order is gone as settled; it is not shown among what waits any more.',
    answer: changedAnswer,
    refusals: ['NOTHING_TO_SETTLE'],
  },
  simulateBuyer: {
    call: 'POST /api/simulator/:id',
    role: 'anyone',
    summary: 'What the buyer does in the simulated window; 404 where payment is not simulated.',
    body: simulatorChoice,
    answer: changedAnswer,
    id: PROVIDER_ORDER,
    needs: 'simulator',
  },
} as const satisfies ApiCalls;
