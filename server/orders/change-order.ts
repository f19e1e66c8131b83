import { type Payload, ValidationError } from 'payload';
import { normalizeDiscountCode } from '#domain/discounts/discount';
import type {
  AdminOrderPatch,
  AdminOrderRequest,
  OrderStatusChange,
} from '#domain/orders/admin-order-contract';
import { type OrderAnswer, storedOrderItems } from '#domain/orders/order-contract';
import { isRushOn } from '#domain/orders/rush';
import { MESSAGES } from '#domain/words/shop-texts';
import { trackPath } from '#server/orders/track-token';
import { allowed, type Once, type OwnersChange } from '#server/platform/access/allowed';
import { writeFields } from '#server/platform/access/write-fields';
import { findOne } from '#server/platform/database/find';
import { orNotFound, ShopError } from '#server/platform/errors/shop-error';
import { meterOf } from '#server/platform/metrics/meter';
import { wakeOutbox } from '#server/platform/outbox/worker';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import type { Order } from '../../payload-types';
import { findOrder, makeOrderOnce } from './find-order';
import { fillGloves, mergeGloves } from './price-order';

/** Changes the fields the owner sent (rule 7.5). Throws like `writeFields`, or VALIDATION or RUSH_OFF. */
export async function changeOrder(call: OwnersChange & { changes: AdminOrderPatch }): Promise<number> {
  const { payload, id, changes } = call;
  const { customerId, items, discountCode, ...fields } = changes;
  const stored = orNotFound(await findOrder(payload, id));
  const resolved = await resolveAccountAndCode(payload, { customerId, discountCode });
  if (fields.rushCharge && !stored.isRush) await refuseUnlessRushOn(payload);
  const gloves = items && (await mergeGloves(payload, storedOrderItems.catch([]).parse(stored.items), items));
  const data = { ...fields, ...resolved, ...shippingAddressFor(stored, changes), items: gloves };
  const version = await writeFields({ ...call, collection: 'orders', data });
  wakeOutbox(payload);
  return version;
}

async function refuseUnlessRushOn(payload: Payload): Promise<void> {
  if (!isRushOn(await readShopSettings(payload))) throw new ShopError('RUSH_OFF');
}

// Shipped orders need an address, and dropped-off orders have none (rule 6.4).
function shippingAddressFor(
  stored: Order,
  { deliveryMethod, shippingAddress }: AdminOrderPatch,
): Pick<Order, 'shippingAddress'> {
  if (deliveryMethod === undefined && shippingAddress === undefined) return {};
  if ((deliveryMethod ?? stored.deliveryMethod) === 'dropoff') return { shippingAddress: null };
  const wanted = shippingAddress === undefined ? stored.shippingAddress : shippingAddress;
  if (wanted) return { shippingAddress: wanted };
  throw new ShopError('VALIDATION', { errors: { shippingAddress: MESSAGES.addressRequired } });
}

/** Sets any status (rule 7.2). The owner may even set a paid order to Pending Payment. */
export function changeOrderStatus({
  change: data,
  ...order
}: OwnersChange & { change: OrderStatusChange }): Promise<number> {
  return writeFields({ ...order, collection: 'orders', data, except: ['keep-paid'] });
}

async function resolveAccountAndCode(
  payload: Payload,
  { customerId, discountCode }: Pick<AdminOrderPatch, 'customerId' | 'discountCode'>,
): Promise<Pick<Order, 'customer' | 'discountCode'>> {
  if (customerId) {
    const found = await findOne(payload, 'customers', { id: { equals: customerId } });
    if (!found) throw new ShopError('VALIDATION', { errors: { customerId: MESSAGES.unknownCustomer } });
  }
  return { customer: customerId, discountCode: discountCode && normalizeDiscountCode(discountCode) };
}

interface AddOrder extends Once {
  input: AdminOrderRequest;
}

/** Adds an order from the owner's form, with totals as sent (rule 7.6). Throws a ShopError or ValidationError. */
export async function addOrder(request: AddOrder): Promise<OrderAnswer> {
  const { payload, user, idempotencyKey } = request;
  await allowed({ payload, user, collection: 'orders', operation: 'create' });
  const make = () => storeOrder(request);
  const order = await makeOrderOnce(payload, idempotencyKey, make, (found) => found);
  return { orderId: order.id, trackPath: trackPath(payload, order) };
}

async function storeOrder({ payload, user, input, idempotencyKey }: AddOrder): Promise<Order> {
  const { customerId, discountCode, ...order } = input;
  if (order.rushCharge > 0) await refuseUnlessRushOn(payload);
  const resolved = await resolveAccountAndCode(payload, { customerId, discountCode });
  const sent = input.items.map(({ id: _unused, gloveImages = [], ...glove }) => ({ ...glove, gloveImages }));
  const { items, errors } = await fillGloves(payload, sent, MESSAGES.selectValidService);
  if (errors.length > 0) throw new ValidationError({ collection: 'orders', errors });
  const stored = await payload.create({
    collection: 'orders',
    data: {
      ...order,
      ...resolved,
      items,
      idempotencyKey,
      shippingAddress: order.deliveryMethod === 'ship' ? order.shippingAddress : null,
    },
    depth: 0,
    // We checked access above. Field access would drop the key and the totals.
    overrideAccess: true,
    user,
  });
  meterOf(payload)?.order('owner', stored.status === 'pending_payment' ? 'online' : 'in person');
  wakeOutbox(payload);
  return stored;
}
