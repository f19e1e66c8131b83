import { sumEntries } from './amount-due';
import { type LedgerEntry, ledgerOf, type OrderWithLedger } from './ledger';
import { PAID_HOW, type PaidHow } from './paid-how';

/** 'paypal' refunds through the provider that took the money. 'recorded' is a refund made another way, which the shop only records. */
export const REFUND_METHODS = ['paypal', 'recorded'] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

export interface Refundable {
  captureId: string;
  amount: number;
  /** False if the order was already paid, or if the money doesn't match the order. */
  isCounted: boolean;
}

export interface RefundLimits {
  /** The most that can be refunded, across all payments that count toward the order. */
  total: number;
  paypal: number;
  captures: Refundable[];
}

const sum = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + amount, 0);

function liveRefunds(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(({ kind, status }) => kind === 'refund' && status !== 'failed');
}

/** Refunded or pending refund, in cents, including money that never counted as payment. */
export function refundedTotal(order: OrderWithLedger): number {
  return sum(liveRefunds(ledgerOf(order)));
}

/** An order's refunds that the provider hasn't completed. */
export function pendingRefunds(order: OrderWithLedger): LedgerEntry[] {
  return ledgerOf(order).filter(({ kind, status }) => kind === 'refund' && status === 'pending');
}

/** An order's refundable payments, largest first. */
export function refundLimits(order: OrderWithLedger): RefundLimits {
  const entries = ledgerOf(order);
  const { amountPaid } = sumEntries(entries);
  const refunds = liveRefunds(entries);
  const total = Math.max(0, amountPaid - sum(refunds.filter(({ isCounted }) => isCounted)));
  const captures = entries
    .filter((each) => each.kind === 'payment')
    .flatMap(({ captureId, amount, isCounted }) => {
      if (!captureId) return [];
      const left = amount - sum(refunds.filter((each) => each.captureId === captureId));
      return left > 0 ? [{ captureId, amount: left, isCounted }] : [];
    })
    .sort((one, other) => other.amount - one.amount);
  const held = sum(captures.filter(({ isCounted }) => isCounted));
  return { total, paypal: Math.min(total, held), captures };
}

/** Refunds by method, in cents. Together they're `amountRefunded`. */
export function refundedByHow(order: OrderWithLedger): { how: PaidHow; amount: number }[] {
  const counted = ledgerOf(order).filter(
    ({ kind, status, isCounted }) => kind === 'refund' && status === 'succeeded' && isCounted,
  );
  return PAID_HOW.flatMap((how) => {
    const amount = sum(counted.filter((each) => each.how === how));
    return amount > 0 ? [{ how, amount }] : [];
  });
}

export function isFullyRefunded(order: OrderWithLedger): boolean {
  const { amountPaid, amountRefunded } = sumEntries(ledgerOf(order));
  return amountPaid > 0 && amountRefunded >= amountPaid;
}

interface Wanted {
  /** In cents. */
  amount: number;
  method: RefundMethod;
  /** The payment to refund. Null means the payments that count toward the order. */
  captureId: string | null;
}

export type RefundPart = Pick<LedgerEntry, 'amount' | 'captureId' | 'isCounted'>;

/** Splits a refund among the payments it's taken from. Null if they don't cover it (rule 16.5). */
export function refundParts(
  order: OrderWithLedger,
  { amount, method, captureId }: Wanted,
): RefundPart[] | null {
  const { total, paypal, captures } = refundLimits(order);
  if (captureId) {
    const capture = captures.find((each) => each.captureId === captureId);
    const most = capture?.isCounted ? Math.min(capture.amount, total) : (capture?.amount ?? 0);
    return capture && amount <= most ? [{ amount, captureId, isCounted: capture.isCounted }] : null;
  }
  if (method === 'recorded') return amount <= total ? [{ amount, captureId: null, isCounted: true }] : null;
  if (amount > paypal) return null;
  const parts: RefundPart[] = [];
  let left = amount;
  for (const capture of captures.filter(({ isCounted }) => isCounted)) {
    const partAmount = Math.min(left, capture.amount);
    if (partAmount > 0) parts.push({ amount: partAmount, captureId: capture.captureId, isCounted: true });
    left -= partAmount;
  }
  return parts;
}

/** 'pending' while any part is pending. Otherwise 'succeeded' if any part succeeded, and 'failed' if none did. */
export function refundStatus(parts: readonly Pick<LedgerEntry, 'status'>[]): LedgerEntry['status'] {
  if (parts.some(({ status }) => status === 'pending')) return 'pending';
  return parts.some(({ status }) => status === 'succeeded') ? 'succeeded' : 'failed';
}

/** The parts of each refund of an order by refund ID, oldest first. */
export function refundsOf(order: OrderWithLedger): Map<string, LedgerEntry[]> {
  const refunds = new Map<string, LedgerEntry[]>();
  for (const part of ledgerOf(order)) {
    if (part.kind !== 'refund') continue;
    const id = part.refundId ?? part.id;
    refunds.set(id, [...(refunds.get(id) ?? []), part]);
  }
  return refunds;
}
