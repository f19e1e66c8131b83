/** The order number people see: the first 8 characters of the ID, uppercase (rule 1.1). */
export function orderNumber(orderId: string): string {
  return orderId.slice(0, 8).toUpperCase();
}

/** An order's title in mixed lists: 'Order 3F2A91C4'. */
export function orderTitle(id: string): string {
  return `Order ${orderNumber(id)}`;
}
