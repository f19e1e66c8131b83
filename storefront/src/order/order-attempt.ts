import { formatShippingAddress } from '#domain/orders/delivery';
import type { OrderRequestInput } from '#domain/orders/order-contract';
import { newIdempotencyKey } from '../api/idempotency-key';
import { allGloves, type OrderAttempt, type OrderDraft } from './order-draft';

/**
 * The attempt to send content under: the same key for the same order, so that a retry after a lost answer gives the same
 * order (rule 6.7); a changed order is another one, or the customer would get what they no longer want,
 * and takes the place of the one before.
 */
export function attemptFor(attempt: OrderAttempt | null, content: string): OrderAttempt {
  if (attempt?.content === content) return attempt;
  if (attempt?.content === null) return { ...attempt, content };
  return { key: newIdempotencyKey(), content, replacesKey: attempt?.key ?? null };
}

/**
 * The order as the server is asked for it, without password or account; null while delivery or payment are not chosen.
 * Prices are not part of it: the server computes them.
 */
export function orderContent(draft: OrderDraft): OrderRequestInput | null {
  const { fields, discount } = draft;
  if (!fields.deliveryMethod || !fields.paymentMethod) return null;
  return {
    customerName: fields.customerName.trim(),
    // As accounts keep it: the same order, sent again by the account it has made, is the same.
    customerEmail: fields.customerEmail.trim().toLowerCase(),
    customerPhone: fields.customerPhone.trim(),
    deliveryMethod: fields.deliveryMethod,
    shippingAddress: fields.deliveryMethod === 'ship' ? formatShippingAddress(fields) : null,
    discountCode: discount?.code ?? null,
    paymentMethod: fields.paymentMethod,
    items: allGloves(draft).map((glove) => ({
      serviceId: glove.serviceId,
      laceColorId: glove.laceColorId || null,
      gloveDetails: glove.gloveDetails.trim(),
      specialInstructions: glove.specialInstructions.trim() || null,
      gloveImages: glove.gloveImages,
    })),
  };
}

/** The same order as text: two orders with equal text are the same order. */
export function contentFingerprint(content: OrderRequestInput): string {
  return JSON.stringify(content);
}
