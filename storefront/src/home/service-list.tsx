import { useQuery } from '@tanstack/react-query';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { servicePictures } from '#domain/catalogue/service-picture';
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
  const pictures = servicePictures(offered);
  return (
    <ServiceGrid>
      {offered.map((service) => (
        <li key={service.id}>
          <ServiceCard service={service} picture={pictures.get(service.id)} />
        </li>
      ))}
    </ServiceGrid>
  );
}

/** The active services in the shop's order (rule 2.8). */
function offeredServices(services: readonly ServiceView[]): ServiceView[] {
  return services
    .filter(({ active }) => active === 1)
    .toSorted((one, other) => one.sortOrder - other.sortOrder);
}
