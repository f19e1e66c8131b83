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

interface Change extends ByPerson {
  id: string;
  ifMatch: number | undefined;
}

interface ChangeOrder extends Change {
  changes: AdminOrderPatch;
}

/** Changes an order from the owner's form, only the fields sent (rule 7.5). Throws like `writeFields`, or VALIDATION. */
export async function changeOrder({ payload, user, id, ifMatch, changes }: ChangeOrder): Promise<number> {
  const { customerId, items, discountCode, ...fields } = changes;
  const stored = await findOrder(payload, id);
  if (!stored) throw new ShopError('NOT_FOUND');
  const known = await accountAndCode(payload, { customerId, discountCode });
  const gloves = items && (await mergeGloves(payload, storedOrderItems.catch([]).parse(stored.items), items));
  const data = { ...fields, ...known, ...address(stored, changes), items: gloves };
  const version = await writeFields({ payload, user, collection: 'orders', id, ifMatch, data });
  wakeOutbox(payload);
  return version;
}

/** A shipped order needs an address; a dropped-off one has none (rule 6.4). */
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

/** Sets any status (rule 7.2). Picking one from the menu is deliberate, even Pending Payment on a paid order. */
export function changeOrderStatus({ change, ...order }: ChangeStatus): Promise<number> {
  return writeFields({ ...order, collection: 'orders', data: change, except: ['keep-paid'] });
}

interface ChangePhotos extends Change {
  images: { beforeImages?: string[]; afterImages?: string[] };
}

/** Sets the before and after photos (rule 7.10). */
export function changeOrderPhotos({ images, ...change }: ChangePhotos): Promise<number> {
  return writeFields({ ...change, collection: 'orders', data: images });
}

/** The form's account and discount code as stored. Throws a VALIDATION ShopError for an unknown account. */
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
  idempotencyKey?: string;
}

/** Takes an order from the owner's form; totals are stored as sent (rule 7.6). Throws a ShopError or ValidationError. */
export async function addOrder(add: AddOrder): Promise<OrderAnswer> {
  const { payload, user, idempotencyKey } = add;
  await allowed({ payload, user, collection: 'orders', operation: 'create' });
  const make = () => storeOrder(add);
  const order = await makeOrderOnce(payload, idempotencyKey, make, (made) => made);
  return { orderId: order.id, trackPath: trackPath(payload, order) };
}

async function storeOrder({ payload, user, input, idempotencyKey }: AddOrder): Promise<Order> {
  const { customerId, discountCode, ...order } = input;
  const known = await accountAndCode(payload, { customerId, discountCode });
  const sent = input.items.map(({ id: _unused, gloveImages = [], ...glove }) => ({ ...glove, gloveImages }));
  const { items, errors } = await fillGloves(payload, sent, MESSAGES.selectValidService);
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
    // Access was checked above; callers may write neither keys nor totals.
    overrideAccess: true,
    user,
  });
  wakeOutbox(payload);
  return stored;
}
