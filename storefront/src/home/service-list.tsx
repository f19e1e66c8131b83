import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { messageOf } from '../api/client';
import { serviceQueries } from '../api/services';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { EmptyHook } from '../ui/drawings/empty-hook';
import { Stack } from '../ui/layout';
import { space } from '../ui/tokens';
import { ServiceCard } from './service-card';
import { ServiceGrid, ServiceSkeletons } from './service-skeletons';

const Failure = styled(Stack)`
  max-width: 640px;
`;

const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding-block: ${space[4]};
  text-align: center;
  svg {
    width: 160px;
    height: auto;
  }
`;

const LOAD_FAILED = 'We could not reach the list of services. Check your connection and try again.';

/** The services on offer, each a card. */
export function ServiceList() {
  const services = useQuery(serviceQueries.list());

  if (services.isPending || (services.isError && services.isFetching)) return <ServiceSkeletons />;
  if (services.isError) {
    return (
      <Failure>
        <Alert tone="danger" title="The services did not load">
          {messageOf(services.error, LOAD_FAILED)}
        </Alert>
        <div>
          <Button variant="secondary" onClick={() => services.refetch()}>
            Try again
          </Button>
        </div>
      </Failure>
    );
  }

  const offered = offeredServices(services.data);
  if (offered.length === 0) {
    return (
      <Empty>
        <EmptyHook />
        <p>No services available at the moment.</p>
      </Empty>
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
