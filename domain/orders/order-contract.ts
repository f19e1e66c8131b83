import { z } from 'zod';
import { cookieAnswer } from '../consents/cookie-answer';
import {
  email,
  newPassword,
  personName,
  phone,
  requiredText,
  text,
  visitorAddress,
  visitorLine,
} from '../customers/person';
import { ownImage } from '../photos/images';
import { PHOTO_LIMITS } from '../photos/photo-limits';
import { documentId } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';
import { DELIVERY_METHODS } from './delivery';
import { PAYMENT_METHODS } from './order-status';

const GLOVE_DETAILS_MIN = 10;
/** The most gloves in one order, more than anyone sends in a package. */
export const ITEMS_MAX = 20;

export const gloveDetails = requiredText(GLOVE_DETAILS_MIN, MESSAGES.gloveDetailsTooShort);

export const orderItemRequest = z.object({
  serviceId: z.uuid(MESSAGES.selectService),
  laceColorId: z
    .uuid(MESSAGES.selectLaceColor)
    .nullish()
    .transform((id) => id ?? null),
  gloveDetails,
  specialInstructions: text.nullish().transform((instructions) => instructions || null),
  gloveImages: z.array(ownImage).max(PHOTO_LIMITS.maxFiles, MESSAGES.tooManyPhotos).default([]),
});
export type OrderItemRequest = z.output<typeof orderItemRequest>;

/** An order's gloves, each by this schema. */
export const itemsOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item, MESSAGES.noGloves).min(1, MESSAGES.noGloves).max(ITEMS_MAX, MESSAGES.tooManyGloves);

export const orderItems = itemsOf(orderItemRequest);

/** `drop-off` is accepted on input and stored as `dropoff` (rule 7.9). */
export const deliveryMethodInput = z
  .enum([...DELIVERY_METHODS, 'drop-off'], MESSAGES.deliveryMethod)
  .transform((method) => (method === 'drop-off' ? 'dropoff' : method));

/** The order form's POST /api/orders (rule 6.6). It takes no prices, because the server computes them. */
export const orderRequest = z
  .object({
    customerName: personName,
    customerEmail: email,
    customerPhone: phone,
    deliveryMethod: deliveryMethodInput,
    shippingAddress: visitorAddress.nullish().transform((address) => address || null),
    discountCode: visitorLine(0, MESSAGES.enterText)
      .nullish()
      .transform((code) => code || null),
    paymentMethod: z.enum(PAYMENT_METHODS, MESSAGES.paymentMethod),
    items: orderItems,
    rush: z.boolean().optional(),
    /** Whether the customer agrees to texts about the order (rule 34.2). Ignored if the shop sends none. */
    textMe: z.boolean().optional(),
    customerPassword: newPassword.optional(),
    customerId: z.nullish(documentId).transform((id) => id ?? null),
    cookies: cookieAnswer.optional(),
  })
  .superRefine((order, context) => {
    if (order.deliveryMethod !== 'ship') return;
    if (!order.shippingAddress) {
      context.addIssue({ code: 'custom', path: ['shippingAddress'], message: MESSAGES.addressRequired });
    }
    if (order.paymentMethod === 'pay_in_person') {
      context.addIssue({ code: 'custom', path: ['paymentMethod'], message: MESSAGES.shipNeedsOnlinePayment });
    }
  });
export type OrderRequestInput = z.input<typeof orderRequest>;
export type OrderRequest = z.output<typeof orderRequest>;

/** The answer to POST /api/orders: the order's ID and the path of its page. */
export const orderAnswer = z.object({ orderId: documentId, trackPath: z.optional(z.string()) });
export type OrderAnswer = z.infer<typeof orderAnswer>;

/** A glove as stored, with its service's price when ordered, in cents. */
export const storedOrderItem = z.object({
  id: documentId,
  serviceId: z.string(MESSAGES.selectService).min(1, MESSAGES.selectService),
  serviceName: z.string(),
  price: z.int().min(0),
  laceColorId: z.string().nullable(),
  laceColorName: z.string().nullable(),
  gloveDetails: requiredText(1, MESSAGES.gloveDetailsTooShort),
  specialInstructions: z.string().nullable(),
  gloveImages: z.array(z.string()),
});
export type StoredOrderItem = z.infer<typeof storedOrderItem>;

export const idempotencyKey = z
  .string(MESSAGES.badIdempotencyKey)
  .min(8, MESSAGES.badIdempotencyKey)
  .max(100, MESSAGES.badIdempotencyKey)
  .regex(/^[\w-]+$/, MESSAGES.badIdempotencyKey);

/** The key of an earlier order to replace, so going back in the order form doesn't leave two orders. */
export const REPLACES_HEADER = 'Replaces-Idempotency-Key';

export const storedOrderItems = itemsOf(storedOrderItem);
