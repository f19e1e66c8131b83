import { acceptedTotal } from './extra-work';
import { type LedgerEntry, ledgerOf, newPayment, type OrderWithLedger } from './ledger';

export interface CountedOrder extends OrderWithLedger {
  extraWork?: unknown;
}

export interface OrderMoney {
  extraTotal: number;
  amountPaid: number;
  amountRefunded: number;
  amountDue: number;
}

const sum = (entries: readonly LedgerEntry[]) => entries.reduce((total, { amount }) => total + amount, 0);

const pendingCounted = (entries: readonly LedgerEntry[]) =>
  entries.filter(({ isCounted, status }) => isCounted && status === 'pending');

/** How much these entries paid and refunded, in cents. Failed entries and money that doesn't count toward the order are left out. */
export function sumEntries(entries: readonly LedgerEntry[]): Omit<OrderMoney, 'extraTotal' | 'amountDue'> {
  const counted = entries.filter(({ isCounted, status }) => isCounted && status === 'succeeded');
  const of = (kind: LedgerEntry['kind']) => sum(counted.filter((each) => each.kind === kind));
  return { amountPaid: of('payment') - of('taken-back'), amountRefunded: of('refund') };
}

/** What's paid, refunded, and owed, in cents (rule 15.7). A refund isn't owed again, and canceled orders owe nothing. */
export function orderMoney(order: CountedOrder): OrderMoney {
  const extraTotal = acceptedTotal(order.extraWork);
  const counted = sumEntries(ledgerOf(order));
  return { extraTotal, ...counted, amountDue: order.status === 'canceled' ? 0 : unpaidAmount(order) };
}

/** The unpaid part of an order's price, in cents, even if it's no longer owed. */
export function unpaidAmount(order: CountedOrder): number {
  const charged = (order.total ?? 0) + acceptedTotal(order.extraWork);
  return Math.max(0, charged - sumEntries(ledgerOf(order)).amountPaid);
}

export type MoneyColumns = { [Name in keyof OrderMoney]?: number | null };

/** Reads an order's stored money, in cents. */
export function storedMoney({ extraTotal, amountPaid, amountRefunded, amountDue }: MoneyColumns): OrderMoney {
  return {
    extraTotal: extraTotal ?? 0,
    amountPaid: amountPaid ?? 0,
    amountRefunded: amountRefunded ?? 0,
    amountDue: amountDue ?? 0,
  };
}

/** The time of an order's latest ledger entry, or null. */
export function lastMoved(entries: readonly LedgerEntry[]): string | null {
  return entries.reduce<string | null>((last, { at }) => (last === null || at > last ? at : last), null);
}

interface StatusEdit {
  before: CountedOrder | null;
  after: CountedOrder;
  as: Pick<LedgerEntry, 'id' | 'at'>;
}

/** Returns the ledger entry to add when the owner sets the payment status to fully paid or unpaid. */
export function entryForStatus({ before, after, as }: StatusEdit): LedgerEntry | null {
  const [was, is] = [before?.paymentStatus === 'succeeded', after.paymentStatus === 'succeeded'];
  if (was === is) return null;
  const { extraTotal, amountPaid, amountRefunded } = orderMoney(after);
  if (is) {
    const missing = (after.total ?? 0) + extraTotal - amountPaid;
    return missing > 0 ? newPayment({ ...as, amount: missing }) : null;
  }
  // Money that's part of a pending refund can't also be taken back.
  const remaining = amountPaid - amountRefunded - sum(pendingCounted(ledgerOf(after)));
  return remaining > 0 ? { ...newPayment({ ...as, amount: remaining }), kind: 'taken-back' } : null;
}
