import { z } from 'zod';
import { DISCOUNT_TYPES } from '#domain/discounts/discount';
import { DELIVERY_METHODS } from '#domain/orders/delivery';
import { ITEMS_MAX, idempotencyKey } from '#domain/orders/order-contract';
import { PAYMENT_METHODS } from '#domain/orders/order-status';
import { PHOTO_LIMITS } from '#domain/photos/photo-limits';
import { documentId } from '#domain/wire/wire';
import { ticketFacts } from '../payment/ticket-facts';

/** Raise this when the shape changes, so browsers drop older drafts. */
const DRAFT_VERSION = 3;

const typed = z.string();

const gloveDraft = z.object({
  serviceId: typed,
  laceColorId: typed,
  gloveDetails: typed,
  specialInstructions: typed,
  gloveImages: z.array(z.string()).max(PHOTO_LIMITS.maxFiles),
});
export type GloveDraft = z.infer<typeof gloveDraft>;

const draftFields = gloveDraft.extend({
  customerName: typed,
  customerEmail: typed,
  customerPhone: typed,
  deliveryMethod: z.enum([...DELIVERY_METHODS, '']),
  paymentMethod: z.enum([...PAYMENT_METHODS, '']),
  street: typed,
  city: typed,
  state: typed,
  zip: typed,
  discountCode: typed,
});
export type DraftFields = z.infer<typeof draftFields>;

const appliedDiscount = z.object({ code: z.string(), type: z.enum(DISCOUNT_TYPES), value: z.int().min(0) });
export type AppliedDiscount = z.infer<typeof appliedDiscount>;

const orderAttempt = z.object({
  key: idempotencyKey,
  /** What was sent with this key. Null if it was refused, so the key hasn't been used. */
  content: z.string().nullable(),
  replacesKey: idempotencyKey.nullable(),
});
export type OrderAttempt = z.infer<typeof orderAttempt>;

const placedOrder = z.object({
  orderId: documentId,
  paymentMethod: z.enum(PAYMENT_METHODS),
  ticket: ticketFacts,
  trackPath: z.optional(z.string()),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

export const orderDraft = z.object({
  version: z.literal(DRAFT_VERSION),
  fields: draftFields,
  gloves: z.array(gloveDraft).max(ITEMS_MAX),
  discount: appliedDiscount.nullable(),
  /** The price of rush that the visitor saw, in cents. Missing if the order isn't rush. */
  rushPrice: z.optional(z.int().min(0)),
  textMe: z.optional(z.boolean()),
  attempt: orderAttempt.nullable(),
  placed: placedOrder.nullable(),
});
export type OrderDraft = z.infer<typeof orderDraft>;

export const BLANK_GLOVE: GloveDraft = {
  serviceId: '',
  laceColorId: '',
  gloveDetails: '',
  specialInstructions: '',
  gloveImages: [],
};

export const EMPTY_DRAFT: OrderDraft = {
  version: DRAFT_VERSION,
  fields: {
    ...BLANK_GLOVE,
    customerName: '',
    customerEmail: '',
    customerPhone: '',
    deliveryMethod: '',
    paymentMethod: '',
    street: '',
    city: '',
    state: '',
    zip: '',
    discountCode: '',
  },
  gloves: [],
  discount: null,
  attempt: null,
  placed: null,
};

/** The order form's values: the draft with its fields flattened, and what's never stored. */
export interface OrderFormValues extends DraftFields, Omit<OrderDraft, 'version' | 'fields'> {
  customerPassword: string;
  returning: boolean;
  shippingAddress: null;
}

export function valuesOf({ fields, ...others }: OrderDraft) {
  const { version: _version, ...values } = others;
  return { ...fields, ...values, rushPrice: values.rushPrice ?? 0, textMe: values.textMe ?? false };
}

/** Converts form values to a draft. The schema drops unknown fields, so the password isn't stored. */
export function draftIn({
  gloves,
  discount,
  rushPrice,
  textMe,
  attempt,
  placed,
  ...fields
}: OrderFormValues): OrderDraft {
  const others = {
    gloves,
    discount,
    ...(rushPrice && { rushPrice }),
    ...(textMe && { textMe }),
    attempt,
    placed,
  };
  return { version: DRAFT_VERSION, fields: draftFields.parse(fields), ...others };
}

export function currentGlove({ fields }: OrderDraft): GloveDraft {
  const { serviceId, laceColorId, gloveDetails, specialInstructions, gloveImages } = fields;
  return { serviceId, laceColorId, gloveDetails, specialInstructions, gloveImages };
}

export function allGloves(draft: OrderDraft): GloveDraft[] {
  return [...draft.gloves, currentGlove(draft)];
}

export function needsNoPayment({ paymentMethod, ticket }: PlacedOrder): boolean {
  return paymentMethod === 'pay_in_person' || ticket.totals.total === 0;
}

export function isBlankGlove(glove: GloveDraft): boolean {
  const { gloveImages, ...texts } = glove;
  return gloveImages.length === 0 && Object.values(texts).every((text) => text.trim() === '');
}
