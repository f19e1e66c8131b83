import type { Payload } from 'payload';
import type { Movement } from '#domain/orders/movements';
import { ATTEMPT_STATUSES } from '#domain/payments/payment';
import { capturedLine, PAYMENT_PROBLEM } from '#domain/payments/payment-problem';
import { withProblem } from '#domain/payments/problem-kinds';
import { CURRENCY } from '#domain/wire/money';
import { fieldIs } from '#server/database/change-if';
import { changeJudged } from '#server/database/change-judged';
import { log } from '#server/tools/log';
import type { Order, PaymentAttempt } from '../../payload-types';
import { findAttempts, moveAttempt } from './attempts';

interface FlagOrder {
  payload: Payload;
  orderId: string;
  /** One line, of PAYMENT_PROBLEM. */
  problem: string;
  /** The payment attempt it is about, where the shop knows it. */
  attempt?: PaymentAttempt | null;
  /** Money that does not pay the order: written down on it with the problem. */
  unfit?: Movement | null;
}

/**
 * Tells the owner what is not right about a payment: on its order, or on the payment attempt when the order is gone. Telling it
 * twice, at once as well, shows it once.
 */
export async function flagOrder({ payload, orderId, problem, attempt, unfit }: FlagOrder): Promise<void> {
  const besides = unfit ? { movements: [{ ...unfit, isCounted: false }] } : undefined;
  const told = { payload, field: 'paymentProblem', id: orderId, problem, besides } as const;
  const onOrder = { ...told, collection: 'orders' } as const;
  if (await addLine(onOrder)) return;
  const known = attempt ?? (await findAttempts(payload, orderId))[0];
  if (known) await flagAttempt({ payload, attempt: known, problem });
  else log.error({ orderId, problem }, 'payments: a problem with an order that is gone');
}

interface FlagAttempt extends Pick<FlagOrder, 'payload' | 'problem'> {
  attempt: PaymentAttempt;
}

/** Tells the owner on the payment attempt itself, for want of an order. */
async function flagAttempt({ payload, attempt, problem }: FlagAttempt): Promise<void> {
  log.error({ orderId: attempt.orderId, problem }, 'payments: a problem with an order that is gone');
  await addLine({ payload, collection: 'payment-attempts', field: 'problem', id: attempt.id, problem });
}

interface AddLine extends Pick<FlagOrder, 'payload' | 'problem'> {
  collection: 'orders' | 'payment-attempts';
  field: 'paymentProblem' | 'problem';
  id: string;
  /** What is written with it. */
  besides?: object;
}

/** What either of them says so far. */
type Told = Pick<Order, 'paymentProblem'> & Pick<PaymentAttempt, 'problem'>;

/** False when there is no such document. */
async function addLine({ payload, collection, field, id, problem, besides }: AddLine): Promise<boolean> {
  const told = await changeJudged({
    payload,
    collection,
    id,
    judge: (stored: Told) => {
      const lines = withProblem(stored[field], problem);
      // Money that was pending when it was told of is written down once it has come.
      if (lines === null && !besides) return {};
      const data = { ...besides, ...(lines !== null && { [field]: lines }) };
      return { write: { data, condition: [fieldIs(field, stored[field])] } };
    },
  });
  return told !== null;
}

interface TellOrderGone {
  payload: Payload;
  attempt: PaymentAttempt;
}

/** Tells the owner, on the payment attempt, of money whose order is not there any more. */
export async function tellOrderGone({ payload, attempt }: TellOrderGone): Promise<void> {
  const { paypalCaptureId, captured, amount } = attempt;
  if (!paypalCaptureId) return;
  // Payments of the time before captures were noted were recorded with the amount that had been asked for.
  const asAsked = { cents: amount ?? null, currency: CURRENCY };
  const lines = captured || capturedLine({ id: paypalCaptureId, status: 'COMPLETED', amount: asAsked });
  await flagAttempt({ payload, attempt, problem: PAYMENT_PROBLEM.orderGone(lines) });
  const data = { paypalCaptureId, captured: lines, checkAt: null };
  await moveAttempt({ payload, attempt, to: 'problem', from: ATTEMPT_STATUSES, data });
}
