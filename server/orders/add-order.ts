import { type Payload, ValidationError } from 'payload';
import { normalizeDiscountCode } from '#domain/discounts/discount';
import type { AdminOrderRequest } from '#domain/orders/admin-order-contract';
import type { OrderAnswer } from '#domain/orders/order-contract';
import { MESSAGES } from '#domain/words/messages';
import { wakeOutbox } from '#server/outbox/worker';
import type { Admin } from '../../payload-types';
import { fillItems } from './fill-items';
import { findOrderByKey } from './find-order-by-key';
import { refuseUnknownCustomer } from './refuse-unknown-customer';
import './order-context';

interface AddOrder {
  payload: Payload;
  user: Admin;
  input: AdminOrderRequest;
  /** The same key gives the same order, never a second one (rule 6.7). */
  idempotencyKey?: string;
}

/**
 * Takes an order of the owner's form: totals in cents are stored as sent, gloves get their services' names and prices
 * (rule 7.6). It belongs to the account of its e-mail, unless the form names one, and is confirmed by mail. Throws a ValidationError or a ShopError that names the fields; nothing is stored then.
 */
export async function addOrder({ payload, user, input, idempotencyKey }: AddOrder): Promise<OrderAnswer> {
  const earlier = idempotencyKey ? await findOrderByKey(payload, idempotencyKey) : null;
  if (earlier) return { orderId: earlier.id };
  const { customerId, discountCode, ...order } = input;
  await refuseUnknownCustomer(payload, customerId);
  const sent = input.items.map(({ id: _unused, gloveImages = [], ...item }) => ({ ...item, gloveImages }));
  const { items, errors } = await fillItems({ payload, items: sent, noService: MESSAGES.selectValidService });
  if (errors.length > 0) throw new ValidationError({ collection: 'orders', errors });
  try {
    const { id } = await payload.create({
      collection: 'orders',
      data: {
        ...order,
        items,
        customer: customerId,
        discountCode: discountCode && normalizeDiscountCode(discountCode),
        shippingAddress: order.deliveryMethod === 'ship' ? order.shippingAddress : null,
      },
      context: { totalsAsSent: true, idempotencyKey },
      depth: 0,
      overrideAccess: false,
      user,
    });
    wakeOutbox(payload);
    return { orderId: id };
  } catch (error) {
    const winner =
      error instanceof ValidationError && idempotencyKey
        ? await findOrderByKey(payload, idempotencyKey)
        : null;
    if (!winner) throw error;
    return { orderId: winner.id };
  }
}
