import { changedAnswer } from '../change-answers';
import {
  captureAnswer,
  paymentAnswer,
  paymentDue,
  paymentReport,
  paymentRequest,
  paymentSettings,
  simulatorChoice,
} from '../payment-contract';
import type { ApiCall } from './api-call';

/** Paying an order online: whoever knows its id may pay it. */
export const PAYMENT_CALLS: readonly ApiCall[] = [
  {
    call: 'GET /api/payment-settings',
    role: 'anyone',
    summary: 'How online payment works here; the client id loads the provider’s script.',
    answer: paymentSettings,
  },
  {
    call: 'POST /order',
    role: 'anyone',
    summary: 'Opens a payment of an order at the provider; the amount must be the order’s total.',
    body: paymentRequest,
    answer: paymentAnswer,
    status: 201,
    refusals: {
      409: 'The order is paid or canceled.',
      503: 'The provider does not answer, or online payment is off.',
    },
  },
  {
    call: 'POST /order/:id/capture',
    role: 'anyone',
    summary: 'Takes the money of an approved payment and records it on the order at once.',
    answer: captureAnswer,
    refusals: {
      402: 'Declined; the same order can be paid again.',
      409: 'Not approved, or not what the order costs.',
      503: 'The provider does not answer.',
    },
  },
  {
    call: 'POST /api/orders/:id/payment',
    role: 'anyone',
    summary: 'Confirms a payment: the server asks the provider and believes nobody else.',
    body: paymentReport,
    answer: changedAnswer,
    refusals: {
      402: 'Declined.',
      409: 'Not completed, or of another order.',
      503: 'The provider does not answer.',
    },
  },
  {
    call: 'GET /api/orders/:id/payment',
    role: 'anyone',
    summary:
      'How the payment of an order stands and what it costs, for whoever is to pay it; nothing else of it.',
    answer: paymentDue,
  },
  {
    call: 'POST /api/paypal/webhook',
    role: 'anyone',
    summary: "PayPal's notices, signature checked on the body as it came.",
    status: 204,
    refusals: { 503: 'No webhook is set up, or PayPal does not answer.' },
  },
  {
    call: 'POST /api/payment-attempts/:id/settled',
    role: 'admin',
    summary: 'Marks money whose order is gone as settled; it is not shown among what waits any more.',
    answer: changedAnswer,
    refusals: { 409: 'Nothing is told of this payment.' },
  },
  {
    call: 'POST /api/simulator/:id',
    role: 'anyone',
    summary: 'What the buyer does in the simulated window; 404 where payment is not simulated.',
    body: simulatorChoice,
    answer: changedAnswer,
  },
];
