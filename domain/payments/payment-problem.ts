import { type CountedOrder, orderMoney } from '../orders/amount-due';
import { type LedgerEntry, ledgerOf } from '../orders/ledger';
import type { OrderStatus, PaymentStatus } from '../orders/order-status';
import { isFullyRefunded } from '../orders/refunds';
import { formatDollars } from '../wire/money';
import { formatDate } from '../words/days';
import { problemLines, REFUND_FAILED } from './problem-kinds';

const CANCELED: OrderStatus = 'canceled';

interface Money {
  /** Null if the provider's amount isn't in dollars and cents. */
  cents: number | null;
  currency: string;
}

/** The amount the provider reported, in words for the owner: "$65.00" or "EUR 65.00". */
function named({ cents, currency }: Money): string {
  if (cents === null) return `an unknown amount of ${currency}`;
  return currency === 'USD' ? formatDollars(cents) : `${currency} ${(cents / 100).toFixed(2)}`;
}

interface Dispute {
  id: string;
  status: string;
  /** PayPal's deadline for an answer, in ISO 8601. */
  answerBy?: string;
}

function asksForRefund(line: string, captureId: string): boolean {
  const isRefundRequest = /^(Paid twice|Paid after it was canceled|Canceled after it was paid): refund /.test(
    line,
  );
  return (
    (isRefundRequest && line.includes(`PayPal capture ${captureId}`)) ||
    line.startsWith(`PayPal capture ${captureId} is `)
  );
}

export const PAYMENT_PROBLEM = {
  paidTwice: (captureId: string, amount: Money) =>
    `Paid twice: refund ${named(amount)} of PayPal capture ${captureId}.`,
  wrongAmount: (captureId: string, amount: Money, { total, unpaid }: { total: number; unpaid: number }) =>
    `PayPal capture ${captureId} is ${named(amount)}, ${unpaid === total ? "the order's total" : 'what is due of the order'} is ${formatDollars(unpaid)}: not counted as paid.`,
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
  refundFailed: (captureId: string, amount: Money) =>
    `PayPal couldn't refund ${named(amount)} of capture ${captureId}: refund it another way.`,
  refundUndone: (captureId: string, amount: Money) =>
    `PayPal first gave back ${named(amount)} of capture ${captureId}, then did not: look at PayPal's own pages.`,
  refundUnanswered: (captureId: string, amount: Money) =>
    `PayPal has not ended the refund of ${named(amount)} of capture ${captureId}: look at PayPal's own pages.`,
  dispute: ({ id, status, answerBy }: Dispute, captureId: string, amount: Money) =>
    `PayPal dispute ${id} about ${named(amount)} of capture ${captureId}: ${status.toLowerCase().replaceAll('_', ' ')}.${answerBy ? ` Answer by ${formatDate(answerBy.slice(0, 10))}.` : ''}`,
  orderGone: (captured: string) =>
    `Its order was deleted. Refund what PayPal took: ${captured.replaceAll('\n', ', ')}.`,
} as const;

export function capturedLine(capture: { id: string; status: string; amount: Money }): string {
  return `${capture.id} ${named(capture.amount)} ${capture.status}`;
}

interface Refunded {
  problems: string | null | undefined;
  order: CountedOrder;
  ended: readonly LedgerEntry[];
}

/** An order's problems after its refunds ended: adds failed ones, and removes those a refund settled (rule 16.5). */
export function problemsAfterRefunds({ problems, order, ended }: Refunded): string | null {
  const entries = ledgerOf(order);
  const live = entries.filter(({ kind, status }) => kind === 'refund' && status === 'succeeded');
  const isRefunded = ({ captureId, amount, isCounted }: LedgerEntry) =>
    (isCounted && isFullyRefunded(order)) ||
    live.filter((each) => each.captureId === captureId).reduce((sum, each) => sum + each.amount, 0) >= amount;
  const back = entries.filter(({ kind }) => kind === 'payment').filter(isRefunded);
  const { amountPaid, amountRefunded, extraTotal } = orderMoney(order);
  const isEven = amountPaid - amountRefunded === (order.total ?? 0) + extraTotal;
  const made = ended.filter(({ status }) => status === 'succeeded');
  const isSettled = (line: string) =>
    back.some(({ captureId }) => captureId && asksForRefund(line, captureId)) ||
    (isEven && line.startsWith('The total was changed from ')) ||
    made.some((each) => entries.some((failed) => isMadeUp(line, failed, each)));
  const left = problemLines(problems).filter((line) => !isSettled(line));
  const failed = ended.filter(({ status }) => status === 'failed').map(failedLine);
  return [...new Set([...left, ...failed])].join('\n') || null;
}

const failedLine = ({ captureId, amount }: LedgerEntry) =>
  PAYMENT_PROBLEM.refundFailed(captureId ?? '', { cents: amount, currency: 'USD' });

/** Whether a line is about this failed refund. Older lines say the same in other words. */
function isAbout(line: string, { captureId, amount }: LedgerEntry): boolean {
  return (
    REFUND_FAILED.starts.test(line) &&
    line.includes(` ${formatDollars(amount)} of capture ${captureId ?? ''}: `)
  );
}

function isMadeUp(line: string, failed: LedgerEntry, made: LedgerEntry): boolean {
  return failed.status === 'failed' && made.amount >= failed.amount && isAbout(line, failed);
}

interface PaidOrder {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  total?: number | null;
  paypalCaptureId?: string | null;
}

/** What the owner has to settle after changing an order that was paid online. */
export function problemsOfChange(
  paid: PaidOrder,
  { status = paid.status, total = paid.total, paymentStatus }: Partial<PaidOrder>,
): string[] {
  const { paypalCaptureId } = paid;
  // An owner who sets the payment to failed already knows.
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
