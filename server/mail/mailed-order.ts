import type { Payload } from 'payload';
import { type StoredOrderItem, storedOrderItems } from '#domain/order-contract';
import { orderNumber } from '#domain/order-number';
import type { OrderTotals } from '#domain/pricing';
import { type ReadyEstimate, readyEstimate } from '#domain/ready-by';
import type { ShopSettings } from '#domain/shop-settings';
import type { LaceColor, Order } from '../../payload-types';

/** What the mails about an order say of it. */
export interface MailedOrder
  extends Pick<
    Order,
    'id' | 'customerName' | 'customerEmail' | 'customerPhone' | 'deliveryMethod' | 'status' | 'paymentStatus'
  > {
  number: string;
  shippingAddress: string | null;
  discountCode: string | null;
  trackingNumber: string | null;
  items: StoredOrderItem[];
  totals: OrderTotals;
  readyEstimate: ReadyEstimate;
}

/** Collects what the mails about an order say, with lace stock and turnaround as they are now. */
export async function mailedOrder(
  payload: Payload,
  order: Order,
  { turnaroundDays }: Pick<ShopSettings, 'turnaroundDays'>,
): Promise<MailedOrder> {
  const items = storedOrderItems.parse(order.items);
  const colorIds = items.flatMap((item) => item.laceColorId ?? []);
  const { docs } = await payload.db.find<LaceColor>({
    collection: 'lace-colors',
    where: { id: { in: colorIds } },
    pagination: false,
  });
  const { id, customerName, customerEmail, customerPhone, deliveryMethod, status, paymentStatus } = order;
  return {
    id,
    customerName,
    customerEmail,
    customerPhone,
    deliveryMethod,
    status,
    paymentStatus,
    number: orderNumber(id),
    shippingAddress: order.shippingAddress ?? null,
    discountCode: order.discountCode ?? null,
    trackingNumber: order.trackingNumber || null,
    items,
    totals: {
      subtotal: order.subtotal ?? 0,
      discountAmount: order.discountAmount ?? 0,
      shippingCharge: order.shippingCharge ?? 0,
      total: order.total ?? 0,
    },
    readyEstimate: readyEstimate({ turnaroundDays, inventories: docs.map((color) => color.inventory) }),
  };
}
