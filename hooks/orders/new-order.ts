import { randomUUID } from 'node:crypto';
import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { z } from 'zod';
import { DELIVERY_METHODS } from '#domain/orders/delivery';
import { orderItems } from '#domain/orders/order-contract';
import { orderTitle } from '#domain/orders/order-number';
import { priceOrder } from '#server/orders/price-order';

/** The title of an order needs its id before it is stored. */
export const giveOrderNumber: CollectionBeforeValidateHook = ({ data, operation }) => {
  if (operation !== 'create' || !data) return data;
  const id = typeof data.id === 'string' ? data.id : randomUUID();
  return { ...data, id, title: orderTitle(id) };
};

/** An order that was priced before it got here. Only the shop's own code can make one: the totals' fields refuse a caller's. */
const priced = z.object({ total: z.number(), items: z.array(z.object({ price: z.number() })) });

const terms = z.object({ deliveryMethod: z.enum(DELIVERY_METHODS), discountCode: z.string().nullish() });

/** Prices a new order that comes without a price, as the editor's do. Throws a ValidationError naming the glove's field. */
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
