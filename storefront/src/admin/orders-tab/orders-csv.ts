import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { DELIVERY_LABEL } from '#domain/orders/delivery';
import { orderNumber } from '#domain/orders/order-number';
import { serviceName } from '#domain/orders/order-services';
import { ORDER_STATUS_LABEL, PAYMENT_STATUS_LABEL } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { centsToDecimal } from '#domain/wire/money';
import { labelOf } from '#domain/words/label-of';
import type { CsvRow } from '../parts/csv-file';

const BETWEEN_GLOVES = '; ';

/** The rows of a CSV file, one per order; money in dollars, moments in ISO 8601. */
export function orderRows(
  orders: readonly OrderView[],
  services: readonly ServiceView[],
  laceColors: readonly LaceColorView[],
): CsvRow[] {
  const laceColor = (id: string | null) =>
    id === null ? 'None' : (laceColors.find((color) => color.id === id)?.name ?? 'Unknown Color');
  return orders.map((order) => ({
    // The '#' keeps spreadsheets from reading 12345E67 as a number; the search accepts it too.
    'Order #': `#${orderNumber(order.id)}`,
    'Order ID': order.id,
    Date: order.createdAt,
    Customer: order.customerName,
    Email: order.customerEmail,
    Phone: order.customerPhone,
    Services: order.items.map(({ serviceId }) => serviceName(services, serviceId)).join(BETWEEN_GLOVES),
    'Lace Colors': order.items.map(({ laceColorId }) => laceColor(laceColorId)).join(BETWEEN_GLOVES),
    'Glove Details': order.items.map(({ gloveDetails }) => gloveDetails).join(BETWEEN_GLOVES),
    Delivery: labelOf(DELIVERY_LABEL, order.deliveryMethod),
    Address: order.shippingAddress ?? '',
    Status: labelOf(ORDER_STATUS_LABEL, order.status),
    Payment: labelOf(PAYMENT_STATUS_LABEL, order.paymentStatus),
    Subtotal: centsToDecimal(order.subtotal),
    'Discount Code': order.discountCode ?? '',
    Discount: centsToDecimal(order.discountAmount),
    Shipping: centsToDecimal(order.shippingCharge),
    Total: centsToDecimal(order.total),
    'Extra Work': centsToDecimal(order.extraTotal),
    Paid: centsToDecimal(order.amountPaid),
    Refunded: centsToDecimal(order.amountRefunded),
    Due: centsToDecimal(order.amountDue),
    'Tracking Number': order.trackingNumber ?? '',
  }));
}
