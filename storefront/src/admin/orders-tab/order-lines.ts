import { DELIVERY_LABEL } from '#domain/orders/delivery';
import { serviceName } from '#domain/orders/order-services';
import type { OrderView } from '#domain/orders/order-view';
import { labelOf } from '#domain/words/label-of';
import type { Catalogue } from '../order-dialogs/order-choices';
import * as texts from './orders-tab-texts';

/** Returns the line below an order's service: 'Full Relace +1 more · Saddle Tan · Ship'. */
export function serviceLine(
  { items, deliveryMethod }: Pick<OrderView, 'items' | 'deliveryMethod'>,
  { services, laceColors }: Catalogue,
): string {
  const [first] = items;
  const lace = laceColors.find(({ id }) => id === first?.laceColorId)?.name;
  const others = items.length - 1;
  const gloves =
    first && others > 0 ? texts.serviceAndMore(serviceName(services, first.serviceId), others) : null;
  return [gloves, lace, labelOf(DELIVERY_LABEL, deliveryMethod)].filter(Boolean).join(' · ');
}
