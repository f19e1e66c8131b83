import { type DiscountRule, discountAmount } from '../discounts/discount';
import { type DeliveryMethod, shippingCharge } from './delivery';

export interface OrderTotals {
  subtotal: number;
  discountAmount: number;
  shippingCharge: number;
  total: number;
}

interface PricingInput {
  itemPrices: number[];
  discount: DiscountRule | null;
  deliveryMethod: DeliveryMethod;
  /** Current price of return shipping, integer cents. */
  shippingFee: number;
}

/** max(0, subtotal - discount + shipping), in cents; a fixed discount may cover the shipping too (rule 5.1). */
export function orderTotal({ subtotal, discountAmount, shippingCharge }: Omit<OrderTotals, 'total'>): number {
  return Math.max(0, subtotal - discountAmount + shippingCharge);
}

/** An order's totals, all in integer cents (rule 5.1). */
export function orderTotals({
  itemPrices,
  discount,
  deliveryMethod,
  shippingFee,
}: PricingInput): OrderTotals {
  const subtotal = itemPrices.reduce((sum, price) => sum + price, 0);
  const parts = {
    subtotal,
    discountAmount: discountAmount(subtotal, discount),
    shippingCharge: shippingCharge(deliveryMethod, shippingFee),
  };
  return { ...parts, total: orderTotal(parts) };
}
