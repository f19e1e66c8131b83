import { randomUUID } from 'node:crypto';
import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { z } from 'zod';
import { DELIVERY_METHODS } from '#domain/orders/delivery';
import { orderItems } from '#domain/orders/order-contract';
import { orderTitle } from '#domain/orders/order-number';
import { priceOrder } from '#server/orders/price-order';

/** The title has the order number, so it needs an ID before Payload sets one. */
export const setOrderNumber: CollectionBeforeValidateHook = ({ data, operation }) => {
  if (operation !== 'create' || !data) return data;
  const id = typeof data.id === 'string' ? data.id : randomUUID();
  return { ...data, id, title: orderTitle(id) };
};

/** An order that comes with prices. Only the shop's own code can create one, because the fields reject prices from callers. */
const priced = z.object({ total: z.number(), items: z.array(z.object({ price: z.number() })) });

const terms = z.object({ deliveryMethod: z.enum(DELIVERY_METHODS), discountCode: z.string().nullish() });

/** Sets the prices of a new order that has none, like one from the editor. Throws a ValidationError that names the glove's field. */
export const priceUnpriced: CollectionBeforeValidateHook = async ({ data, operation, req: { payload } }) => {
  if (operation !== 'create' || !data || priced.safeParse(data).success) return data;
  const order = terms.safeParse(data);
  // The field itself refuses a delivery method that we don't know.
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
