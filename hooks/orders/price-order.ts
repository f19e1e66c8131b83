import type { CollectionBeforeValidateHook } from 'payload';
import { z } from 'zod';
import { DELIVERY_METHODS } from '#domain/delivery';
import { orderItemRequest } from '#domain/order-contract';
import { openingState } from '#domain/order-status';
import { priceItems } from '#server/orders/price-items';

const priceable = z.object({
  items: z.array(orderItemRequest).min(1),
  deliveryMethod: z.enum(DELIVERY_METHODS),
  discountCode: z.string().nullish(),
});

/**
 * A new order is priced from the services' prices at this moment, whatever its writer says it costs. What cannot be
 * priced is left to the fields' own validation, which names the field.
 */
export const priceOrder: CollectionBeforeValidateHook = async ({ data, operation, req, context }) => {
  if (operation !== 'create' || !data) return data;
  const order = priceable.safeParse(data);
  if (!order.success) return data;
  const { items, totals, discountCode } = await priceItems({ payload: req.payload, ...order.data });
  const opening = context.paymentMethod ? openingState(context.paymentMethod, totals.total) : {};
  return { ...data, ...totals, ...opening, items, discountCode };
};
