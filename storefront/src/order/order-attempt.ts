import { formatShippingAddress } from '#domain/orders/delivery';
import type { OrderRequestInput } from '#domain/orders/order-contract';
import { newIdempotencyKey } from '../api/idempotency-key';
import { allGloves, type OrderAttempt, type OrderDraft } from './order-draft';

/** A retry keeps its key (rule 6.7). A changed order gets a new one and replaces the one before. */
export function attemptFor(attempt: OrderAttempt | null, content: string): OrderAttempt {
  if (attempt?.content === content) return attempt;
  if (attempt?.content === null) return { ...attempt, content };
  return { key: newIdempotencyKey(), content, replacesKey: attempt?.key ?? null };
}

/** Returns the order as the server takes it. The server sets the prices. Null until delivery and payment are chosen. */
export function orderContent(draft: OrderDraft): OrderRequestInput | null {
  const { fields, discount, rushPrice, textMe } = draft;
  if (!fields.deliveryMethod || !fields.paymentMethod) return null;
  return {
    customerName: fields.customerName.trim(),
    // In the format that accounts use, so a retry by the new account is the same order.
    customerEmail: fields.customerEmail.trim().toLowerCase(),
    customerPhone: fields.customerPhone.trim(),
    deliveryMethod: fields.deliveryMethod,
    shippingAddress: fields.deliveryMethod === 'ship' ? formatShippingAddress(fields) : null,
    discountCode: discount?.code ?? null,
    paymentMethod: fields.paymentMethod,
    ...(rushPrice && { rush: true }),
    ...(textMe && { textMe }),
    items: allGloves(draft).map((glove) => ({
      serviceId: glove.serviceId,
      laceColorId: glove.laceColorId || null,
      gloveDetails: glove.gloveDetails.trim(),
      specialInstructions: glove.specialInstructions.trim() || null,
      gloveImages: glove.gloveImages,
    })),
  };
}

/** Returns the order as text. Two orders are the same if their texts are. */
export function contentFingerprint(content: OrderRequestInput): string {
  return JSON.stringify(content);
}
