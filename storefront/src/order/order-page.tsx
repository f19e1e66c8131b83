import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { paths } from '../addresses/paths';
import { laceColorQueries } from '../api/lace-colors';
import { PageTitle } from '../api/page-title';
import { paymentQueries } from '../api/payments';
import { serviceQueries } from '../api/services';
import { useShopFacts } from '../api/shop-facts';
import { Alert } from '../ui/alert';
import { Button, ButtonLink } from '../ui/button';
import { EmptyHook } from '../ui/drawings/empty-hook';
import { Container, Stack } from '../ui/layout';
import { Skeleton } from '../ui/skeleton';
import { font, media, space } from '../ui/tokens';
import { VisuallyHidden } from '../ui/visually-hidden';
import { useKeptDraft } from './kept-draft';
import { useKnownCustomer } from './known-customer';
import { offersOf } from './offers';
import { OrderWizard } from './order-wizard';

const Page = styled.section`
  min-height: 70svh;
  padding-block: ${space[6]} ${space[12]};
  ${media.phone} {
    padding-block: ${space[2]} ${space[6]};
  }
`;

const Heading = styled.h1`
  margin-bottom: ${space[2]};
  font-size: clamp(1.5rem, 1rem + 3vw, 3.375rem);
  ${media.phone} {
    margin-bottom: ${space[1]};
  }
`;

const Nothing = styled(Stack)`
  justify-items: center;
  text-align: center;
  svg {
    width: min(280px, 70vw);
    height: auto;
  }
  p {
    font-size: ${font.lead};
  }
`;

/** The order wizard's page: waits for what the shop offers and for the draft this tab kept. */
export function OrderPage() {
  return (
    <Page>
      <PageTitle page="order" />
      <Container>
        <Heading>Order a service</Heading>
        <Order />
      </Container>
    </Page>
  );
}

function Order() {
  const services = useQuery(serviceQueries.list());
  const laceColors = useQuery(laceColorQueries.list());
  const payment = useQuery(paymentQueries.settings());
  const { turnaroundDays } = useShopFacts();
  const draft = useKeptDraft();
  const customer = useKnownCustomer();

  if (services.isError || laceColors.isError) {
    const failed = [services, laceColors].filter(({ isError }) => isError);
    return (
      <Stack>
        <Alert tone="danger" title="The services could not be loaded">
          Check your connection and try again. Nothing you typed is lost.
        </Alert>
        <div>
          <Button onClick={() => Promise.all(failed.map(({ refetch }) => refetch()))}>Try Again</Button>
        </div>
      </Stack>
    );
  }
  if (services.isPending || laceColors.isPending || payment.isPending || !draft || customer === undefined)
    return <WizardSkeleton />;
  const offers = offersOf({
    services: services.data,
    laceColors: laceColors.data,
    payment: payment.data,
    turnaroundDays,
  });
  if (offers.services.length === 0) {
    return (
      <Nothing>
        <EmptyHook />
        <p>No services available at the moment.</p>
        <ButtonLink to={paths.home.href()} variant="secondary">
          Return to Home
        </ButtonLink>
      </Nothing>
    );
  }
  return <OrderWizard keptDraft={draft} customer={customer} offers={offers} />;
}

function WizardSkeleton() {
  return (
    <Stack $gap={3} aria-busy>
      <VisuallyHidden role="status">Loading services</VisuallyHidden>
      <Skeleton height={54} />
      <Skeleton height={420} />
    </Stack>
  );
}
