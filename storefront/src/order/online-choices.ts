import type { DeliveryMethod } from '#domain/orders/delivery';
import type { Offers } from './offers';
import type { OrderDraft } from './order-draft';
import { priceSummary } from './price-summary';

/** Whether the order can be shipped: it's paid online or it's free (rule 6.4). */
export function canShip(draft: OrderDraft, offers: Offers): boolean {
  return isPayable('ship', draft, offers);
}

export function canPayOnline(draft: OrderDraft, offers: Offers): boolean {
  return isPayable('dropoff', draft, offers);
}

function isPayable(deliveryMethod: DeliveryMethod, draft: OrderDraft, offers: Offers): boolean {
  return offers.takesOnlinePayment || costsNothing(deliveryMethod, draft, offers);
}

/** Whether the order is free as it is, so it needs no payment method (rule 7.4). */
export function hasNothingToPay(draft: OrderDraft, offers: Offers): boolean {
  const { deliveryMethod } = draft.fields;
  return deliveryMethod !== '' && costsNothing(deliveryMethod, draft, offers);
}

function costsNothing(deliveryMethod: DeliveryMethod, draft: OrderDraft, offers: Offers): boolean {
  const choice = { ...draft, fields: { ...draft.fields, deliveryMethod } };
  return priceSummary(choice, offers).totals.total === 0;
}

/** Returns the draft to send, because the API always needs a payment method. */
export function withPaymentMethod(draft: OrderDraft, offers: Offers): OrderDraft {
  if (draft.fields.paymentMethod !== '' || !hasNothingToPay(draft, offers)) return draft;
  return { ...draft, fields: { ...draft.fields, paymentMethod: 'pay_in_person' } };
}
