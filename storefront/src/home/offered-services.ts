import type { ServiceView } from '#domain/catalogue/service-contract';

interface OfferedService {
  service: ServiceView;
  /** Which of its category's pictures it takes, so that neighbours differ. */
  picture: number;
}

/** The active services in the shop's order (rule 2.8), each with its turn among the pictures of its category. */
export function offeredServices(services: readonly ServiceView[]): OfferedService[] {
  const taken = new Map<string, number>();
  return services
    .filter(({ active }) => active === 1)
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .map((service) => {
      const picture = taken.get(service.category) ?? 0;
      taken.set(service.category, picture + 1);
      return { service, picture };
    });
}
