import { type DiscountRule, discountAmount } from '../discounts/discount';
import { type DeliveryMethod, shippingCharge } from './delivery';

export interface OrderTotals {
  subtotal: number;
  discountAmount: number;
  shippingCharge: number;
  /** Missing if the order isn't rush. */
  rushCharge?: number;
  total: number;
}

interface PricingInput {
  itemPrices: number[];
  discount: DiscountRule | null;
  deliveryMethod: DeliveryMethod;
  /** Current price of return shipping, integer cents. */
  shippingFee: number;
  /** The rush charge in cents, if the order is rush. */
  rushPrice?: number;
}

/** max(0, subtotal - discount + shipping) + rush, in cents; a fixed discount may cover the shipping too, but never rush (rules 5.1 and 28.6). */
export function orderTotal({
  subtotal,
  discountAmount,
  shippingCharge,
  rushCharge = 0,
}: Omit<OrderTotals, 'total'>): number {
  return Math.max(0, subtotal - discountAmount + shippingCharge) + rushCharge;
}

/** An order's totals, all in integer cents (rule 5.1). */
export function orderTotals({
  itemPrices,
  discount,
  deliveryMethod,
  shippingFee,
  rushPrice,
}: PricingInput): OrderTotals {
  const subtotal = itemPrices.reduce((sum, price) => sum + price, 0);
  const parts = {
    subtotal,
    discountAmount: discountAmount(subtotal, discount),
    shippingCharge: shippingCharge(deliveryMethod, shippingFee),
    ...(rushPrice && { rushCharge: rushPrice }),
  };
  return { ...parts, total: orderTotal(parts) };
}
