import { type Payload, ValidationError } from 'payload';
import type { DeliveryMethod } from '#domain/orders/delivery';
import type { OrderItemRequest, StoredOrderItem } from '#domain/orders/order-contract';
import { type OrderTotals, orderTotals } from '#domain/orders/pricing';
import { MESSAGES } from '#domain/words/shop-texts';
import { findActiveDiscount } from '#server/discounts/find-active-discount';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { fillGloves } from './fill-gloves';

interface PriceOrder {
  payload: Payload;
  items: OrderItemRequest[];
  deliveryMethod: DeliveryMethod;
  discountCode?: string | null;
}

/** The fields of an order that its price is kept in, ready to be stored; money in cents. */
interface PricedOrder extends OrderTotals {
  items: StoredOrderItem[];
  discountCode: string | null;
}

/**
 * Prices a new order from the services, discounts and return shipping as they are now (rule 6.6). Throws a ValidationError that names the
 * field for a service, color or discount that is unknown or inactive, and for a color on a service that takes none.
 */
export async function priceOrder({
  payload,
  items,
  deliveryMethod,
  discountCode,
}: PriceOrder): Promise<PricedOrder> {
  const [gloves, discount, { shippingFee }] = await Promise.all([
    fillGloves({ payload, items, noService: MESSAGES.selectService }),
    discountCode ? findActiveDiscount({ payload, code: discountCode }) : null,
    readShopSettings(payload),
  ]);
  const errors: { path: string; label: string; message: string }[] = [...gloves.errors];
  if (discountCode && !discount)
    errors.push({ path: 'discountCode', label: 'Discount code', message: MESSAGES.invalidDiscount });
  if (errors.length > 0) throw new ValidationError({ collection: 'orders', errors });
  const itemPrices = gloves.items.map(({ price }) => price);
  return {
    ...orderTotals({ itemPrices, discount, deliveryMethod, shippingFee }),
    items: gloves.items,
    discountCode: discount?.code ?? null,
  };
}
