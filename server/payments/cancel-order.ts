import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { orderNews } from '#domain/orders/order-status';
import type { CancelAnswer, CancelRequest } from '#domain/orders/refund-contract';
import { refundsOf } from '#domain/orders/refunds';
import { actorOf } from '#domain/people/people';
import { allowed } from '#server/access/allowed';
import { idOnce } from '#server/access/id-once';
import { audited } from '#server/audit/audited';
import { refundEvent } from '#server/audit/shop-trail';
import { ShopError } from '#server/errors/shop-error';
import { findOrder } from '#server/orders/find-order';
import { writeOrder } from '#server/orders/write-order';
import { wakeOutbox } from '#server/outbox/worker';
import type { Admin, Order } from '../../payload-types';
import type { PaymentProvider } from './providers/provider';
import { mostGivenBack, refuseAbove } from './refund-limit';
import { finishRefund, partsOf } from './refund-order';

interface CancelOrder {
  payload: Payload;
  user: Admin;
  /** Throws an ONLINE_PAYMENT_OFF ShopError. */
  provider: () => PaymentProvider;
  id: string;
  /** The version that the owner saw; undefined where any will do. */
  ifMatch: number | undefined;
  input: CancelRequest;
  /** The same key is the same cancellation, never a second refund. */
  idempotencyKey: string | undefined;
}

/**
 * Cancels an order with what is given back of it and why, in one write; then the provider is asked for the refund (rule 16.8). Killed
 * before that write nothing has happened; after it, the job goes on. The owner has decided about the money, so nothing asks for it
 * any more. Throws a ShopError: FORBIDDEN, NOT_FOUND, CONFLICT, ALREADY_CANCELED, REFUND_TOO_MUCH, ONLINE_PAYMENT_OFF.
 */
export async function cancelOrder(asked: CancelOrder): Promise<CancelAnswer> {
  const { payload, user, provider, id, ifMatch, input, idempotencyKey } = asked;
  await allowed({ payload, user, collection: 'orders', operation: 'update' });
  const cancelId = idempotencyKey
    ? idOnce({ payload, what: `cancellation of ${id}`, idempotencyKey })
    : randomUUID();
  if (input.refund?.method === 'paypal') provider();
  const most = await mostGivenBack(payload, user);
  const change = () =>
    writeOrder({
      payload,
      orderId: id,
      by: actorOf(user),
      judge: (order) => {
        if (order.cancelId === cancelId) return {};
        if (ifMatch !== undefined && (order.version ?? 0) !== ifMatch) throw new ShopError('CONFLICT');
        if (order.status === 'canceled') throw new ShopError('ALREADY_CANCELED');
        if (input.refund) refuseAbove(order, input.refund.amount, most);
        return { write: { data: canceled(order, cancelId, input), except: exempt(input) } };
      },
    });
  const written = input.refund
    ? await audited({
        payload,
        ...refundEvent({ user, orderId: id, refundId: cancelId, amount: input.refund.amount }),
        happened: (order) => Boolean(order?.verdict.write),
        change,
      })
    : await change();
  if (!written) throw new ShopError('NOT_FOUND');
  wakeOutbox(payload);
  const isRefunded = refundsOf(written.order).has(cancelId);
  const refund = isRefunded
    ? await finishRefund({ payload, provider, orderId: id, refundId: cancelId })
    : null;
  // The refund's end was written as well.
  const now = refund ? await findOrder(payload, id) : written.order;
  return { version: now?.version ?? 0, refund };
}

function canceled(order: Order, cancelId: string, { refund, reason, notify }: CancelRequest): Partial<Order> {
  const status = 'canceled';
  // The mail that it is canceled tells of the refund as well.
  const asked = refund && { ...refund, reason, notify: false, captureId: null };
  return {
    status,
    cancelId,
    cancelReason: reason,
    ...(asked && { movements: partsOf(order, cancelId, asked) }),
    // Nobody is told, by no mail of an earlier change either.
    ...(!notify && { statusChange: randomUUID(), toldNews: orderNews({ status }) }),
  };
}

/** Who says what is given back knows of the money; and the customer is mailed only where that is asked for. */
const exempt = ({ notify }: CancelRequest) => ['tell-change-of-paid', ...(notify ? [] : ['tell-news'])];
