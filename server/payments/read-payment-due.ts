import type { Payload } from 'payload';
import { keptMoney } from '#domain/orders/amount-due';
import { glovePlace } from '#domain/orders/order-status';
import type { PaymentDue } from '#domain/payments/payment-contract';
import { paymentStanding } from '#domain/payments/payment-due';
import { ShopError } from '#server/errors/shop-error';
import { findOrder } from '#server/orders/find-order';
import { findAttempts } from './attempts';

/**
 * How the payment of an order stands, for whoever knows its id, which is the key to paying it: nothing of the person or the
 * glove. Throws a NOT_FOUND ShopError.
 */
export async function readPaymentDue(payload: Payload, orderId: string): Promise<PaymentDue> {
  const order = await findOrder(payload, orderId);
  if (!order) throw new ShopError('NOT_FOUND');
  const isChecked = (await findAttempts(payload, orderId)).some(({ status }) => status === 'pending');
  const money = keptMoney(order);
  const standing = paymentStanding({ ...order, ...money, isChecked });
  const { total, status, deliveryMethod } = order;
  return {
    standing,
    total: total ?? 0,
    amountDue: money.amountDue,
    glove: glovePlace(status),
    deliveryMethod,
  };
}
