import { type Payload, ValidationError } from 'payload';
import type { DeliveryMethod } from '#domain/orders/delivery';
import type { OrderItemRequest, StoredOrderItem } from '#domain/orders/order-contract';
import { type OrderTotals, orderTotals } from '#domain/orders/pricing';
import { MESSAGES } from '#domain/words/messages';
import { findActiveDiscount } from '#server/discounts/find-active-discount';
import { fillItems } from './fill-items';

interface PriceItems {
  payload: Payload;
  items: OrderItemRequest[];
  deliveryMethod: DeliveryMethod;
  discountCode?: string | null;
}

interface PricedItems {
  items: StoredOrderItem[];
  totals: OrderTotals;
  discountCode: string | null;
}

/**
 * Prices gloves from the database as it is now, all in cents. Throws a ValidationError that names the field for an
 * inactive or unknown service, color or discount, and for a color on a service that takes none.
 */
export async function priceItems({
  payload,
  items,
  deliveryMethod,
  discountCode,
}: PriceItems): Promise<PricedItems> {
  const [filled, discount] = await Promise.all([
    fillItems({ payload, items, noService: MESSAGES.selectService }),
    discountCode ? findActiveDiscount({ payload, code: discountCode }) : null,
  ]);
  const errors: { path: string; label: string; message: string }[] = [...filled.errors];
  if (discountCode && !discount)
    errors.push({ path: 'discountCode', label: 'Discount code', message: MESSAGES.invalidDiscount });
  if (errors.length > 0) throw new ValidationError({ collection: 'orders', errors });
  const itemPrices = filled.items.map((item) => item.price);
  const totals = orderTotals({ itemPrices, discount, deliveryMethod });
  return { items: filled.items, totals, discountCode: discount?.code ?? null };
}
