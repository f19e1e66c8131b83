import type { Payload } from 'payload';
import type { LedgerEntry } from '#domain/orders/ledger';
import { ATTEMPT_STATUSES } from '#domain/payments/payment';
import { capturedLine, PAYMENT_PROBLEM } from '#domain/payments/payment-problem';
import { problemLines, withProblem } from '#domain/payments/problem-kinds';
import { actorOf } from '#domain/people/people';
import { CURRENCY } from '#domain/wire/money';
import { findOrder } from '#server/orders/find-order';
import { allowed, type OnOne } from '#server/platform/access/allowed';
import { BY_SHOP, changeIf, changeJudged, fieldIs } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { orNotFound, ShopError } from '#server/platform/errors/shop-error';
import { log } from '#server/platform/tools/log';
import type { Order, PaymentAttempt } from '../../payload-types';
import { findAttempts, moveAttempt } from './attempts';

interface Context {
  attempt?: PaymentAttempt | null;
  uncounted?: LedgerEntry | null;
}

/** Reports a payment problem to the owner once, on its order, or on the attempt if the order was deleted. */
export async function flagOrder(
  payload: Payload,
  orderId: string,
  problem: string,
  { attempt, uncounted }: Context = {},
): Promise<void> {
  const alsoWrite = uncounted ? { movements: [{ ...uncounted, isCounted: false }] } : undefined;
  if (
    await addLine(payload, { collection: 'orders', field: 'paymentProblem', id: orderId, problem, alsoWrite })
  )
    return;
  const known = attempt ?? (await findAttempts(payload, orderId))[0];
  if (known) await flagAttempt(payload, known, problem);
  else log.error({ orderId, problem }, 'payments: a problem with an order that is gone');
}

async function flagAttempt(payload: Payload, attempt: PaymentAttempt, problem: string): Promise<void> {
  log.error({ orderId: attempt.orderId, problem }, 'payments: a problem with an order that is gone');
  await addLine(payload, { collection: 'payment-attempts', field: 'problem', id: attempt.id, problem });
}

interface AddLine {
  collection: 'orders' | 'payment-attempts';
  field: 'paymentProblem' | 'problem';
  id: string;
  problem: string;
  alsoWrite?: object;
}

type WithProblem = Pick<Order, 'paymentProblem'> & Pick<PaymentAttempt, 'problem'>;

async function addLine(
  payload: Payload,
  { collection, field, id, problem, alsoWrite }: AddLine,
): Promise<boolean> {
  const written = await changeJudged(payload, collection, id, BY_SHOP, (stored: WithProblem) => {
    const lines = withProblem(stored[field], problem);
    // Pending money gets its ledger entry once it arrives.
    if (lines === null && !alsoWrite) return {};
    const data = { ...alsoWrite, ...(lines !== null && { [field]: lines }) };
    return { write: { data, condition: [fieldIs(field, stored[field])] } };
  });
  return written !== null;
}

/** Reports money whose order was deleted. */
export async function flagOrderGone(payload: Payload, attempt: PaymentAttempt): Promise<void> {
  const { paypalCaptureId, captured, amount } = attempt;
  if (!paypalCaptureId) return;
  // Older attempts know only the amount we asked for.
  const asAsked = { cents: amount ?? null, currency: CURRENCY };
  const lines = captured || capturedLine({ id: paypalCaptureId, status: 'COMPLETED', amount: asAsked });
  await flagAttempt(payload, attempt, PAYMENT_PROBLEM.orderGone(lines));
  const data = { paypalCaptureId, captured: lines, checkAt: null };
  await moveAttempt(payload, attempt, 'problem', { from: ATTEMPT_STATUSES, data });
}

/** Settles the payment problems the caller saw on an order. Throws FORBIDDEN, NOT_FOUND, NOTHING_TO_SETTLE, or CONFLICT. */
export async function settleOrder({ payload, user, id }: OnOne, problem: string): Promise<void> {
  const rules = await allowed({ payload, user, collection: 'orders', operation: 'update' });
  const text = `Settled: ${problemLines(problem).join(' ')}`;
  const settled = await changeIf(payload, 'orders', id, {
    condition: [...rules, { paymentProblem: { equals: problem } }],
    data: { paymentProblem: null, story: [{ kind: 'payment-problem', actor: actorOf(user), text }] },
    by: actorOf(user),
  });
  if (settled) return;
  const order = orNotFound(await findOrder(payload, id));
  throw new ShopError(order.paymentProblem ? 'CONFLICT' : 'NOTHING_TO_SETTLE');
}

/** Settles money without an order. Throws FORBIDDEN, NOT_FOUND, or NOTHING_TO_SETTLE. */
export async function settleProblem({ payload, user, id }: OnOne): Promise<void> {
  const rules = await allowed({ payload, user, collection: 'payment-attempts', operation: 'read' });
  const condition = [...rules, { problem: { exists: true } }];
  if (await changeIf(payload, 'payment-attempts', id, { condition, data: { problem: null } })) return;
  const where = { and: [{ id: { equals: id } }, ...rules] };
  const exists = await findOne(payload, 'payment-attempts', where);
  throw exists ? new ShopError('NOTHING_TO_SETTLE') : new ShopError('NOT_FOUND');
}
