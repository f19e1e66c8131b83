import { z } from 'zod';
import { timestamp } from '../wire/wire';
import { PAID_HOW, type PaidHow } from './paid-how';
import { isRealCapture } from './real-capture';

/** Kinds of ledger entries: paid, refunded, or no longer counted as paid, for example after a chargeback. */
export const LEDGER_ENTRY_KINDS = ['payment', 'refund', 'taken-back'] as const;
export type LedgerEntryKind = (typeof LEDGER_ENTRY_KINDS)[number];

/** A refund is with the provider until it has succeeded or failed; everything else is as it is written down. */
export const LEDGER_ENTRY_STATUSES = ['succeeded', 'pending', 'failed'] as const;

/** One ledger entry of an order (rule 16.1). It never changes, except that a pending one ends. */
export const ledgerEntry = z.object({
  id: z.string(),
  at: timestamp,
  kind: z.enum(LEDGER_ENTRY_KINDS),
  how: z.enum(PAID_HOW),
  /** In cents, above 0. */
  amount: z.int().min(1),
  status: z.enum(LEDGER_ENTRY_STATUSES),
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
export type LedgerEntry = z.infer<typeof ledgerEntry>;

const entries = z.array(ledgerEntry);

/** The fields of an order that show how its money moved. */
export interface OrderWithLedger {
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
export function ledgerOf(order: OrderWithLedger): LedgerEntry[] {
  if (Array.isArray(order.movements)) return entries.parse(order.movements);
  const { id, paymentStatus, total, paypalCaptureId = null, createdAt } = order;
  if (paymentStatus !== 'succeeded' || !total || !createdAt) return [];
  return [newPayment({ id: `${id}:paid`, at: createdAt, amount: total, captureId: paypalCaptureId })];
}

type NewPayment = Pick<LedgerEntry, 'id' | 'at' | 'amount'> & Partial<LedgerEntry>;

/** A payment as it is written down; one of a capture came through the provider. */
export function newPayment({ captureId = null, ...payment }: NewPayment): LedgerEntry {
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

type NewRefund = Pick<LedgerEntry, 'id' | 'at' | 'amount' | 'how' | 'status' | 'isCounted'> &
  Partial<LedgerEntry>;

/** A refund as it is written down. */
export function newRefund(refund: NewRefund): LedgerEntry {
  const unknown = { captureId: null, providerId: null, refundId: null, reason: null, fee: null };
  return { kind: 'refund', ...unknown, ...refund };
}

/** How money of a capture goes back through the provider. */
export function providedHow(captureId: string): PaidHow {
  return isRealCapture(captureId) ? 'paypal' : 'test';
}

/** What is written down stays; what is new is added, and what was pending may end. */
export function mergeEntries(known: readonly LedgerEntry[], added: readonly LedgerEntry[]): LedgerEntry[] {
  const kept = known.map((each) =>
    each.status === 'pending' ? (added.find(({ id }) => id === each.id) ?? each) : each,
  );
  return [...kept, ...added.filter(({ id }) => !known.some((each) => each.id === id))];
}
