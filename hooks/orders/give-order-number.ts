import { randomUUID } from 'node:crypto';
import type { CollectionBeforeValidateHook } from 'payload';
import { orderNumber } from '#domain/orders/order-number';

/** The editor's title of an order, "Order 3F2A91C4", needs the id before it is stored. */
export const giveOrderNumber: CollectionBeforeValidateHook = ({ data, operation }) => {
  if (operation !== 'create' || !data) return data;
  const id = typeof data.id === 'string' ? data.id : randomUUID();
  return { ...data, id, title: `Order ${orderNumber(id)}` };
};
