import { z } from 'zod';
import { timestamp } from '../wire/wire';
import { PAID_HOW, type PaidHow } from './paid-how';
import { isRealCapture } from './real-capture';

/** Kinds of ledger entries: paid, refunded, or no longer counted as paid, for example after a chargeback. */
export const MOVEMENT_KINDS = ['payment', 'refund', 'taken-back'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** A refund is with the provider until it has succeeded or failed; everything else is as it is written down. */
export const MOVEMENT_STATUSES = ['succeeded', 'pending', 'failed'] as const;

/** One ledger entry of an order (rule 16.1). It never changes, except that a pending one ends. */
export const movement = z.object({
  id: z.string(),
  at: timestamp,
  kind: z.enum(MOVEMENT_KINDS),
  how: z.enum(PAID_HOW),
  /** In cents, above 0. */
  amount: z.int().min(1),
  status: z.enum(MOVEMENT_STATUSES),
  /** False for money that doesn't count toward the order, like a double payment, and for refunds of it. */
  isCounted: z.boolean(),
  /** What the provider captured; of a refund what it is taken from. */
  captureId: z.nullable(z.string()),
  /** The provider's own number: of a payment its order, of a refund the refund. */
  providerId: z.nullable(z.string()),
  refundId: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** What the provider keeps of it, in cents; null where that is unknown. */
  fee: z.nullable(z.int()),
  /** Whether to email the customer once a refund succeeds. */
  notify: z.optional(z.boolean()),
});
export type Movement = z.infer<typeof movement>;

const movements = z.array(movement);

/** The fields of an order that show how its money moved. */
export interface MovedOrder {
  id: string;
  status: string;
  paymentStatus: string;
  /** In cents. */
  total?: number | null;
  paypalCaptureId?: string | null;
  createdAt?: string;
  movements?: unknown;
}

/** An order's movements, oldest first. Orders from before movements were kept have one payment of the total if they're paid. */
export function movementsOf(order: MovedOrder): Movement[] {
  if (Array.isArray(order.movements)) return movements.parse(order.movements);
  const { id, paymentStatus, total, paypalCaptureId = null, createdAt } = order;
  if (paymentStatus !== 'succeeded' || !total || !createdAt) return [];
  return [newPayment({ id: `${id}:paid`, at: createdAt, amount: total, captureId: paypalCaptureId })];
}

type NewPayment = Pick<Movement, 'id' | 'at' | 'amount'> & Partial<Movement>;

/** A payment as it is written down; one of a capture came through the provider. */
export function newPayment({ captureId = null, ...payment }: NewPayment): Movement {
  return {
    kind: 'payment',
    how: captureId ? providedHow(captureId) : 'other',
    status: 'succeeded',
    isCounted: true,
    captureId,
    providerId: null,
    refundId: null,
    reason: null,
    fee: null,
    ...payment,
  };
}

type NewRefund = Pick<Movement, 'id' | 'at' | 'amount' | 'how' | 'status' | 'isCounted'> & Partial<Movement>;

/** A refund as it is written down. */
export function newRefund(refund: NewRefund): Movement {
  const unknown = { captureId: null, providerId: null, refundId: null, reason: null, fee: null };
  return { kind: 'refund', ...unknown, ...refund };
}

/** How money of a capture goes back through the provider. */
export function providedHow(captureId: string): PaidHow {
  return isRealCapture(captureId) ? 'paypal' : 'test';
}

/** What is written down stays; what is new is added, and what was pending may end. */
export function withMovements(known: readonly Movement[], added: readonly Movement[]): Movement[] {
  const kept = known.map((each) =>
    each.status === 'pending' ? (added.find(({ id }) => id === each.id) ?? each) : each,
  );
  return [...kept, ...added.filter(({ id }) => !known.some((each) => each.id === id))];
}
