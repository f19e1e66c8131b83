import { z } from 'zod';
import { type LedgerEntry, ledgerOf, type OrderWithLedger } from '../orders/ledger';
import { PAID_HOW } from '../orders/paid-how';
import { dayOf } from '../orders/ready-by-days';
import { shareCents } from '../wire/share';
import { compareText } from '../words/compare-text';
import { type BookEntry, type Booked, type BookSums, type Books, RUSH_SHARE } from './books-contract';
import { daysOf, monthOf } from './months';

export interface BookedOrder extends OrderWithLedger {
  customerName: string;
  items?: unknown;
  serviceId?: string | null;
  rushCharge?: number | null;
}

interface Shared {
  entry: BookEntry;
  shares: { serviceId: string | null; amount: number }[];
}

/** A month's sums (rule 16.10), in cents. Shares and days add up exactly to the total. */
export function booksOf(
  orders: readonly BookedOrder[],
  month: string,
): Pick<
  Books,
  'counted' | 'notCounted' | 'test' | 'feesUnknown' | 'byHow' | 'byService' | 'byDay' | 'entries'
> {
  const all = orders.flatMap((order) => entriesOf(order, month));
  const entries = all.map(({ entry }) => entry).sort(newestFirst);
  const booked = (as: Booked) => entries.filter((entry) => entry.booked === as);
  const counted = booked('counted');
  return {
    counted: sumsOf(counted),
    notCounted: sumsOf(booked('not-counted')),
    test: sumsOf(booked('test')),
    feesUnknown: entries.filter(hasUnknownFee).length,
    byHow: PAID_HOW.map((how) => ({ how, of: counted.filter((entry) => entry.how === how) }))
      .filter(({ of }) => of.length > 0)
      .map(({ how, of }) => ({ how, ...sumsOf(of) })),
    byService: byService(all),
    byDay: daysOf(month).map((day) => {
      const { paid, refunded } = sumsOf(counted.filter((entry) => entry.day === day));
      return { day, paid, refunded };
    }),
    entries,
  };
}

/** The sums of these entries, in cents. */
export function sumsOf(entries: readonly Pick<BookEntry, 'kind' | 'amount' | 'fee'>[]): BookSums {
  const net = entries.reduce((sum, { amount }) => sum + amount, 0);
  const back = entries.reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? -amount : 0), 0);
  const fees = entries.reduce((sum, { fee }) => sum + (fee ?? 0), 0);
  return { paid: net + back, refunded: back, net, fees };
}

function entriesOf(order: BookedOrder, month: string): Shared[] {
  return ledgerOf(order)
    .filter(({ at }) => monthOf(new Date(at)) === month)
    .map((entry) => {
      const { id, at, kind, how, fee, reason } = entry;
      const amount = kind === 'payment' ? entry.amount : -entry.amount;
      const day = dayOf(new Date(at));
      const { id: orderId, customerName } = order;
      const booked = bookedAs(entry);
      return {
        entry: { id, orderId, customerName, at, day, kind, how, amount, fee, booked, reason },
        shares: sharesOf(order, amount),
      };
    });
}

function bookedAs({ how, status, isCounted }: LedgerEntry): Booked {
  if (how === 'test') return 'test';
  if (status !== 'succeeded') return status;
  return isCounted ? 'counted' : 'not-counted';
}

const gloves = z
  .array(z.object({ serviceId: z.string(), price: z.int().min(0).default(0).catch(0) }))
  .catch([]);

/** Whether an entry counts as paid or refunded money. Simulated money doesn't. */
export function isBooked(entry: LedgerEntry): boolean {
  return bookedAs(entry) === 'counted';
}

function sharesOf({ items, serviceId = null, rushCharge }: BookedOrder, amount: number): Shared['shares'] {
  const priced = gloves.parse(items);
  if (priced.length === 0) return [{ serviceId, amount }];
  const parts = [...priced, ...(rushCharge ? [{ serviceId: RUSH_SHARE, price: rushCharge }] : [])];
  const shares = shareCents(
    amount,
    parts.map(({ price }) => price),
  );
  return parts.map((part, at) => ({ serviceId: part.serviceId, amount: shares[at] ?? 0 }));
}

function byService(all: readonly Shared[]): Books['byService'] {
  const found = new Map<string | null, Omit<BookSums, 'fees'>>();
  for (const { entry, shares } of all) {
    if (entry.booked !== 'counted') continue;
    for (const { serviceId, amount } of shares) {
      const { paid, refunded, net } = sumsOf([{ kind: entry.kind, amount, fee: null }]);
      const known = found.get(serviceId) ?? { paid: 0, refunded: 0, net: 0 };
      found.set(serviceId, {
        paid: known.paid + paid,
        refunded: known.refunded + refunded,
        net: known.net + net,
      });
    }
  }
  return [...found]
    .map(([serviceId, sums]) => ({ serviceId, ...sums }))
    .sort((one, other) => other.net - one.net);
}

function hasUnknownFee({ kind, how, fee, booked }: BookEntry): boolean {
  return kind === 'payment' && how === 'paypal' && fee === null && booked !== 'test';
}

function newestFirst(one: BookEntry, other: BookEntry): number {
  return compareText(other.at, one.at) || compareText(other.id, one.id);
}
