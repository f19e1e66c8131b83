import type { ServiceView } from './service-contract';

/** The name of a service that may be gone (spec 2). */
export function serviceName(services: readonly ServiceView[], id: string): string {
  return services.find((service) => service.id === id)?.name ?? 'Unknown Service';
}
