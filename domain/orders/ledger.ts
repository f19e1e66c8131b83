import { z } from 'zod';
import { timestamp } from '../wire/wire';
import { PAID_HOW, type PaidHow } from './paid-how';
import { isRealCapture } from './real-capture';

/** The kinds of ledger entries. With 'taken-back', a payment no longer counts as paid, for example after a chargeback. */
export const LEDGER_ENTRY_KINDS = ['payment', 'refund', 'taken-back'] as const;
export type LedgerEntryKind = (typeof LEDGER_ENTRY_KINDS)[number];

/** Only refunds can be pending, until the provider completes or refuses them. */
export const LEDGER_ENTRY_STATUSES = ['succeeded', 'pending', 'failed'] as const;

/** One ledger entry of an order (rule 16.1). It never changes, except when it stops being pending. */
export const ledgerEntry = z.object({
  id: z.string(),
  at: timestamp,
  kind: z.enum(LEDGER_ENTRY_KINDS),
  how: z.enum(PAID_HOW),
  amount: z.int().min(1),
  status: z.enum(LEDGER_ENTRY_STATUSES),
  /** False for money that doesn't count toward the order, like a second payment, and for its refunds. */
  isCounted: z.boolean(),
  /** The provider's capture. For a refund, the capture it's taken from. */
  captureId: z.nullable(z.string()),
  providerId: z.nullable(z.string()),
  refundId: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The provider's fee in cents, null if unknown. */
  fee: z.nullable(z.int()),
  notify: z.optional(z.boolean()),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

const entries = z.array(ledgerEntry);

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

/** An order's ledger entries, oldest first. Older paid orders without a ledger get one payment of the total. */
export function ledgerOf(order: OrderWithLedger): LedgerEntry[] {
  if (Array.isArray(order.movements)) return entries.parse(order.movements);
  const { id, paymentStatus, total, paypalCaptureId = null, createdAt } = order;
  if (paymentStatus !== 'succeeded' || !total || !createdAt) return [];
  return [newPayment({ id: `${id}:paid`, at: createdAt, amount: total, captureId: paypalCaptureId })];
}

const UNKNOWN = { captureId: null, providerId: null, refundId: null, reason: null, fee: null } as const;

type NewPayment = Pick<LedgerEntry, 'id' | 'at' | 'amount'> & Partial<LedgerEntry>;

/** Creates a payment entry. With a capture, it came through the provider. */
export function newPayment({ captureId = null, ...payment }: NewPayment): LedgerEntry {
  return {
    kind: 'payment',
    how: captureId ? providedHow(captureId) : 'other',
    status: 'succeeded',
    isCounted: true,
    ...UNKNOWN,
    captureId,
    ...payment,
  };
}

type NewRefund = Pick<LedgerEntry, 'id' | 'at' | 'amount' | 'how' | 'status' | 'isCounted'> &
  Partial<LedgerEntry>;

export function newRefund(refund: NewRefund): LedgerEntry {
  return { kind: 'refund', ...UNKNOWN, ...refund };
}

/** The payment method of a capture and of its refunds. */
export function providedHow(captureId: string): PaidHow {
  return isRealCapture(captureId) ? 'paypal' : 'test';
}

/** Adds new entries, and updates pending entries that ended. Nothing else changes. */
export function mergeEntries(known: readonly LedgerEntry[], added: readonly LedgerEntry[]): LedgerEntry[] {
  const merged = known.map((each) =>
    each.status === 'pending' ? (added.find(({ id }) => id === each.id) ?? each) : each,
  );
  return [...merged, ...added.filter(({ id }) => !known.some((each) => each.id === id))];
}
