import type { Payload, Where } from 'payload';
import { type AttemptStatus, movesTo } from '#domain/payments/payment';
import { changeIf } from '#server/database/change-if';
import { findAll, findOne } from '#server/database/find';
import type { PaymentAttempt } from '../../payload-types';

/** The payment attempt that belongs to an order of the payment provider, or null when that is none of this shop. */
export function findAttempt(payload: Payload, paypalOrderId: string): Promise<PaymentAttempt | null> {
  return findOne(payload, 'payment-attempts', { paypalOrderId: { equals: paypalOrderId } });
}

/** Every payment attempt of an order, the latest first. */
export async function findAttempts(payload: Payload, orderId: string): Promise<PaymentAttempt[]> {
  return findAll(payload, 'payment-attempts', { orderId: { equals: orderId } }, '-number');
}

interface MoveAttempt {
  payload: Payload;
  attempt: Pick<PaymentAttempt, 'id'>;
  to: AttemptStatus;
  /** The statuses it is moved from; all from which it may be, unless told otherwise. */
  from?: readonly AttemptStatus[];
  /** Only moved while all of these hold. */
  condition?: readonly Where[];
  /** What is written with it. */
  data?: Omit<Partial<PaymentAttempt>, 'status'>;
}

/**
 * Moves a payment attempt to another status, or notes that it is still there: the only place that writes one. False when its status
 * was none of `from`. The collection's rule throws an Error at a move that ATTEMPT_MOVES does not have.
 */
export async function moveAttempt({
  payload,
  attempt: { id },
  to,
  from = movesTo(to),
  condition = [],
  data = {},
}: MoveAttempt): Promise<boolean> {
  const moved = await changeIf({
    payload,
    collection: 'payment-attempts',
    id,
    condition: [{ status: { in: [...from] } }, ...condition],
    data: { ...data, status: to },
  });
  return moved !== null;
}
