import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { type Movement, newRefund, providedHow } from '#domain/orders/movements';
import type { RefundAnswer, RefundRequest } from '#domain/orders/refund-contract';
import { refundParts, refundStatus, refundsOf } from '#domain/orders/refunds';
import { actorOf } from '#domain/people/people';
import { allowed } from '#server/access/allowed';
import { idOnce } from '#server/access/id-once';
import { audited } from '#server/audit/audited';
import { refundEvent } from '#server/audit/shop-trail';
import { ShopError } from '#server/errors/shop-error';
import { findOrder } from '#server/orders/find-order';
import { writeOrder } from '#server/orders/write-order';
import type { Admin, Order } from '../../payload-types';
import { askRefunds } from './ask-refund';
import { type PaymentProvider, ProviderError } from './providers/provider';
import { mostGivenBack, refuseAbove } from './refund-limit';

interface RefundOrder {
  payload: Payload;
  user: Admin;
  /** Throws an ONLINE_PAYMENT_OFF ShopError. */
  provider: () => PaymentProvider;
  id: string;
  input: RefundRequest;
  /** The same key is the same refund, never a second one. */
  idempotencyKey: string | undefined;
}

/**
 * Gives money of an order back, or writes down that it was given back (rule 16.5). First it is written down as being with the
 * provider, in one write that keeps to the limit; then the provider is asked, under the id of what was written, and its answer
 * ends it. Killed in between, the job goes on. Throws a ShopError: FORBIDDEN, NOT_FOUND, REFUND_TOO_MUCH, ONLINE_PAYMENT_OFF.
 */
export async function refundOrder(asked: RefundOrder): Promise<RefundAnswer> {
  const { payload, user, provider, id, input, idempotencyKey } = asked;
  await allowed({ payload, user, collection: 'orders', operation: 'update' });
  const refundId = idempotencyKey
    ? idOnce({ payload, what: `refund of ${id}`, idempotencyKey })
    : randomUUID();
  if (input.method === 'paypal') provider();
  const most = await mostGivenBack(payload, user);
  const written = await audited({
    payload,
    ...refundEvent({ user, orderId: id, refundId, amount: input.amount }),
    happened: (order) => Boolean(order?.verdict.write),
    change: () =>
      writeOrder({
        payload,
        orderId: id,
        by: actorOf(user),
        judge: (order) => {
          if (refundsOf(order).has(refundId)) return {};
          refuseAbove(order, input.amount, most);
          return { write: { data: { movements: partsOf(order, refundId, input) } } };
        },
      }),
  });
  if (!written) throw new ShopError('NOT_FOUND');
  return finishRefund({ payload, provider, orderId: id, refundId });
}

/** The parts of a refund as they are written down. Throws a REFUND_TOO_MUCH ShopError. */
export function partsOf(order: Order, refundId: string, input: RefundRequest): Movement[] {
  const { method, how, reason, notify } = input;
  const parts = refundParts(order, input);
  if (!parts) throw new ShopError('REFUND_TOO_MUCH');
  const isRecorded = method === 'recorded';
  return parts.map((part, number) =>
    newRefund({
      ...part,
      // Its own request id at the provider as well.
      id: number === 0 ? refundId : `${refundId}-${number + 1}`,
      at: new Date().toISOString(),
      how: isRecorded || !part.captureId ? how : providedHow(part.captureId),
      status: isRecorded ? 'succeeded' : 'pending',
      refundId,
      reason,
      notify,
    }),
  );
}

interface FinishRefund extends Pick<RefundOrder, 'payload' | 'provider'> {
  orderId: string;
  refundId: string;
}

/** Asks the provider for what is with it of a refund that is written down, and answers how it stands then. */
export async function finishRefund({
  payload,
  provider,
  orderId,
  refundId,
}: FinishRefund): Promise<RefundAnswer> {
  if ((await standing(payload, orderId, refundId)) === 'pending') {
    try {
      await askRefunds({ payload, provider: provider(), orderId });
    } catch (error) {
      // The job asks again.
      if (!(error instanceof ProviderError)) throw error;
    }
  }
  return { id: refundId, status: await standing(payload, orderId, refundId) };
}

async function standing(payload: Payload, orderId: string, refundId: string): Promise<Movement['status']> {
  const order = await findOrder(payload, orderId);
  if (!order) throw new ShopError('NOT_FOUND');
  return refundStatus(refundsOf(order).get(refundId) ?? []);
}
