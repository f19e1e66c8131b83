import { formatShippingAddress } from '#domain/orders/delivery';
import type { OrderRequestInput } from '#domain/orders/order-contract';
import { allGloves, type OrderDraft } from './order-draft';

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
