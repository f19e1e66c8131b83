import { randomUUID } from 'node:crypto';
import { type Payload, ValidationError } from 'payload';
import { takesLaceColor } from '#domain/catalogue/service-category';
import { reachesMinimum } from '#domain/discounts/discount';
import type { AdminOrderItem } from '#domain/orders/admin-order-contract';
import type { DeliveryMethod } from '#domain/orders/delivery';
import type { OrderItemRequest, StoredOrderItem } from '#domain/orders/order-contract';
import { type OrderTotals, orderTotals } from '#domain/orders/pricing';
import { isRushOn } from '#domain/orders/rush';
import { MESSAGES } from '#domain/words/shop-texts';
import { findActiveDiscount } from '#server/discounts/owner-discounts';
import { findAll } from '#server/platform/database/find';
import type { Doc } from '#server/platform/database/rule';
import { ShopError } from '#server/platform/errors/shop-error';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';

interface PriceOrder {
  payload: Payload;
  items: OrderItemRequest[];
  deliveryMethod: DeliveryMethod;
  discountCode?: string | null;
  rush?: boolean;
}

export interface PricedOrder extends OrderTotals {
  items: StoredOrderItem[];
  discountCode: string | null;
}

/** Prices a new order (rule 6.6). Throws a ValidationError for anything that isn't available, and RUSH_OFF. */
export async function priceOrder(order: PriceOrder): Promise<PricedOrder> {
  const { payload, items, deliveryMethod, discountCode, rush } = order;
  const [gloves, discount, settings] = await Promise.all([
    fillGloves(payload, items, MESSAGES.selectService),
    discountCode ? findActiveDiscount(payload, discountCode) : null,
    readShopSettings(payload),
  ]);
  const errors: { path: string; label: string; message: string }[] = [...gloves.errors];
  const itemPrices = gloves.items.map(({ price }) => price);
  const { shippingFee, rushPrice } = settings;
  const totals = orderTotals({
    itemPrices,
    discount,
    deliveryMethod,
    shippingFee,
    ...(rush && { rushPrice }),
  });
  if (discountCode && !(discount && reachesMinimum(discount, totals.subtotal)))
    errors.push({ path: 'discountCode', label: 'Discount code', message: MESSAGES.invalidDiscount });
  if (errors.length > 0) throw new ValidationError({ collection: 'orders', errors });
  if (rush && !isRushOn(settings)) throw new ShopError('RUSH_OFF');
  return {
    ...totals,
    items: gloves.items,
    discountCode: discount?.code ?? null,
  };
}

interface ItemError {
  index: number;
  path: string;
  label: string;
  message: string;
}

/** Adds IDs, names, and prices in cents to gloves. `errors` lists what isn't offered. */
export async function fillGloves(
  payload: Payload,
  items: OrderItemRequest[],
  noService: string,
): Promise<{ items: StoredOrderItem[]; errors: ItemError[] }> {
  const [services, colors] = await Promise.all([
    findActive(
      payload,
      'services',
      items.map((item) => item.serviceId),
    ),
    findActive(
      payload,
      'lace-colors',
      items.flatMap((item) => item.laceColorId ?? []),
    ),
  ]);
  const errors: ItemError[] = [];
  const refuse = (index: number, field: keyof OrderItemRequest, message: string) =>
    errors.push({ index, path: `items.${index}.${field}`, label: `Glove ${index + 1}`, message });
  const filled = items.map((item, index): StoredOrderItem => {
    const service = services.get(item.serviceId);
    const color = item.laceColorId ? colors.get(item.laceColorId) : undefined;
    if (!service) refuse(index, 'serviceId', noService);
    else if (item.laceColorId && !takesLaceColor(service.category)) {
      refuse(index, 'laceColorId', MESSAGES.laceOnlyForRelacing);
    } else if (item.laceColorId && !color) {
      refuse(index, 'laceColorId', MESSAGES.selectLaceColor);
    }
    return {
      id: randomUUID(),
      ...item,
      serviceName: service?.name ?? '',
      price: service?.price ?? 0,
      laceColorName: color?.name ?? null,
    };
  });
  return { items: filled, errors };
}

async function findActive<Slug extends 'services' | 'lace-colors'>(
  payload: Payload,
  collection: Slug,
  ids: string[],
): Promise<Map<string, Doc<Slug>>> {
  if (ids.length === 0) return new Map();
  const docs = await findAll(payload, collection, {
    and: [{ id: { in: [...new Set(ids)] } }, { active: { equals: true } }],
  });
  return new Map(docs.map((doc) => [doc.id, doc]));
}

/** Updates an order's gloves. Unchanged ones keep their price, and new choices must be offered. Throws a ValidationError. */
export async function mergeGloves(
  payload: Payload,
  stored: StoredOrderItem[],
  items: AdminOrderItem[],
): Promise<StoredOrderItem[]> {
  const pairs = pairGloves(stored, items);
  const sent = pairs.map(({ item: { id: _sentId, ...item }, before }) => ({
    ...item,
    gloveImages: item.gloveImages ?? before?.gloveImages ?? [],
  }));
  const filled = await fillGloves(payload, sent, MESSAGES.selectValidService);
  const errors = filled.errors.filter(({ index }) => !isUnchanged(pairs[index]));
  if (errors.length > 0) throw new ValidationError({ collection: 'orders', errors });
  return filled.items.map((item, index) => {
    const before = pairs[index]?.before;
    if (!before) return item;
    if (before.serviceId !== item.serviceId) return { ...item, id: before.id };
    const { id, serviceName, price } = before;
    const laceColorName = before.laceColorId === item.laceColorId ? before.laceColorName : item.laceColorName;
    return { ...item, id, serviceName, price, laceColorName };
  });
}

interface Pair {
  item: AdminOrderItem;
  before?: StoredOrderItem;
}

function pairGloves(stored: StoredOrderItem[], items: AdminOrderItem[]): Pair[] {
  const free = new Map(stored.map((item) => [item.id, item]));
  return items.map((item, index) => {
    const before = free.get(item.id ?? stored[index]?.id ?? '');
    if (before) free.delete(before.id);
    return { item, before };
  });
}

// Removing a color doesn't count as a new choice.
function isUnchanged(chosen: Pair | undefined): boolean {
  if (!chosen?.before) return false;
  const { item, before } = chosen;
  return (
    before.serviceId === item.serviceId && (!item.laceColorId || item.laceColorId === before.laceColorId)
  );
}
