import type { DeliveryMethod } from '#domain/orders/delivery';
import type { Offers } from './offers';
import type { OrderDraft } from './order-draft';
import { priceSummary } from './price-summary';

/** Whether the order can be shipped: it is paid online then, unless nothing is left to pay (rule 6.4). */
export function canShip(draft: OrderDraft, offers: Offers): boolean {
  return canSettle('ship', draft, offers);
}

/** Whether a dropped-off order can be paid online. */
export function canPayOnline(draft: OrderDraft, offers: Offers): boolean {
  return canSettle('dropoff', draft, offers);
}

function canSettle(deliveryMethod: DeliveryMethod, draft: OrderDraft, offers: Offers): boolean {
  return offers.takesOnlinePayment || costsNothing(deliveryMethod, draft, offers);
}

/** Whether nothing is left to pay the way the visitor has chosen: no way to pay is asked for then (decisions). */
export function hasNothingToPay(draft: OrderDraft, offers: Offers): boolean {
  const { deliveryMethod } = draft.fields;
  return deliveryMethod !== '' && costsNothing(deliveryMethod, draft, offers);
}

function costsNothing(deliveryMethod: DeliveryMethod, draft: OrderDraft, offers: Offers): boolean {
  const asked = { ...draft, fields: { ...draft.fields, deliveryMethod } };
  return priceSummary(asked, offers).totals.total === 0;
}

/** The draft as it is ordered: the call wants some way to pay, also where there is nothing to choose. */
export function withWayToPay(draft: OrderDraft, offers: Offers): OrderDraft {
  if (draft.fields.paymentMethod !== '' || !hasNothingToPay(draft, offers)) return draft;
  return { ...draft, fields: { ...draft.fields, paymentMethod: 'pay_in_person' } };
}
