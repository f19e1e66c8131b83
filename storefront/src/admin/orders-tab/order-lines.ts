import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { DELIVERY_LABEL } from '#domain/orders/delivery';
import { serviceName } from '#domain/orders/order-services';
import type { OrderView } from '#domain/orders/order-view';
import { labelOf } from '#domain/words/label-of';

/** What the list needs to name what an order holds. */
export interface Catalogue {
  services: readonly ServiceView[];
  laceColors: readonly LaceColorView[];
}

/**
 * The line below an order's service: of several gloves the first one's, the first one's lace, and how the order goes back:
 * 'Full Relace +1 more · Saddle Tan · Ship'.
 */
export function serviceLine(
  { items, deliveryMethod }: Pick<OrderView, 'items' | 'deliveryMethod'>,
  { services, laceColors }: Catalogue,
): string {
  const [first] = items;
  const lace = laceColors.find(({ id }) => id === first?.laceColorId)?.name;
  const others = items.length - 1;
  const gloves = first && others > 0 ? `${serviceName(services, first.serviceId)} +${others} more` : null;
  return [gloves, lace, labelOf(DELIVERY_LABEL, deliveryMethod)].filter(Boolean).join(' · ');
}
