import { z } from 'zod';
import { DISCOUNT_TYPES } from '#domain/discounts/discount';
import { DELIVERY_METHODS } from '#domain/orders/delivery';
import { ITEMS_MAX, idempotencyKey } from '#domain/orders/order-contract';
import { PAYMENT_METHODS } from '#domain/orders/order-status';
import { PHOTO_LIMITS } from '#domain/photos/photo-limits';
import { documentId } from '#domain/wire/wire';
import { ticketFacts } from '../payment/ticket-facts';

/** Raise it when the shape changes, so that older drafts in browsers are ignored. */
const DRAFT_VERSION = 3;

const typed = z.string();

const gloveDraft = z.object({
  serviceId: typed,
  laceColorId: typed,
  gloveDetails: typed,
  specialInstructions: typed,
  /** Lasting addresses, and those of uploads that have none yet. */
  gloveImages: z.array(z.string()).max(PHOTO_LIMITS.maxFiles),
});
/** One glove as it was typed, before any check. */
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
/** What the wizard's fields hold: the glove being filled in, the person, the delivery. The password is never among them. */
export type DraftFields = z.infer<typeof draftFields>;

const appliedDiscount = z.object({ code: z.string(), type: z.enum(DISCOUNT_TYPES), value: z.int().min(0) });
export type AppliedDiscount = z.infer<typeof appliedDiscount>;

const orderAttempt = z.object({
  key: idempotencyKey,
  /** The order that is sent under this key; null when the server refused it, so that the key is still unused. */
  content: z.string().nullable(),
  /** The key of the order that was sent before this one and changed. */
  replacesKey: idempotencyKey.nullable(),
});
export type OrderAttempt = z.infer<typeof orderAttempt>;

const placedOrder = z.object({
  orderId: documentId,
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** What was ordered, at the prices it was ordered for. */
  ticket: ticketFacts,
  /** Where the order's page is. */
  trackPath: z.optional(z.string()),
});
/** What step 4 shows of the order the server has taken. */
export type PlacedOrder = z.infer<typeof placedOrder>;

/** Everything of the wizard that survives a reload. */
export const orderDraft = z.object({
  version: z.literal(DRAFT_VERSION),
  fields: draftFields,
  /** Gloves added so far, without the one being filled in. */
  gloves: z.array(gloveDraft).max(ITEMS_MAX),
  discount: appliedDiscount.nullable(),
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

/** What the wizard's form holds: the draft with its fields side by side, and what only this page's memory may know. */
export interface OrderFormValues extends DraftFields, Omit<OrderDraft, 'version' | 'fields'> {
  customerPassword: string;
  /** Whether the visitor says they have an account. */
  returning: boolean;
  /** The address is typed in parts; this field only carries an error about the whole. */
  shippingAddress: null;
}

/** A draft as the form holds it. */
export function valuesOf({ fields, gloves, discount, attempt, placed }: OrderDraft) {
  return { ...fields, gloves, discount, attempt, placed };
}

/** The draft in the form; the schema lets through only what it knows, so no password can slip in. */
export function draftIn({ gloves, discount, attempt, placed, ...fields }: OrderFormValues): OrderDraft {
  return { version: DRAFT_VERSION, fields: draftFields.parse(fields), gloves, discount, attempt, placed };
}

/** The glove being filled in. */
export function currentGlove({ fields }: OrderDraft): GloveDraft {
  const { serviceId, laceColorId, gloveDetails, specialInstructions, gloveImages } = fields;
  return { serviceId, laceColorId, gloveDetails, specialInstructions, gloveImages };
}

/** Every glove in the order, the one being filled in last. */
export function allGloves(draft: OrderDraft): GloveDraft[] {
  return [...draft.gloves, currentGlove(draft)];
}

/** Whether nothing is left to pay online for a placed order. */
export function needsNoPayment({ paymentMethod, ticket }: PlacedOrder): boolean {
  return paymentMethod === 'pay_in_person' || ticket.totals.total === 0;
}

/** Whether nothing was typed about a glove yet. */
export function isBlankGlove(glove: GloveDraft): boolean {
  const { gloveImages, ...texts } = glove;
  return gloveImages.length === 0 && Object.values(texts).every((text) => text.trim() === '');
}
