import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { z } from 'zod';
import { DELIVERY_METHODS } from '#domain/orders/delivery';
import { orderItems } from '#domain/orders/order-contract';
import { openingState } from '#domain/orders/order-status';
import { priceItems } from '#server/orders/price-items';

const terms = z.object({ deliveryMethod: z.enum(DELIVERY_METHODS), discountCode: z.string().nullish() });

/**
 * A new order is priced from the services' prices at this moment, whatever its writer says it costs; only the owner's
 * form in the dashboard has the last word itself. Throws a ValidationError that names the glove's field when a glove
 * cannot be priced.
 */
export const priceOrder: CollectionBeforeValidateHook = async ({ data, operation, req, context }) => {
  if (operation !== 'create' || !data || context.totalsAsSent) return data;
  const order = terms.safeParse(data);
  // An unknown delivery method is refused by its own field.
  if (!order.success) return data;
  const gloves = orderItems.safeParse(data.items);
  if (!gloves.success) {
    const errors = gloves.error.issues.map(({ path, message }) => ({
      path: ['items', ...path].join('.'),
      message,
    }));
    throw new ValidationError({ collection: 'orders', errors });
  }
  const { items, totals, discountCode } = await priceItems({
    payload: req.payload,
    items: gloves.data,
    ...order.data,
  });
  const opening = context.paymentMethod ? openingState(context.paymentMethod, totals.total) : {};
  return { ...data, ...totals, ...opening, items, discountCode };
};
