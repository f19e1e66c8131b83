import { type Movement, movementsOf } from '#domain/orders/movements';
import { refundStatus, refundsOf } from '#domain/orders/refunds';
import { problemsAfterRefunds } from '#domain/payments/payment-problem';
import type { Rule } from '#server/platform/database/rule';
import { enqueueBefore } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import type { Order } from '../../payload-types';

/** What follows when a refund ends (rule 16.5): a failed part becomes a problem and an email, a successful one settles problems and may be emailed. */
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
      await enqueueBefore(payload, 'mail:refunded', {
        key: `${order.id}:refunded:${refundId}`,
        data: { orderId: order.id, refundId },
        recipient: order.customerEmail,
      });
    }
    for (const { id: movementId } of ended.filter(({ status }) => status === 'failed')) {
      await enqueueBefore(payload, 'mail:refund-failed', {
        key: `${order.id}:refund-failed:${movementId}`,
        data: { orderId: order.id, movementId },
      });
    }
    return { paymentProblem: problemsAfterRefunds({ told: order.paymentProblem, order, ended }) };
  },
  after: wakeOutbox,
};

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
