import type { Payload } from 'payload';
import type { AdminOrderPatch, OrderStatusChange } from '#domain/orders/admin-order-contract';
import { storedOrderItems } from '#domain/orders/order-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { writeFields } from '#server/access/write-fields';
import { ShopError } from '#server/errors/shop-error';
import { wakeOutbox } from '#server/outbox/worker';
import type { Admin, Order } from '../../payload-types';
import { findOrder } from './find-order';
import { mergeGloves } from './merge-gloves';
import { accountAndCode } from './owner-form';

/** An order that its owner changes. Each change below answers and throws as `writeFields`. */
interface Change {
  payload: Payload;
  user: Admin;
  id: string;
  ifMatch: number | undefined;
}

interface ChangeOrder extends Change {
  /** What is left out stays as it is; money in cents, stored as sent. */
  changes: AdminOrderPatch;
}

/**
 * Changes an order as the owner's form says (rule 7.5). Only what was sent is written, so that a payment recorded at the same
 * moment stays; what else follows from it, such as mails and the account it belongs to, are the collection's rules. Also throws
 * a VALIDATION ShopError that names the fields.
 */
export async function changeOrder({ payload, user, id, ifMatch, changes }: ChangeOrder): Promise<number> {
  const { customerId, items, discountCode, ...fields } = changes;
  const stored = await findOrder(payload, id);
  if (!stored) throw new ShopError('NOT_FOUND');
  const known = await accountAndCode(payload, { customerId, discountCode });
  const gloves =
    items && (await mergeGloves({ payload, items, stored: storedOrderItems.catch([]).parse(stored.items) }));
  const data = { ...fields, ...known, ...address(stored, changes), items: gloves };
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

interface ChangeStatus extends Change {
  change: OrderStatusChange;
}

/**
 * Gives an order any status (rule 7.2) and writes nothing else but a tracking number that comes with it. Whoever picks a status from the menu means it, even Pending
 * Payment on a paid order: no form that was opened earlier is behind it.
 */
export function changeOrderStatus({ change, ...order }: ChangeStatus): Promise<number> {
  return writeFields({ ...order, collection: 'orders', data: change, except: ['keep-paid'] });
}

interface ChangePhotos extends Change {
  /** The shop's own addresses; a list that is left out stays as it is. */
  images: { beforeImages?: string[]; afterImages?: string[] };
}

/** Keeps the photos of a glove before and after the work (rule 7.10). */
export function changeOrderPhotos({ images, ...change }: ChangePhotos): Promise<number> {
  return writeFields({ ...change, collection: 'orders', data: images });
}
