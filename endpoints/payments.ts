import type { ZodError } from 'zod';
import { PAYMENT_CALLS } from '#domain/api-calls/payment-calls';
import { settleOrder, settleProblem } from '#server/payments/flag-order';
import {
  noticeOfKnownKind,
  noticeSignature,
  paypalNotice,
} from '#server/payments/providers/paypal/paypal-notice';
import { chooseOutcome } from '#server/payments/providers/simulator/simulated-provider';
import { readPaymentDue } from '#server/payments/read-refunds';
import { capturePayment, confirmPayment, startPayment } from '#server/payments/start-payment';
import { takeNotice } from '#server/payments/take-notice';
import { ShopError } from '#server/platform/errors/shop-error';
import { log } from '#server/platform/tools/log';
import { readProblems } from '#server/what-waits/read-what-waits';
import { callerAddress } from './middleware/caller-address';
import { route } from './route';

const calls = PAYMENT_CALLS;

/** Paying an order online (rule 8.3): knowing an order's id is the key to paying it. */
export const paymentRoutes = [
  route(calls.paymentSettings, ({ payments: { mode, clientId } }) => ({ mode, clientId })),
  route(calls.startPayment, ({ payload, payments, body }) =>
    startPayment({ payload, provider: payments.provider(), input: body }),
  ),
  route(calls.capturePayment, ({ payload, payments, id }) =>
    capturePayment({ payload, provider: payments.provider(), paypalOrderId: id }),
  ),
  route(calls.confirmPayment, ({ payload, payments, id, body }) =>
    confirmPayment({ payload, provider: payments.provider(), orderId: id, report: body }),
  ),
  route(calls.paymentDue, ({ payload, id }) => readPaymentDue(payload, id)),
  // 503 makes PayPal repeat a notice for three days: also while no webhook is set up.
  route(calls.paypalNotice, async ({ payload, payments, limits, req }) => {
    const { checkNotice: check } = payments;
    if (!check) throw new ShopError('WEBHOOK_NOT_SET_UP');
    const raw = Buffer.isBuffer(req.body) ? req.body.toString('utf8') : '';
    const body = parsed(raw);
    const signature = noticeSignature.safeParse(req.headers);
    if (!signature.success || body === null) throw new ShopError('BAD_SIGNATURE');
    const notice = paypalNotice.safeParse(body.value);
    // PayPal need not repeat what the shop does not know or cannot read.
    if (!notice.success) return logUnread(body.value, notice.error);
    await takeNotice({
      payload,
      provider: payments.provider(),
      limits,
      check,
      address: callerAddress(req),
      signature: signature.data,
      raw,
      notice: notice.data,
    });
  }),
  route(calls.paymentProblems, ({ payload, user }) => readProblems({ payload, user })),
  route(calls.settleOrder, ({ payload, user, id, body: { problem } }) =>
    settleOrder({ payload, user, id, problem }),
  ),
  route(calls.settlePayment, ({ payload, user, id }) => settleProblem({ payload, user, id })),
  route(calls.simulateBuyer, ({ payload, id, body: { outcome } }) =>
    chooseOutcome({ payload, paypalOrderId: id, outcome }),
  ),
];

/** A notice of a kind that matters and cannot be read: the owner's money may depend on it. */
function logUnread(body: unknown, { issues }: ZodError): void {
  const known = noticeOfKnownKind.safeParse(body);
  if (!known.success) return;
  const paths = issues.map(({ path }) => path.join('.'));
  log.error({ ...known.data, paths }, 'payments: a notice of PayPal could not be read');
}

/** The JSON value of a text, or null when it is none. */
function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
