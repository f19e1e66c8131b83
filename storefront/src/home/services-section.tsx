import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { messageOf } from '../api/client';
import { serviceQueries } from '../api/services';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { EmptyHook } from '../ui/drawings/empty-hook';
import { Container, Section, Stack } from '../ui/section';
import { space } from '../ui/tokens';
import { offeredServices } from './offered-services';
import { SectionHead } from './section-head';
import { ServiceCard } from './service-card';
import { ServiceGrid } from './service-grid';
import { ServiceSkeletons } from './service-skeletons';

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

/** The services on offer, with their prices. */
export function ServicesSection() {
  return (
    <Section id="services" tabIndex={-1} aria-labelledby="services-heading">
      <Container>
        <SectionHead id="services-heading" title="Services">
          One price for each job, named before you send anything. Not sure which one? Take the closest and
          tell us about the glove when you order.
        </SectionHead>
        <Services />
      </Container>
    </Section>
  );
}

function Services() {
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
