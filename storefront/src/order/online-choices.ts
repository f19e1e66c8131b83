import type { DeliveryMethod } from '#domain/delivery';
import type { Offers } from './offers';
import type { OrderDraft } from './order-draft';
import { priceSummary } from './price-summary';

/** Whether the order can be shipped: it is paid online then, unless nothing is left to pay (decisions: orders and payment). */
export function canShip(draft: OrderDraft, offers: Offers): boolean {
  return canSettle('ship', draft, offers);
}

/** Whether a dropped-off order can be paid online. */
export function canPayOnline(draft: OrderDraft, offers: Offers): boolean {
  return canSettle('dropoff', draft, offers);
}

function canSettle(deliveryMethod: DeliveryMethod, draft: OrderDraft, offers: Offers): boolean {
  if (offers.takesOnlinePayment) return true;
  const asked = { ...draft, fields: { ...draft.fields, deliveryMethod } };
  return priceSummary(asked, offers).totals.total === 0;
}
