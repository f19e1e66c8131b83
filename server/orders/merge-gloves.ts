import { type Payload, ValidationError } from 'payload';
import type { AdminOrderItem } from '#domain/orders/admin-order-contract';
import type { StoredOrderItem } from '#domain/orders/order-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { fillGloves } from './fill-gloves';

interface MergeGloves {
  payload: Payload;
  /** What the order holds now. */
  stored: StoredOrderItem[];
  /** What the owner's form sent. */
  items: AdminOrderItem[];
}

/**
 * The gloves of a changed order. A glove that was there keeps its id, its photos unless others are sent, and its price (cents) as
 * long as its service stays, even one no longer offered; whatever is newly chosen must be offered now. Throws a ValidationError
 * that names the glove's field.
 */
export async function mergeGloves({ payload, stored, items }: MergeGloves): Promise<StoredOrderItem[]> {
  const pairs = pair(stored, items);
  const sent = pairs.map(({ item: { id: _told, ...item }, before }) => ({
    ...item,
    gloveImages: item.gloveImages ?? before?.gloveImages ?? [],
  }));
  const filled = await fillGloves({ payload, items: sent, noService: MESSAGES.selectValidService });
  const errors = filled.errors.filter(({ index }) => !isKept(pairs[index]));
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

/** Pairs each glove that was sent with the stored one: of the same id, or in the same place when no id is sent. */
function pair(stored: StoredOrderItem[], items: AdminOrderItem[]): Pair[] {
  const free = new Map(stored.map((item) => [item.id, item]));
  return items.map((item, place) => {
    const before = free.get(item.id ?? stored[place]?.id ?? '');
    if (before) free.delete(before.id);
    return { item, before };
  });
}

/** Whether a glove keeps what was chosen before; to take its color away chooses nothing new. */
function isKept(chosen: Pair | undefined): boolean {
  if (!chosen?.before) return false;
  const { item, before } = chosen;
  return (
    before.serviceId === item.serviceId && (!item.laceColorId || item.laceColorId === before.laceColorId)
  );
}
