import type { Payload } from 'payload';
import { walkDocuments } from '#server/database/walk-documents';

/** Whether an order holds a glove with this service or lace color, now or once. Reads all orders: for what is rarely asked. */
export async function isOnAnOrder(payload: Payload, id: string): Promise<boolean> {
  for await (const orders of walkDocuments({ payload, collection: 'orders', fields: ['items', 'serviceId'] }))
    if (orders.some((order) => JSON.stringify(order).includes(id))) return true;
  return false;
}
