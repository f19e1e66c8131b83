import type { ServiceView } from '../catalogue/service-contract';
import type { OrderView } from './order-view';

type Named = Pick<ServiceView, 'id' | 'name'>;

/** The name of a service that may be gone (rule 7.8). */
export function serviceName(services: readonly Named[], id: string): string {
  return services.find((service) => service.id === id)?.name ?? 'Unknown Service';
}

/** What a list of orders shows as an order's service (rule 7.8). */
export function orderServices({ items }: Pick<OrderView, 'items'>, services: readonly Named[]): string {
  const [first] = items;
  if (!first) return 'No items';
  return items.length === 1 ? serviceName(services, first.serviceId) : `${items.length} gloves`;
}
