import { randomUUID } from 'node:crypto';
import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { z } from 'zod';
import { DELIVERY_METHODS } from '#domain/orders/delivery';
import { orderItems } from '#domain/orders/order-contract';
import { orderTitle } from '#domain/orders/order-number';
import { priceOrder } from '#server/orders/price-order';

/** The order number in the title needs an ID before Payload sets one. */
export const setOrderNumber: CollectionBeforeValidateHook = ({ data, operation }) => {
  if (operation !== 'create' || !data) return data;
  const id = typeof data.id === 'string' ? data.id : randomUUID();
  return { ...data, id, title: orderTitle(id) };
};

/** An order with prices. Only the shop's own code can make one, because the fields reject prices from callers. */
const priced = z.object({ total: z.number(), items: z.array(z.object({ price: z.number() })) });

const terms = z.object({ deliveryMethod: z.enum(DELIVERY_METHODS), discountCode: z.string().nullish() });

/** Prices a new order without prices, like the editor's. Throws a ValidationError naming the glove's field. */
export const priceUnpriced: CollectionBeforeValidateHook = async ({ data, operation, req: { payload } }) => {
  if (operation !== 'create' || !data || priced.safeParse(data).success) return data;
  const order = terms.safeParse(data);
  // The field itself refuses an unknown delivery method.
  if (!order.success) return data;
  const gloves = orderItems.safeParse(data.items);
  if (!gloves.success) {
    const errors = gloves.error.issues.map(({ path, message }) => ({
      path: ['items', ...path].join('.'),
      message,
    }));
    throw new ValidationError({ collection: 'orders', errors });
  }
  return { ...data, ...(await priceOrder({ payload, items: gloves.data, ...order.data })) };
};
