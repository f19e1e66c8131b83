import { z } from 'zod';
import type { OrderView } from '#domain/orders/order-view';
import { RECORDED_HOW } from '#domain/orders/paid-how';
import { dayOf } from '#domain/orders/ready-by-days';
import type { RecordedPayment } from '#domain/orders/recorded-payment';
import { centsToDecimal, dollarsToCents, formatDollars } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';

type Owing = Pick<OrderView, 'amountDue' | 'createdAt'>;

/** The form for a payment of an order, as it is filled on a day of the owner's calendar; it makes what the call takes. */
export function recordPaymentForm({ amountDue, createdAt }: Owing, now: Date) {
  const [placed, today] = [dayOf(new Date(createdAt)), dayOf(now)];
  return z.object({
    amount: z
      .string()
      .transform((typed) => dollarsToCents(typed) ?? Number.NaN)
      .pipe(
        z
          .number(MESSAGES.amountAboveZero)
          .min(1, MESSAGES.amountAboveZero)
          .max(amountDue, `${formatDollars(amountDue)} is due at most`),
      ),
    how: z.enum(RECORDED_HOW, MESSAGES.paidHow),
    at: z.iso
      .date(MESSAGES.paidDay)
      .refine((day) => day >= placed && day <= today, MESSAGES.paidOnDay)
      .transform((day): RecordedPayment['at'] => (day === today ? undefined : noonOf(day, createdAt))),
  });
}
type Form = ReturnType<typeof recordPaymentForm>;
export type RecordPaymentValues = z.input<Form>;

/** All that is due, in cash, today. */
export function newPaymentOf({ amountDue }: Owing, now: Date): RecordPaymentValues {
  return { amount: centsToDecimal(amountDue), how: 'cash', at: dayOf(now) };
}

/** A day's noon, but not before the order was placed: the shop's calendar may be another one than the owner's. */
function noonOf(day: string, createdAt: string): string {
  const noon = new Date(`${day}T12:00:00`).toISOString();
  return noon < createdAt ? createdAt : noon;
}
