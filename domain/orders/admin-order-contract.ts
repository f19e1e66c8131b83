import { z } from 'zod';
import { email, line, requiredLine, requiredText, text } from '../customers/person';
import { ownImage } from '../photos/images';
import { PHOTO_LIMITS } from '../photos/photo-limits';
import { documentId, enteredCents } from '../wire/wire';
import { eachOf } from '../words/keys-of';
import { MESSAGES } from '../words/shop-texts';
import type { DeliveryMethod } from './delivery';
import { deliveryMethodInput, itemsOf, orderItemRequest, storedOrderItem } from './order-contract';
import { LINE_NAMES } from './order-lines';
import { ORDER_STATUSES, PAYMENT_STATUSES } from './order-status';

export const WORK_PHOTOS_MAX = 50;

/** A glove in the owner's form (rule 7.5). A changed order's gloves match by `id` or position. Omitted photos stay. */
const adminItem = orderItemRequest.extend({
  id: z.optional(documentId),
  serviceId: z.uuid(MESSAGES.selectValidService),
  gloveDetails: requiredText(1, MESSAGES.gloveDetailsTooShort),
  gloveImages: z.array(ownImage).max(PHOTO_LIMITS.maxFiles, MESSAGES.tooManyPhotos).optional(),
});
export type AdminOrderItem = z.output<typeof adminItem>;

/** A stored order's gloves as people may change them in the editor, with the limits of the calls. */
export const editedOrderItems = itemsOf(
  storedOrderItem.extend({
    serviceName: line,
    price: enteredCents,
    specialInstructions: text.nullable(),
    gloveImages: orderItemRequest.shape.gloveImages,
  }),
);

/** A line stored as null if it's empty (rule 7.5). */
const lineOrNull = line.nullable().transform((value) => value || null);
const textOrNull = text.nullable().transform((value) => value || null);
const { discountCode, ...otherLines } = eachOf(LINE_NAMES, () => lineOrNull);

/** Every field of the form. None has a default, so a change has only what was sent. */
const fields = z.object({
  customerName: requiredLine(1, 'Name is required'),
  customerEmail: email,
  customerPhone: requiredLine(1, 'Phone is required'),
  customerId: z.nullable(documentId),
  deliveryMethod: deliveryMethodInput,
  shippingAddress: textOrNull,
  discountCode,
  items: itemsOf(adminItem),
  status: z.enum(ORDER_STATUSES, MESSAGES.orderStatus),
  paymentStatus: z.enum(PAYMENT_STATUSES, MESSAGES.paymentStatus),
  subtotal: enteredCents,
  total: enteredCents,
  discountAmount: enteredCents,
  shippingCharge: enteredCents,
  rushCharge: enteredCents,
  ...otherLines,
});

interface Destination {
  deliveryMethod: DeliveryMethod;
  shippingAddress: string | null;
}

/** A shipped order needs an address (rule 6.4). */
export function hasNeededAddress({ deliveryMethod, shippingAddress }: Destination): boolean {
  return deliveryMethod !== 'ship' || Boolean(shippingAddress);
}

/** The error for a missing address, reported together with the other fields' errors. */
export const ADDRESS_NEEDED = {
  path: ['shippingAddress'],
  message: MESSAGES.addressRequired,
  when: ({ value }: z.core.ParsePayload) => z.looseObject({}).safeParse(value).success,
};

/** The admin form's POST /api/orders: its totals are stored as sent, in cents (rule 7.6). */
export const adminOrderRequest = fields
  .extend({
    customerId: fields.shape.customerId.default(null),
    shippingAddress: fields.shape.shippingAddress.default(null),
    status: fields.shape.status.default('not_received'),
    paymentStatus: fields.shape.paymentStatus.default('succeeded'),
    discountAmount: z._default(enteredCents, 0),
    shippingCharge: z._default(enteredCents, 0),
    rushCharge: z._default(enteredCents, 0),
    ...eachOf(LINE_NAMES, () => lineOrNull.default(null)),
  })
  .refine(hasNeededAddress, ADDRESS_NEEDED);
export type AdminOrderRequestInput = z.input<typeof adminOrderRequest>;
export type AdminOrderRequest = z.output<typeof adminOrderRequest>;

/** Whether a POST /api/orders is the admin form's. Only that form sends a status (rule 7.6). */
export function isAdminOrder(body: unknown): boolean {
  const keys = Object.keys(Object(body));
  return keys.includes('status') || keys.includes('paymentStatus');
}

/** PATCH /api/orders/{id}: omitted fields stay. */
export const adminOrderPatch = fields.partial();
export type AdminOrderPatchInput = z.input<typeof adminOrderPatch>;
export type AdminOrderPatch = z.output<typeof adminOrderPatch>;

/** PATCH /api/orders/{id}/status: any status (rule 7.2), with an optional tracking number (rule 15.10). */
export const orderStatusChange = fields
  .pick({ status: true, trackingNumber: true })
  .partial({ trackingNumber: true });
export type OrderStatusChange = z.output<typeof orderStatusChange>;

export const workPhotos = z.array(ownImage).max(WORK_PHOTOS_MAX, MESSAGES.tooManyWorkPhotos);

export const orderImagesChange = z.object({ beforeImages: workPhotos, afterImages: workPhotos }).partial();
