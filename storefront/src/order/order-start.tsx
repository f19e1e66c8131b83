import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../addresses/paths';
import { laceColorQueries } from '../api/lace-colors';
import { paymentQueries } from '../api/payments';
import { serviceQueries } from '../api/services';
import { useShopFacts } from '../api/shop-facts';
import { Alert } from '../ui/alert';
import { Button, ButtonLink } from '../ui/button';
import { EmptyHook } from '../ui/drawings/empty-hook';
import { Stack } from '../ui/layout';
import { font } from '../ui/tokens';
import { useWasServed } from '../ui/use-served';
import { useKeptDraft } from './kept-draft';
import { useKnownCustomer } from './known-customer';
import { offersOf } from './offers';
import { EMPTY_DRAFT } from './order-draft';
import { OrderWizard } from './order-wizard';
import { parseStep } from './steps';
import { WizardSkeleton } from './wizard-skeleton';

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

/** Waits for what the shop offers and for the draft this tab kept, and begins the order. */
export function OrderStart() {
  const services = useQuery(serviceQueries.list());
  const laceColors = useQuery(laceColorQueries.list());
  const payment = useQuery(paymentQueries.settings());
  const { turnaroundDays } = useShopFacts();
  const keptDraft = useKeptDraft();
  const knownCustomer = useKnownCustomer();
  const [params] = useSearchParams();
  const wasServed = useWasServed();
  // The first step comes ready from the server, as for somebody new; later ones wait for what this tab and the shop know.
  const [isReady] = useState(() => wasServed && parseStep(params.get('step')) === 1);

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
  const draft = keptDraft ?? (isReady ? EMPTY_DRAFT : undefined);
  const customer = knownCustomer === undefined && isReady ? null : knownCustomer;
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
  // A draft that was kept takes the place of the empty one.
  const key = draft === EMPTY_DRAFT ? 'new' : 'kept';
  return <OrderWizard key={key} keptDraft={draft} customer={customer} offers={offers} />;
}
