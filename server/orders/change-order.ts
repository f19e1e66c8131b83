import type { Payload } from 'payload';
import { normalizeDiscountCode } from '#domain/discounts/discount';
import type { AdminOrderPatch } from '#domain/orders/admin-order-contract';
import { storedOrderItems } from '#domain/orders/order-contract';
import { MESSAGES } from '#domain/words/messages';
import { writeFields } from '#server/access/write-fields';
import { ShopError } from '#server/errors/shop-error';
import { wakeOutbox } from '#server/outbox/worker';
import type { Admin, Order } from '../../payload-types';
import { findOrder } from './find-order';
import { mergeItems } from './merge-items';
import { refuseUnknownCustomer } from './refuse-unknown-customer';

interface ChangeOrder {
  payload: Payload;
  user: Admin;
  id: string;
  ifMatch: number | undefined;
  /** What is left out stays as it is; money in cents, stored as sent. */
  changes: AdminOrderPatch;
}

/**
 * Changes an order as the owner's form says (rule 7.5). Only what was sent is written, so that a payment recorded at the same
 * moment stays; what else follows from it, such as mails and the account it belongs to, are the collection's rules. Answers and
 * throws as `writeFields`, and a VALIDATION ShopError that names the fields.
 */
export async function changeOrder({ payload, user, id, ifMatch, changes }: ChangeOrder): Promise<number> {
  const { customerId, items, discountCode, ...fields } = changes;
  const stored = await findOrder(payload, id);
  if (!stored) throw new ShopError('NOT_FOUND');
  await refuseUnknownCustomer(payload, customerId);
  const newItems =
    items && (await mergeItems({ payload, items, stored: storedOrderItems.catch([]).parse(stored.items) }));
  const data = {
    ...fields,
    ...address(stored, changes),
    customer: customerId,
    discountCode: discountCode && normalizeDiscountCode(discountCode),
    items: newItems,
  };
  const version = await writeFields({ payload, user, collection: 'orders', id, ifMatch, data });
  wakeOutbox(payload);
  return version;
}

/** A shipped order needs an address, sent now or before; a dropped-off one has none (rule 6.4). */
function address(
  stored: Order,
  { deliveryMethod, shippingAddress }: AdminOrderPatch,
): Pick<Order, 'shippingAddress'> {
  if (deliveryMethod === undefined && shippingAddress === undefined) return {};
  if ((deliveryMethod ?? stored.deliveryMethod) === 'dropoff') return { shippingAddress: null };
  const wanted = shippingAddress === undefined ? stored.shippingAddress : shippingAddress;
  if (wanted) return { shippingAddress: wanted };
  throw new ShopError('VALIDATION', { errors: { shippingAddress: MESSAGES.addressRequired } });
}
