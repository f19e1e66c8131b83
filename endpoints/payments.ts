import type { ZodError } from 'zod';
import { PAYMENT_CALLS } from '#domain/api-calls/payment-calls';
import { settleOrder, settleProblem } from '#server/payments/flag-order';
import {
  knownWebhookEvent,
  webhookEvent,
  webhookSignature,
} from '#server/payments/providers/paypal/paypal-webhook';
import { chooseOutcome } from '#server/payments/providers/simulator/simulated-provider';
import { readPaymentDue } from '#server/payments/read-refunds';
import { receiveWebhook } from '#server/payments/receive-webhook';
import { capturePayment, confirmPayment, startPayment } from '#server/payments/start-payment';
import { ShopError } from '#server/platform/errors/shop-error';
import { log } from '#server/platform/tools/log';
import { readProblems } from '#server/waiting/read-waiting';
import { callerAddress } from './middleware/caller-address';
import { routesOf } from './route';

/** Calls to pay an order online (rule 8.3). Anyone with the order's ID can pay it. */
export const paymentRoutes = routesOf(PAYMENT_CALLS, {
  paymentSettings: ({ payments: { mode, clientId } }) => ({ mode, clientId }),
  startPayment: ({ payload, payments, body: input }) =>
    startPayment({ payload, provider: payments.provider() }, input),
  capturePayment: ({ payload, payments, id: paypalOrderId }) =>
    capturePayment({ payload, provider: payments.provider() }, paypalOrderId),
  confirmPayment: ({ payload, payments, id: orderId, body: report }) =>
    confirmPayment({ payload, provider: payments.provider() }, orderId, report),
  paymentDue: ({ payload, id }) => readPaymentDue(payload, id),
  // After a 503, PayPal repeats a webhook event for three days, even if the webhook isn't set up yet.
  paypalWebhook: async ({ payload, payments, limits, req }) => {
    const { verifyWebhook: check } = payments;
    if (!check) throw new ShopError('WEBHOOK_NOT_SET_UP');
    const raw = Buffer.isBuffer(req.body) ? req.body.toString('utf8') : '';
    const body = parsed(raw);
    const signature = webhookSignature.safeParse(req.headers);
    if (!signature.success || body === null) throw new ShopError('BAD_SIGNATURE');
    const event = webhookEvent.safeParse(body.value);
    // PayPal shouldn't repeat an event that we don't know or can't parse.
    if (!event.success) return logUnread(body.value, event.error);
    await receiveWebhook({
      payload,
      provider: payments.provider(),
      limits,
      check,
      address: callerAddress(req),
      signature: signature.data,
      raw,
      event: event.data,
    });
  },
  paymentProblems: ({ payload, user }) => readProblems({ payload, user }),
  settleOrder: ({ by, body: { problem } }) => settleOrder(by, problem),
  settlePayment: ({ by }) => settleProblem(by),
  simulateBuyer: ({ payload, id: paypalOrderId, body: { outcome } }) =>
    chooseOutcome(payload, paypalOrderId, outcome),
});

/** We need this webhook event but can't parse it. It's logged, because money may depend on it. */
function logUnread(body: unknown, { issues }: ZodError): void {
  const known = knownWebhookEvent.safeParse(body);
  if (!known.success) return;
  const paths = issues.map(({ path }) => path.join('.'));
  log.error({ ...known.data, paths }, "payments: couldn't read a PayPal webhook event");
}

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
