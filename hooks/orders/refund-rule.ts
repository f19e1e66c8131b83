import { type LedgerEntry, ledgerOf } from '#domain/orders/ledger';
import { refundStatus, refundsOf } from '#domain/orders/refunds';
import { problemsAfterRefunds } from '#domain/payments/payment-problem';
import type { Rule } from '#server/platform/database/rule';
import { enqueueBefore } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import type { Order } from '../../payload-types';

/** A failed refund becomes a problem and an email. A successful one settles problems (rule 16.5). */
export const followRefunds: Rule<'orders'> = {
  name: 'follow-refunds',
  of: ['movements'],
  reads: ['paymentProblem', 'customerEmail'],
  before: async ({ payload, stored, changes }) => {
    if (!stored) return {};
    const order = { ...stored, ...changes };
    const ended = endedIn(stored, order);
    if (ended.length === 0) return {};
    for (const refundId of toEmail(order, ended)) {
      await enqueueBefore(payload, 'mail:refunded', {
        key: `${order.id}:refunded:${refundId}`,
        data: { orderId: order.id, refundId },
        recipient: order.customerEmail,
      });
    }
    for (const { id: entryId } of ended.filter(({ status }) => status === 'failed')) {
      await enqueueBefore(payload, 'mail:refund-failed', {
        key: `${order.id}:refund-failed:${entryId}`,
        data: { orderId: order.id, movementId: entryId },
      });
    }
    return { paymentProblem: problemsAfterRefunds({ problems: order.paymentProblem, order, ended }) };
  },
  after: wakeOutbox,
};

function endedIn(before: Order, after: Order): LedgerEntry[] {
  const known = new Map(ledgerOf(before).map(({ id, status }) => [id, status]));
  return ledgerOf(after).filter(
    ({ id, kind, status }) => kind === 'refund' && status !== 'pending' && known.get(id) !== status,
  );
}

/** The refunds that were just completed, if the customer should get an email. */
function toEmail(order: Order, ended: readonly LedgerEntry[]): string[] {
  const refunds = refundsOf(order);
  const ids = new Set(ended.flatMap(({ notify, refundId }) => (notify && refundId ? [refundId] : [])));
  return [...ids].filter((id) => refundStatus(refunds.get(id) ?? []) === 'succeeded');
}
