import type { ServiceView } from '#domain/service-contract';
import { SERVICE_FIELDS, type ServiceFormOutput } from '#domain/service-form';

/** What a filled-in form would change of a service, so that nothing else is sent. */
export function changesOf(service: ServiceView, typed: ServiceFormOutput): Partial<ServiceFormOutput> {
  const { name, description, price, category, active } = service;
  const before: { [Field in keyof ServiceFormOutput]: unknown } = {
    name,
    description,
    price,
    category,
    active: active === 1,
  };
  const changes: Partial<ServiceFormOutput> = { ...typed };
  for (const field of SERVICE_FIELDS) {
    if (typed[field] === before[field]) delete changes[field];
  }
  return changes;
}
