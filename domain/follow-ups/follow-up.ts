import type { OrderWithLedger } from '../orders/ledger';
import type { OrderEvent } from '../orders/order-events';
import { isFullyRefunded } from '../orders/refunds';
import { lastOnWayBack } from '../orders/track-packages';
import { ERASED } from '../own-account/erasure';

/** A follow-up that's this many days late is dropped, so turning follow-ups on doesn't email anyone about an old order. */
const WINDOW_DAYS = 14;
const CARE_MONTHS = 10;

type Happened = Pick<OrderEvent, 'kind' | 'at' | 'data'>;

/** Returns when an order last left the shop, or null if it hasn't. */
export function shippedAt(status: string, history: readonly Happened[]): string | null {
  if (status !== 'shipped') return null;
  return history.findLast(({ kind, data }) => kind === 'status' && data.to === 'shipped')?.at ?? null;
}

/** Returns when the customer got the glove back (rule 37.1): when the carrier delivered it, or else when it was shipped or picked up. */
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

/** Whether an order can be reviewed: it isn't canceled, disputed, fully refunded, or erased. */
export function isReviewable(order: Reviewed): boolean {
  return (
    order.status === 'shipped' &&
    !order.paymentProblem &&
    order.customerEmail !== ERASED.email &&
    !isFullyRefunded(order)
  );
}

// Adds calendar days on the server's clock, so the time of day stays the same across daylight saving changes.
const daysAfter = (at: Date, days: number) => new Date(new Date(at).setDate(at.getDate() + days));

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
