import { type Payload, ValidationError } from 'payload';
import type { AdminOrderRequest } from '#domain/orders/admin-order-contract';
import type { OrderAnswer } from '#domain/orders/order-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { allowed } from '#server/access/allowed';
import { trackPath } from '#server/orders/track-token';
import { wakeOutbox } from '#server/outbox/worker';
import type { Admin, Order } from '../../payload-types';
import { fillGloves } from './fill-gloves';
import { makeOrderOnce } from './find-order';
import { accountAndCode } from './owner-form';

interface AddOrder {
  payload: Payload;
  user: Admin;
  input: AdminOrderRequest;
  /** The same key gives the same order, never a second one (rule 6.7). */
  idempotencyKey?: string;
}

/**
 * Takes an order of the owner's form: totals in cents are stored as sent, gloves get their services' names and prices
 * (rule 7.6). It belongs to the account of its e-mail, unless the form names one, and is confirmed by mail. Throws a
 * FORBIDDEN ShopError, or a ValidationError or ShopError that names the fields; nothing is stored then.
 */
export async function addOrder(add: AddOrder): Promise<OrderAnswer> {
  const { payload, user, idempotencyKey } = add;
  await allowed({ payload, user, collection: 'orders', operation: 'create' });
  const make = () => storeOrder(add);
  const order = await makeOrderOnce({ payload, idempotencyKey, make, found: (made) => made });
  return { orderId: order.id, trackPath: trackPath(payload, order) };
}

async function storeOrder({ payload, user, input, idempotencyKey }: AddOrder): Promise<Order> {
  const { customerId, discountCode, ...order } = input;
  const known = await accountAndCode(payload, { customerId, discountCode });
  const sent = input.items.map(({ id: _unused, gloveImages = [], ...glove }) => ({ ...glove, gloveImages }));
  const { items, errors } = await fillGloves({
    payload,
    items: sent,
    noService: MESSAGES.selectValidService,
  });
  if (errors.length > 0) throw new ValidationError({ collection: 'orders', errors });
  const stored = await payload.create({
    collection: 'orders',
    data: {
      ...order,
      ...known,
      items,
      idempotencyKey,
      shippingAddress: order.deliveryMethod === 'ship' ? order.shippingAddress : null,
    },
    depth: 0,
    // The rule has been asked above. Past it, because callers may write neither keys nor the totals of a new order.
    overrideAccess: true,
    user,
  });
  wakeOutbox(payload);
  return stored;
}
