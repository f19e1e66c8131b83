import type { MailedOrder } from '../mailed-order';

/** How the glove gets to the shop, in one or two sentences. */
export function whatNext({ deliveryMethod }: MailedOrder): string {
  return deliveryMethod === 'ship'
    ? 'We send you shipping instructions within 24 hours. Please keep your glove until you have them.'
    : 'Bring your glove by and tell us the order number; we take it from there.';
}
