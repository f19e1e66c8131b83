import { type DeliveryMethod, shippingCharge } from './delivery';
import { type DiscountRule, discountAmount } from './discount';

export interface OrderTotals {
  subtotal: number;
  discountAmount: number;
  shippingCharge: number;
  total: number;
}

interface PricingInput {
  /** Price of each glove's service, integer cents. */
  itemPrices: number[];
  discount: DiscountRule | null;
  deliveryMethod: DeliveryMethod;
}

/**
 * The price of an order, all in integer cents: total = max(0, subtotal - discount + shipping) (spec 9). A fixed discount
 * may eat the shipping: the formula is taken literally (decisions: orders and payment).
 */
export function orderTotals({ itemPrices, discount, deliveryMethod }: PricingInput): OrderTotals {
  const subtotal = itemPrices.reduce((sum, price) => sum + price, 0);
  const taken = discountAmount(subtotal, discount);
  const shipping = shippingCharge(deliveryMethod);
  return {
    subtotal,
    discountAmount: taken,
    shippingCharge: shipping,
    total: Math.max(0, subtotal - taken + shipping),
  };
}
