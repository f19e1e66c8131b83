import { z } from 'zod';
import { LEDGER_ENTRY_KINDS } from '../orders/ledger';
import { PAID_HOW } from '../orders/paid-how';
import { documentId, timestamp } from '../wire/wire';
import { MONTH } from './months';

/**
 * How a ledger entry counts in the books (rule 16.10). 'not-counted' moved money but doesn't pay its order,
 * like a second payment.
 */
export const BOOKED = ['counted', 'not-counted', 'test', 'pending', 'failed'] as const;
export type Booked = (typeof BOOKED)[number];

const month = z.string().regex(MONTH);
const day = z.iso.date();

export const bookEntry = z.object({
  id: z.string(),
  orderId: documentId,
  customerName: z.string(),
  at: timestamp,
  day,
  kind: z.enum(LEDGER_ENTRY_KINDS),
  how: z.enum(PAID_HOW),
  /** In cents; what left the shop is negative. */
  amount: z.int(),
  /** What the provider keeps of it, in cents; null where that is unknown. */
  fee: z.nullable(z.int()),
  booked: z.enum(BOOKED),
  reason: z.nullable(z.string()),
});
export type BookEntry = z.infer<typeof bookEntry>;

/** Sums of movements, in cents. */
export const bookSums = z.object({
  /** What came in, less what no longer counts as paid. */
  paid: z.int(),
  refunded: z.int(),
  /** Paid minus refunded. */
  net: z.int(),
  fees: z.int(),
});
export type BookSums = z.infer<typeof bookSums>;

/** A month of the shop's money (rule 16.10). */
export const books = z.object({
  month,
  firstMonth: month,
  lastMonth: month,
  /** Of what counts; the figures below are of these. */
  counted: bookSums,
  notCounted: bookSums,
  test: bookSums,
  /** How many of the provider's payments it names no fee of. */
  feesUnknown: z.int(),
  /** What is still due of the orders that were placed in the month. */
  due: z.object({ orders: z.int(), amount: z.int() }),
  byHow: z.array(bookSums.extend({ how: z.enum(PAID_HOW) })),
  /** An order's movements shared among its gloves by their prices; null where it has none. */
  byService: z.array(bookSums.omit({ fees: true }).extend({ serviceId: z.nullable(z.string()) })),
  /** Every day of the month. */
  byDay: z.array(bookSums.omit({ fees: true, net: true }).extend({ day })),
  /** Newest first. */
  entries: z.array(bookEntry),
});
export type Books = z.infer<typeof books>;

/** GET /api/admin/money: the month that the shop is in, unless another is named. */
export const booksQuery = z.object({
  month: z.optional(z.string().regex(MONTH, 'Enter a month like 2026-11')),
});
