import { ShopError } from '#server/errors/shop-error';
import type { Order } from '../../payload-types';

/** Throws a ShopError for an order that must not be paid (again); answers the total in cents. */
export function refuseUnpayable(order: Order): number {
  if (order.paypalCaptureId || order.paymentStatus === 'succeeded') throw new ShopError('ORDER_PAID');
  if (order.status === 'canceled') throw new ShopError('ORDER_CANCELED');
  if (!order.total) throw new ShopError('NOTHING_TO_PAY');
  return order.total;
}
