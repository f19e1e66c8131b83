import { useQuery } from '@tanstack/react-query';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { messageOf } from '../api/client';
import { serviceQueries } from '../api/services';
import { EmptyPlace } from '../ui/empty-place';
import { LoadFailed } from '../ui/load-failed';
import { ServiceCard } from './service-card';
import { ServiceGrid, ServiceSkeletons } from './service-skeletons';

const LOAD_FAILED = 'We could not reach the list of services. Check your connection and try again.';

/** The services on offer, each a card. */
export function ServiceList() {
  const services = useQuery(serviceQueries.list());

  if (services.isPending || (services.isError && services.isFetching)) return <ServiceSkeletons />;
  if (services.isError) {
    return (
      <LoadFailed title="The services did not load" onRetry={() => services.refetch()}>
        {messageOf(services.error, LOAD_FAILED)}
      </LoadFailed>
    );
  }

  const offered = offeredServices(services.data);
  if (offered.length === 0) {
    return (
      <EmptyPlace>
        <p>No services available at the moment.</p>
      </EmptyPlace>
    );
  }
  return (
    <ServiceGrid>
      {offered.map(({ service, picture }) => (
        <li key={service.id}>
          <ServiceCard service={service} picture={picture} />
        </li>
      ))}
    </ServiceGrid>
  );
}

interface OfferedService {
  service: ServiceView;
  /** Which of its category's pictures it takes, so that neighbours differ. */
  picture: number;
}

/** The active services in the shop's order (rule 2.8), each with its turn among the pictures of its category. */
function offeredServices(services: readonly ServiceView[]): OfferedService[] {
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
