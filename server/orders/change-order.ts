import { type Payload, ValidationError } from 'payload';
import { normalizeDiscountCode } from '#domain/discounts/discount';
import type {
  AdminOrderPatch,
  AdminOrderRequest,
  OrderStatusChange,
} from '#domain/orders/admin-order-contract';
import { type OrderAnswer, storedOrderItems } from '#domain/orders/order-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { trackPath } from '#server/orders/track-token';
import { allowed, type ByPerson } from '#server/platform/access/allowed';
import { writeFields } from '#server/platform/access/write-fields';
import { findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { wakeOutbox } from '#server/platform/outbox/worker';
import type { Order } from '../../payload-types';
import { findOrder, makeOrderOnce } from './find-order';
import { fillGloves, mergeGloves } from './price-order';

/** An order that its owner changes. Each change below answers and throws as `writeFields`. */
interface Change extends ByPerson {
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

/**
 * The account and discount code of the owner's form, as an order keeps them; what was not sent stays undefined. Throws a
 * VALIDATION ShopError for an account that does not exist; no account at all is fine.
 */
async function accountAndCode(
  payload: Payload,
  { customerId, discountCode }: Pick<AdminOrderPatch, 'customerId' | 'discountCode'>,
): Promise<Pick<Order, 'customer' | 'discountCode'>> {
  if (customerId) {
    const found = await findOne(payload, 'customers', { id: { equals: customerId } });
    if (!found) throw new ShopError('VALIDATION', { errors: { customerId: MESSAGES.unknownCustomer } });
  }
  return { customer: customerId, discountCode: discountCode && normalizeDiscountCode(discountCode) };
}

interface AddOrder extends ByPerson {
  input: AdminOrderRequest;
  /** The same key gives the same order, never a second one (rule 6.7). */
  idempotencyKey?: string;
}

/**
 * Takes an order of the owner's form: totals in cents are stored as sent, gloves get their services' names and prices
 * (rule 7.6). It belongs to the account with its email unless the form names one, and is confirmed by email. Throws a
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
