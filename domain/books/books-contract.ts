import { z } from 'zod';
import { LEDGER_ENTRY_KINDS } from '../orders/ledger';
import { PAID_HOW } from '../orders/paid-how';
import { documentId, timestamp } from '../wire/wire';
import { MONTH } from './months';

/** How a ledger entry counts in the books (rule 16.10). 'not-counted' doesn't pay its order, like a second payment. */
export const BOOKED = ['counted', 'not-counted', 'test', 'pending', 'failed'] as const;
export type Booked = (typeof BOOKED)[number];

const month = z.string().regex(MONTH);
const day = z.iso.date();

/** The `byService` key for rush charges (rule 28.6). */
export const RUSH_SHARE = 'rush';

export const bookEntry = z.object({
  id: z.string(),
  orderId: documentId,
  customerName: z.string(),
  at: timestamp,
  day,
  kind: z.enum(LEDGER_ENTRY_KINDS),
  how: z.enum(PAID_HOW),
  /** In cents. Outgoing money is negative. */
  amount: z.int(),
  /** The provider's fee in cents, null if unknown. */
  fee: z.nullable(z.int()),
  booked: z.enum(BOOKED),
  reason: z.nullable(z.string()),
});
export type BookEntry = z.infer<typeof bookEntry>;

export const bookSums = z.object({
  /** Payments minus those that no longer count as paid, for example after a chargeback. */
  paid: z.int(),
  refunded: z.int(),
  net: z.int(),
  fees: z.int(),
});
export type BookSums = z.infer<typeof bookSums>;

export const books = z.object({
  month,
  firstMonth: month,
  lastMonth: month,
  /** Like the figures below, these leave out money that isn't counted. */
  counted: bookSums,
  notCounted: bookSums,
  test: bookSums,
  feesUnknown: z.int(),
  due: z.object({ orders: z.int(), amount: z.int() }),
  /** What shipping earned on the month's orders, and what its labels cost, in cents (rule 27.8). Missing in months without labels. */
  shipping: z.object({ earned: z.int(), labels: z.int(), refunded: z.int() }).optional(),
  /** The month's texts, and what they cost in millionths of a dollar (rule 34.11). Missing in months without any. */
  texts: z.object({ count: z.int(), cost: z.int() }).optional(),
  byHow: z.array(bookSums.extend({ how: z.enum(PAID_HOW) })),
  /** Amounts split among the order's gloves by price. `serviceId` is null if the order has no gloves, and 'rush' for the rush charge. */
  byService: z.array(bookSums.omit({ fees: true }).extend({ serviceId: z.nullable(z.string()) })),
  byDay: z.array(bookSums.omit({ fees: true, net: true }).extend({ day })),
  entries: z.array(bookEntry),
});
export type Books = z.infer<typeof books>;

/** GET /api/admin/money: the current month by default. */
export const booksQuery = z.object({
  month: z.optional(z.string().regex(MONTH, 'Enter a month like 2026-11')),
});
