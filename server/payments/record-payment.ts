import type { Payload } from 'payload';
import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import { storedMoney } from '#domain/orders/amount-due';
import { ledgerOf, newPayment } from '#domain/orders/ledger';
import { momentPaid, type RecordedPayment } from '#domain/orders/recorded-payment';
import type { AttemptStatus } from '#domain/payments/payment';
import { actorOf } from '#domain/people/people';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { formatDollars } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';
import { findOrder, writeOrder } from '#server/orders/find-order';
import { allowed, type Once, type OnOne } from '#server/platform/access/allowed';
import { idOnce } from '#server/platform/access/make-once';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Order, PaymentAttempt } from '../../payload-types';
import { findAttempts, type PaymentOutcome, paymentOf, refuseUnpayable } from './attempts';
import { type PaymentProvider, ProviderError } from './providers/provider';
import { refreshAttempt } from './record-captures';

interface RecordPayment extends OnOne, Once {
  provider: PaymentProvider | null;
  input: RecordedPayment;
}

/** Records an in-person payment, up to what's due (rule 16.9). Throws a ShopError. */
export async function recordPayment(request: RecordPayment): Promise<CreatedAnswer> {
  const { payload, user, provider, id: orderId, input, idempotencyKey } = request;
  const { amount, how, at: paidAt } = input;
  const mayWrite = await allowed({ payload, user, collection: 'orders', operation: 'update' });
  const id = idOnce(payload, `payment of ${orderId}`, idempotencyKey);
  const order = await findOrder(payload, orderId);
  if (order && !isWritten(order, id)) await refuseWhileChecked({ payload, provider, orderId });
  const written = await writeOrder(payload, orderId, actorOf(user), (order) => {
    if (isWritten(order, id)) return {};
    refuseMore(order, amount);
    const at = momentPaid({ at: paidAt, now: new Date(), placedAt: new Date(order.createdAt) });
    if (at === null) throw new ShopError('VALIDATION', { errors: { at: MESSAGES.paidOnDay } });
    const entries = [newPayment({ id, at, amount, how })];
    return { write: { data: { movements: entries }, condition: mayWrite } };
  });
  if (!written) throw new ShopError('NOT_FOUND');
  return { id };
}

function isWritten(order: Order, id: string): boolean {
  return ledgerOf(order).some((entry) => entry.id === id);
}

function refuseMore(order: Order, amount: number): void {
  const due = refuseUnpayable(order);
  if (amount <= due) return;
  const { amountPaid } = storedMoney(order);
  const what = amountPaid > 0 ? 'the balance' : 'the full amount due';
  throw new ShopError('MORE_THAN_DUE', {
    message: `${formatDollars(due)} is ${what} of this order`,
  });
}

/** How long PayPal accepts an approval of an order, in ms. */
const OVER_MS = 3 * 60 * 60 * 1000;
const MAY_HAVE_TAKEN: readonly AttemptStatus[] = ['open', 'pending'];

interface RefuseWhileChecked {
  payload: Payload;
  provider: PaymentProvider | null;
  orderId: string;
}

/** Throws PAYMENT_PENDING while the provider may have money that we haven't recorded (rule 16.9). */
async function refuseWhileChecked({ payload, provider, orderId }: RefuseWhileChecked): Promise<void> {
  for (const attempt of await findAttempts(payload, orderId)) {
    const outcome = await attemptOutcome({ payload, provider, attempt });
    if (outcome === 'pending' || (outcome === 'succeeded' && !(await isRecorded(payload, attempt))))
      throw new ShopError('PAYMENT_PENDING', { message: SERVER_MESSAGES.paymentChecked });
  }
}

interface CheckedAttempt extends Omit<RefuseWhileChecked, 'orderId'> {
  attempt: PaymentAttempt;
}

async function attemptOutcome({ payload, provider, attempt }: CheckedAttempt): Promise<PaymentOutcome> {
  const { paypalOrderId, status, createdAt } = attempt;
  if (!provider || !paypalOrderId || !MAY_HAVE_TAKEN.includes(status)) return status;
  try {
    return (await refreshAttempt({ payload, provider }, paypalOrderId)).outcome;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const isFresh = Date.now() - new Date(createdAt).getTime() < OVER_MS;
    return isFresh ? 'pending' : status;
  }
}

async function isRecorded(payload: Payload, { id, orderId }: PaymentAttempt): Promise<boolean> {
  const attempt = (await findAttempts(payload, orderId)).find((each) => each.id === id);
  const order = await findOrder(payload, orderId);
  return Boolean(order && attempt?.paypalCaptureId && paymentOf(order, attempt.paypalCaptureId));
}
