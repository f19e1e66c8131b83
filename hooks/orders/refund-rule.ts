import { type Movement, movementsOf } from '#domain/orders/movements';
import { refundStatus, refundsOf } from '#domain/orders/refunds';
import { problemsAfterRefunds } from '#domain/payments/payment-problem';
import type { Rule } from '#server/platform/database/rule';
import { enqueueBefore } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import type { Order } from '../../payload-types';

/**
 * What follows from a refund that ends, in the same write, whoever brings the news (rule 16.5): a part that failed is told to the
 * owner as a problem of the payment and by mail, one that succeeded settles those that asked for it, and its customer is mailed where
 * that was asked for. The mails are queued before; killed in between, they find a refund that has not ended, and wait.
 */
export const followRefunds: Rule<'orders'> = {
  name: 'follow-refunds',
  of: ['movements'],
  reads: ['paymentProblem', 'customerEmail'],
  before: async ({ payload, stored, changes }) => {
    if (!stored) return {};
    const order = { ...stored, ...changes };
    const ended = endedIn(stored, order);
    if (ended.length === 0) return {};
    for (const refundId of toMail(order, ended)) {
      await enqueueBefore({
        payload,
        kind: 'mail:refunded',
        key: `${order.id}:refunded:${refundId}`,
        data: { orderId: order.id, refundId },
        recipient: order.customerEmail,
      });
    }
    for (const { id: movementId } of ended.filter(({ status }) => status === 'failed')) {
      await enqueueBefore({
        payload,
        kind: 'mail:refund-failed',
        key: `${order.id}:refund-failed:${movementId}`,
        data: { orderId: order.id, movementId },
      });
    }
    return { paymentProblem: problemsAfterRefunds({ told: order.paymentProblem, order, ended }) };
  },
  after: wakeOutbox,
};

/** The parts of refunds that end by a write. */
function endedIn(before: Order, after: Order): Movement[] {
  const known = new Map(movementsOf(before).map(({ id, status }) => [id, status]));
  return movementsOf(after).filter(
    ({ id, kind, status }) => kind === 'refund' && status !== 'pending' && known.get(id) !== status,
  );
}

/** The refunds that have succeeded now, and whose customer is to hear of it. */
function toMail(order: Order, ended: readonly Movement[]): string[] {
  const refunds = refundsOf(order);
  const ids = new Set(ended.flatMap(({ notify, refundId }) => (notify && refundId ? [refundId] : [])));
  return [...ids].filter((id) => refundStatus(refunds.get(id) ?? []) === 'succeeded');
}
