import { MESSAGES } from '#domain/messages';
import { ShopError } from '#server/errors/shop-error';
import type { Order } from '../../payload-types';

/** Throws a 'conflict' ShopError for an order that must not be paid (again); answers the total in cents. */
export function refuseUnpayable(order: Order): number {
  if (order.paypalCaptureId || order.paymentStatus === 'succeeded')
    throw new ShopError('conflict', MESSAGES.alreadyPaid);
  if (order.status === 'canceled') throw new ShopError('conflict', MESSAGES.orderCanceled);
  if (!order.total) throw new ShopError('conflict', MESSAGES.nothingToPay);
  return order.total;
}
