import type { OrderView } from '#domain/orders/order-view';

/** What the order history shows as an order's glove (rule 7.8). */
export function orderGloveDetails({ items }: OrderView): string {
  return items[0]?.gloveDetails || 'No details available';
}

/** The day an order was made, as the customer's own country writes it (rule 1.4). */
export function orderDate({ createdAt }: OrderView): string {
  return new Date(createdAt).toLocaleDateString();
}
