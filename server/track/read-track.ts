import type { Payload } from 'payload';
import { storedMoney } from '#domain/orders/amount-due';
import { hereBy } from '#domain/orders/here-by';
import type { TrackView } from '#domain/orders/track-contract';
import { paymentState } from '#domain/payments/payment-due';
import { mayShowFor } from '#server/gallery/answer-may-show';
import { findOrder } from '#server/orders/find-order';
import { withDeliveries } from '#server/orders/message-deliveries';
import { storedHistory } from '#server/orders/present-order';
import { orderReadyEstimate } from '#server/orders/ready-estimate';
import { findTracked, trackUrl } from '#server/orders/track-token';
import { findAttempts } from '#server/payments/attempts';
import { ShopError } from '#server/platform/errors/shop-error';
import { trackedReview } from '#server/reviews/write-review';
import { trackedLabel } from '#server/shipments/inbound-label';
import { trackedTexts } from '#server/texts/read-texts';
import type { Customer, Order } from '../../payload-types';
import { presentTrack } from './present-track';

interface ReadTrack {
  payload: Payload;
  shop: TrackView['shop'];
  takesOnlinePayment: boolean;
  hasLabels: boolean;
  hasTexts: boolean;
}

/** Reads an order's page by its link. Throws NOT_FOUND for unknown and void links. */
export async function readTrack({ token, ...options }: ReadTrack & { token: string }): Promise<TrackView> {
  const order = await findTracked(options.payload, token);
  return trackOf(order, options);
}

/** Reads a customer's own order. Throws NOT_FOUND for anyone else's. */
export async function readOwnTrack({
  id,
  customer,
  ...options
}: ReadTrack & { id: string; customer: Customer }): Promise<TrackView> {
  const order = await findOrder(options.payload, id);
  const owner = order?.customer;
  const ownerId = owner && typeof owner === 'object' ? owner.id : owner;
  if (!order || ownerId !== customer.id) throw new ShopError('NOT_FOUND');
  return trackOf(order, options);
}

async function trackOf(
  order: Order,
  { payload, shop, takesOnlinePayment, hasLabels, hasTexts }: ReadTrack,
): Promise<TrackView> {
  const now = new Date();
  const [estimate, attempts, label, mayShow, texts, history, review] = await Promise.all([
    orderReadyEstimate(payload, order.items, { ...order, arrival: hereBy(now) }),
    findAttempts(payload, order.id),
    hasLabels ? trackedLabel(payload, order) : undefined,
    mayShowFor(payload, order),
    hasTexts ? trackedTexts(payload, order) : undefined,
    withDeliveries(payload, order.id, storedHistory(order)),
    trackedReview(payload, order),
  ]);
  const isChecked = attempts.some((attempt) => attempt.status === 'pending');
  const state = paymentState({ ...order, ...storedMoney(order), isChecked });
  return presentTrack({
    order,
    history,
    path: trackUrl(payload, order, ''),
    shop,
    estimate,
    canPay: takesOnlinePayment && state === 'online',
    label,
    mayShow,
    texts,
    review,
    now,
  });
}
