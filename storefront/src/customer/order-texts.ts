import type { OrderView } from '#domain/order-view';

/** What the order history shows as an order's glove (spec 2). */
export function orderGloveDetails({ items }: OrderView): string {
  return items[0]?.gloveDetails || 'No details available';
}

/** The day an order was made, as the customer's own country writes it (spec 2). */
export function orderDate({ createdAt }: OrderView): string {
  return new Date(createdAt).toLocaleDateString();
}
