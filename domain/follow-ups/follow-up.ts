import type { OrderWithLedger } from '../orders/ledger';
import type { OrderEvent } from '../orders/order-events';
import { isFullyRefunded } from '../orders/refunds';
import { lastOnWayBack } from '../orders/track-packages';
import { ERASED } from '../own-account/erasure';

/** Follow-ups that couldn't go out for this many days don't anymore. So turning them on asks nobody about long ago. */
const WINDOW_DAYS = 14;
const CARE_MONTHS = 10;

type Happened = Pick<OrderEvent, 'kind' | 'at' | 'data'>;

/** When an order left the shop for the last time, or null if it hasn't. */
export function shippedAt(status: string, history: readonly Happened[]): string | null {
  if (status !== 'shipped') return null;
  return history.findLast(({ kind, data }) => kind === 'status' && data.to === 'shipped')?.at ?? null;
}

/** When the customer got the glove back (rule 37.1): the carrier's delivery, or without one, when it was shipped or picked up. */
export function gloveBackAt(status: string, history: readonly Happened[]): string | null {
  const shipped = shippedAt(status, history);
  const report = shipped && lastOnWayBack(history);
  if (!report) return shipped;
  return report.data.state === 'delivered' ? report.at : null;
}

interface Reviewed extends OrderWithLedger {
  customerEmail: string;
  paymentProblem?: string | null;
}

/** Whether an order ended well enough to be reviewed: not canceled, disputed, refunded in full, or erased. */
export function isReviewable(order: Reviewed): boolean {
  return (
    order.status === 'shipped' &&
    !order.paymentProblem &&
    order.customerEmail !== ERASED.email &&
    !isFullyRefunded(order)
  );
}

// By the calendar of the machine the shop runs on, so it's the same time of day across a change of clocks.
const daysAfter = (at: Date, days: number) => new Date(new Date(at).setDate(at.getDate() + days));

/** Whether a review is asked for now, so many days after the glove came back. */
export function isReviewDue(backAt: string, days: number, now: Date): boolean {
  return isInWindow(daysAfter(new Date(backAt), days), now);
}

/** Whether a care reminder is due now, ten months after the glove was shipped. */
export function isCareDue(shipped: string, now: Date): boolean {
  const at = new Date(shipped);
  const due = new Date(at);
  due.setMonth(at.getMonth() + CARE_MONTHS);
  // Ten months after April 30 is February 28.
  if (due.getDate() !== at.getDate()) due.setDate(0);
  return isInWindow(due, now);
}

function isInWindow(due: Date, now: Date): boolean {
  return due <= now && now < daysAfter(due, WINDOW_DAYS);
}
