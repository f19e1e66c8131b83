import { formatDollars } from './money';

interface Money {
  /** Null when the provider names no amount in dollars and cents. */
  cents: number | null;
  currency: string;
}

/** Money as the provider names it, for the owner: "$65.00" or "EUR 65.00". */
function named({ cents, currency }: Money): string {
  if (cents === null) return `an unknown amount of ${currency}`;
  return currency === 'USD' ? formatDollars(cents) : `${currency} ${(cents / 100).toFixed(2)}`;
}

/** What an order's payment is not right about, in the owner's words. One line each, shown on the order. */
export const PAYMENT_PROBLEM = {
  paidTwice: (captureId: string, amount: Money) =>
    `Paid twice: refund ${named(amount)} of PayPal capture ${captureId}.`,
  wrongAmount: (captureId: string, amount: Money, total: number) =>
    `PayPal capture ${captureId} is ${named(amount)}, the order's total is ${formatDollars(total)}: not counted as paid.`,
  foreign: (captureId: string) =>
    `PayPal capture ${captureId} belongs to another order: not counted as paid here.`,
  canceled: (captureId: string, amount: Money) =>
    `Paid after it was canceled: refund ${named(amount)} of PayPal capture ${captureId}, or take the order up again.`,
  refunded: (captureId: string, amount: Money) => `PayPal refunded ${named(amount)} of capture ${captureId}.`,
  unrecordedRefund: (captureId: string) =>
    `PayPal capture ${captureId} was refunded before it was recorded: not counted as paid.`,
  reversed: (captureId: string, amount: Money) =>
    `PayPal took ${named(amount)} of capture ${captureId} back (reversed).`,
} as const;
