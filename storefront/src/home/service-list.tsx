import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { servicePictures } from '#domain/catalogue/service-picture';
import { paths } from '../addresses/paths';
import { messageOf } from '../api/client';
import { serviceQueries } from '../api/services';
import { EmptyPlace } from '../ui/empty-place';
import { LoadFailed } from '../ui/load-failed';
import { Patch } from '../ui/patch';
import { space } from '../ui/tokens';
import { ServiceCard } from './service-card';
import { OneKind, ServiceKinds } from './service-kinds';
import { ServiceGrid, ServiceSkeletons } from './service-skeletons';

const NotSure = styled(Patch)`
  gap: ${space[2]};
  align-content: center;
  justify-items: start;
`;

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
  const categories = [...new Set(offered.map(({ category }) => category))];
  return (
    <OneKind $kinds={categories.length}>
      {categories.length > 1 && <ServiceKinds categories={categories} />}
      <ServiceGrid>
        {offered.map((service) => (
          <li key={service.id} data-kind={categories.indexOf(service.category)}>
            <ServiceCard service={service} picture={pictures.get(service.id)} />
          </li>
        ))}
        <NotSure as="li">
          <h3>Not sure which one?</h3>
          <p>Take the closest and tell us about the glove when you order.</p>
          <Link to={paths.order.href()}>Order a service</Link>
        </NotSure>
      </ServiceGrid>
    </OneKind>
  );
}

/** The active services in the shop's order (rule 2.8). */
function offeredServices(services: readonly ServiceView[]): ServiceView[] {
  return services
    .filter(({ active }) => active === 1)
    .toSorted((one, other) => one.sortOrder - other.sortOrder);
}
