import { z } from 'zod';
import { timestamp } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';
import { LEDGER_ENTRY_KINDS, type LedgerEntry } from './ledger';
import { PAID_HOW, RECORDED_HOW } from './paid-how';
import { dayOf } from './ready-by-days';

/** POST /api/orders/:id/payments (rule 16.9): `amount` in cents, `at` a day or a moment (default: now). */
export const recordedPayment = z.object({
  amount: z.int(MESSAGES.amountAboveZero).min(1, MESSAGES.amountAboveZero),
  how: z.enum(RECORDED_HOW, MESSAGES.paidHow),
  at: z.optional(z.union([z.iso.date(), z.iso.datetime({ offset: true })], MESSAGES.paidDay)),
});
export type RecordedPayment = z.output<typeof recordedPayment>;

export const orderPayment = z.object({
  id: z.string(),
  at: timestamp,
  kind: z.enum(LEDGER_ENTRY_KINDS).exclude(['refund']),
  how: z.enum(PAID_HOW),
  amount: z.int().min(1),
  /** False for money that doesn't count toward the order, like a double payment. */
  isCounted: z.boolean(),
  /** The provider's fee in cents, null if unknown. */
  fee: z.nullable(z.int()),
});
export type OrderPayment = z.infer<typeof orderPayment>;

/** The payments among an order's ledger entries, oldest first. */
export function paymentsOf(entries: readonly LedgerEntry[]): OrderPayment[] {
  return entries.flatMap(({ id, at, kind, how, amount, isCounted, fee }) =>
    kind === 'refund' ? [] : [{ id, at, kind, how, amount, isCounted, fee }],
  );
}

interface PaymentTime {
  /** A day ('YYYY-MM-DD') or a moment. Defaults to now. */
  at: string | undefined;
  now: Date;
  placedAt: Date;
}

/** The moment of a recorded payment; a day means its noon. Null if it's in the future or before the order. */
export function momentPaid({ at, now, placedAt }: PaymentTime): string | null {
  if (at === undefined || at === dayOf(now)) return now.toISOString();
  // Without a time zone, it's parsed as local time.
  const moment = new Date(at.includes('T') ? at : `${at}T12:00:00`);
  return moment > now || dayOf(moment) < dayOf(placedAt) ? null : moment.toISOString();
}
