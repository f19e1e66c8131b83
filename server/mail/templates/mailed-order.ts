import type { Payload } from 'payload';
import { greeting } from '#domain/messages/greeting';
import { type StoredOrderItem, storedOrderItems } from '#domain/orders/order-contract';
import { orderNumber } from '#domain/orders/order-number';
import { isGloveHere } from '#domain/orders/order-status';
import type { OrderTotals } from '#domain/orders/pricing';
import { type ReadyEstimate, readyEstimate } from '#domain/orders/ready-by';
import { isRealCapture } from '#domain/payments/payment';
import type { ShopSettings } from '#domain/shop-settings/shop-settings';
import { findCustomer } from '#server/accounts/find-customer';
import type { LaceColor, Order } from '../../../payload-types';

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
  /** Whether mails to its customer may quote what was typed with it (decision 009). */
  isVouched: boolean;
  /** How mails to its customer begin: "Hi Robin,". */
  greeting: string;
}

interface Mailed extends Pick<ShopSettings, 'turnaroundDays'> {
  /** Whether the owner has caused this mail. */
  isByOwner: boolean;
}

/** Collects what the mails about an order say, with lace stock and turnaround as they are now. */
export async function mailedOrder(
  payload: Payload,
  order: Order,
  { turnaroundDays, isByOwner }: Mailed,
): Promise<MailedOrder> {
  const items = storedOrderItems.parse(order.items);
  const colorIds = items.flatMap((item) => item.laceColorId ?? []);
  const { docs } = await payload.db.find<LaceColor>({
    collection: 'lace-colors',
    where: { id: { in: colorIds } },
    pagination: false,
  });
  const isVouched = isByOwner || (await isVouchedOrder(payload, order));
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
    isVouched,
    greeting: greeting({ name: customerName, isVouched }),
  };
}

/**
 * Whether what was typed with an order may stand in mails to its customer (decision 009): its glove is here, money was paid
 * for it, or whoever reads that mailbox placed it, signed in. A stranger can order in any name, also in a known customer's.
 */
async function isVouchedOrder(payload: Payload, order: Order): Promise<boolean> {
  if (isGloveHere(order.status)) return true;
  if (isRealCapture(order.paypalCaptureId)) return true;
  const { customer } = order;
  if (!customer) return false;
  const account = await findCustomer(payload, typeof customer === 'string' ? customer : customer.id);
  return account?.provenEmail === order.customerEmail;
}
