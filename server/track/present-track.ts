import { z } from 'zod';
import { storedMoney } from '#domain/orders/amount-due';
import { hereBy } from '#domain/orders/here-by';
import type { OrderEvent } from '#domain/orders/order-events';
import { linesWhere } from '#domain/orders/order-lines';
import { orderNumber } from '#domain/orders/order-number';
import type { ReadyEstimate } from '#domain/orders/ready-by';
import { readyByFrom, readyByOf } from '#domain/orders/ready-by-days';
import { refundedByHow } from '#domain/orders/refunds';
import { type OrderMessage, orderMessage, threadIn } from '#domain/orders/thread';
import type { TrackView } from '#domain/orders/track-contract';
import { trackSteps } from '#domain/orders/track-steps';
import { customerText } from '#domain/orders/track-words';
import { trackingLink } from '#domain/orders/tracking';
import { paymentPage } from '#domain/pages/pages';
import { compareText } from '#domain/words/compare-text';
import { eachOf } from '#domain/words/keys-of';
import { storedPictures } from '#server/photos/claim-photos';
import type { Order } from '../../payload-types';
import { customersExtraWork, storedHistory } from '../orders/present-order';
import { presentPackage } from '../orders/present-package';

const gloves = z
  .array(
    z.object({
      serviceId: z.string(),
      serviceName: z.string().catch(''),
      laceColorId: z.nullish(z.string()),
      laceColorName: z.nullish(z.string()),
      gloveDetails: z.string().catch(''),
      gloveImages: storedPictures,
    }),
  )
  .catch([]);

interface PresentTrack {
  order: Order;
  history?: readonly OrderEvent[];
  path: string;
  shop: TrackView['shop'];
  estimate: ReadyEstimate;
  canPay: boolean;
  label?: TrackView['label'];
  mayShow?: TrackView['mayShow'];
  texts?: TrackView['texts'];
  review?: TrackView['review'];
  now: Date;
}

/** An order for its customer, without personal data or notes (rule 15.5). */
export function presentTrack({
  order,
  history = storedHistory(order),
  path,
  shop,
  estimate,
  canPay,
  label,
  mayShow,
  texts,
  review,
  now,
}: PresentTrack): TrackView {
  const { status, paymentStatus, deliveryMethod, createdAt, trackingNumber } = order;
  const total = order.total ?? 0;
  const isAwaited = status === 'pending_payment' || status === 'not_received';
  const arrival = hereBy(now);
  const track = trackingNumber ? trackingLink(trackingNumber) : null;
  return {
    number: orderNumber(order.id),
    path,
    placedAt: createdAt,
    status,
    paymentStatus,
    deliveryMethod,
    steps: trackSteps({ status, paymentStatus, deliveryMethod, total, createdAt, story: [...history] }),
    readyBy: status === 'canceled' ? null : readyByOf(order),
    estimate: isAwaited ? { hereBy: arrival, readyBy: readyByFrom(arrival, estimate) } : null,
    ...eachOf(linesWhere('isTracked', true), (name) => order[name] || null),
    trackingUrl: track?.href ?? null,
    ...(label && { label }),
    ...(mayShow !== undefined && { mayShow }),
    ...(texts && { texts }),
    ...presentPackage(order, history),
    items: gloves
      .parse(order.items)
      .map(({ serviceName, laceColorName, laceColorId, gloveImages, ...glove }) => ({
        ...glove,
        service: serviceName,
        laceColor: laceColorName ?? null,
        laceColorId: laceColorId ?? null,
        photos: gloveImages,
      })),
    beforeImages: storedPictures.parse(order.beforeImages ?? []),
    afterImages: storedPictures.parse(order.afterImages ?? []),
    subtotal: order.subtotal ?? 0,
    discountAmount: order.discountAmount ?? 0,
    shippingCharge: order.shippingCharge ?? 0,
    rushCharge: order.rushCharge ?? 0,
    total,
    ...storedMoney(order),
    refunded: refundedByHow(order),
    canPay,
    payPath: canPay ? paymentPage(order.id) : null,
    extraWork: customersExtraWork(order, now),
    messages: messagesIn(history),
    ...(review && { review }),
    // Carriers report late and use their own times.
    events: history
      .flatMap((event) => publicEvents(event, order))
      .reverse()
      .sort((one, other) => compareText(other.at, one.at)),
    shop,
  };
}

/** An order's messages for its customer, oldest first. */
export function messagesIn(history: readonly OrderEvent[]): OrderMessage[] {
  return z.array(orderMessage).parse(threadIn(history));
}

// Public events show the shop as the actor and leave names out.
function publicEvents(event: OrderEvent, order: Order): OrderEvent[] {
  const text = event.isPublic ? customerText(event, order) : null;
  if (text === null) return [];
  const role = event.actor.role === 'customer' ? 'customer' : 'shop';
  return [{ ...event, actor: { role }, text, data: {} }];
}
