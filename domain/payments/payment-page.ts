import { PAGES } from '../pages/pages';
import { withQuery } from '../wire/with-query';

/** Where an order that is not paid yet can be paid by whoever has its id. */
export function paymentPage(orderId: string): string {
  return withQuery(PAGES.orderConfirmation, { orderId });
}
