import type { ServiceView } from '../catalogue/service-contract';
import type { OrderView } from './order-view';

type Named = Pick<ServiceView, 'id' | 'name'>;

/** A service's name, or a placeholder if it was deleted (rule 7.8). */
export function serviceName(services: readonly Named[], id: string): string {
  return services.find((service) => service.id === id)?.name ?? 'Unknown Service';
}

/** The service column in a list of orders (rule 7.8). */
export function orderServices({ items }: Pick<OrderView, 'items'>, services: readonly Named[]): string {
  const [first] = items;
  if (!first) return 'No items';
  return items.length === 1 ? serviceName(services, first.serviceId) : `${items.length} gloves`;
}
