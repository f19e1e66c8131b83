import type { OrderStatus, PaymentStatus } from '../orders/order-status';
import { formatDollars } from '../wire/money';

const CANCELED: OrderStatus = 'canceled';

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

/** What can be wrong with an order's payment, as the owner reads it; one line each, shown on the order. */
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
  canceledPaid: (captureId: string) =>
    `Canceled after it was paid: refund PayPal capture ${captureId}, or take the order up again.`,
  totalChanged: (captureId: string, before: number, after: number) =>
    `The total was changed from ${formatDollars(before)} to ${formatDollars(after)} after PayPal capture ${captureId} had paid it: refund or ask for the difference.`,
  orderGone: (captured: string) =>
    `Its order was deleted. Refund what PayPal took: ${captured.replaceAll('\n', ', ')}.`,
} as const;

/** One capture as the owner reads it: its id, its amount and how PayPal says it stands. */
export function capturedLine(capture: { id: string; status: string; amount: Money }): string {
  return `${capture.id} ${named(capture.amount)} ${capture.status}`;
}

/** The problems told so far and one more, each once; null when it was told already. */
export function withProblem(told: string | null | undefined, problem: string): string | null {
  if (!told) return problem;
  return told.split('\n').includes(problem) ? null : `${told}\n${problem}`;
}

interface PaidOrder {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  total?: number | null;
  paypalCaptureId?: string | null;
}

/**
 * What the owner must settle after changing an order that was paid online; empty for any other change. The owner who makes it
 * may not know of the payment yet, so it is told either way.
 */
export function problemsOfChange(
  paid: PaidOrder,
  { status = paid.status, total = paid.total, paymentStatus }: Partial<PaidOrder>,
): string[] {
  const { paypalCaptureId } = paid;
  // An owner who sets the payment to failed knows of it.
  if (!paypalCaptureId || paid.paymentStatus !== 'succeeded' || paymentStatus === 'failed') return [];
  return [
    ...(status === CANCELED && paid.status !== CANCELED
      ? [PAYMENT_PROBLEM.canceledPaid(paypalCaptureId)]
      : []),
    ...((total ?? 0) !== (paid.total ?? 0)
      ? [PAYMENT_PROBLEM.totalChanged(paypalCaptureId, paid.total ?? 0, total ?? 0)]
      : []),
  ];
}
