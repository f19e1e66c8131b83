import type { Payload } from 'payload';
import { keptMoney } from '#domain/orders/amount-due';
import type { TrackView } from '#domain/orders/track-contract';
import { paymentStanding } from '#domain/payments/payment-due';
import { findOrder } from '#server/orders/find-order';
import { orderReadyEstimate } from '#server/orders/ready-estimate';
import { findTracked, trackUrl } from '#server/orders/track-token';
import { findAttempts } from '#server/payments/attempts';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Customer, Order } from '../../payload-types';
import { presentTrack } from './present-track';

interface ReadTrack {
  payload: Payload;
  /** How the shop introduces itself, and where letters to it go. */
  shop: TrackView['shop'];
  /** Whether anything can be paid online here. */
  takesOnlinePayment: boolean;
}

/** An order's page by its link. Throws a NOT_FOUND ShopError, the same for what is unknown and what is void. */
export async function readTrack({ token, ...read }: ReadTrack & { token: string }): Promise<TrackView> {
  const order = await findTracked(read.payload, token);
  if (!order) throw new ShopError('NOT_FOUND');
  return trackOf(order, read);
}

/** The page of one of a customer's own orders. Throws a NOT_FOUND ShopError, for another's as well. */
export async function readOwnTrack({
  id,
  customer,
  ...read
}: ReadTrack & { id: string; customer: Customer }): Promise<TrackView> {
  const order = await findOrder(read.payload, id);
  const owner = order?.customer;
  const ownerId = owner && typeof owner === 'object' ? owner.id : owner;
  if (!order || ownerId !== customer.id) throw new ShopError('NOT_FOUND');
  return trackOf(order, read);
}

async function trackOf(order: Order, { payload, shop, takesOnlinePayment }: ReadTrack): Promise<TrackView> {
  const [estimate, attempts] = await Promise.all([
    orderReadyEstimate(payload, order.items),
    findAttempts(payload, order.id),
  ]);
  const isChecked = attempts.some((attempt) => attempt.status === 'pending');
  const standing = paymentStanding({ ...order, ...keptMoney(order), isChecked });
  return presentTrack({
    order,
    path: trackUrl(payload, order, ''),
    shop,
    estimate,
    canPay: takesOnlinePayment && standing === 'online',
    now: new Date(),
  });
}
