import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../addresses/paths';
import { laceColorQueries } from '../api/lace-colors';
import { paymentQueries } from '../api/payments';
import { serviceQueries } from '../api/services';
import { useShopFacts } from '../api/shop-facts';
import { useWasServed } from '../first-paint/use-served';
import { ButtonLink } from '../ui/button';
import { EmptyPlace } from '../ui/empty-place';
import { LoadFailed } from '../ui/load-failed';
import * as uiTexts from '../ui/ui-texts';
import { useKnownCustomer } from './known-customer';
import { offersOf } from './offers';
import { EMPTY_DRAFT } from './order-draft';
import * as texts from './order-texts';
import { OrderWizard } from './order-wizard';
import { parseStep } from './steps';
import { useStoredDraft } from './stored-draft';
import { WizardSkeleton } from './wizard-skeleton';

/** Starts the order once the offers and the stored draft have loaded. */
export function OrderStart() {
  const services = useQuery(serviceQueries.list());
  const laceColors = useQuery(laceColorQueries.list());
  const payment = useQuery(paymentQueries.settings());
  const { turnaroundDays, shippingFee } = useShopFacts();
  const storedDraft = useStoredDraft();
  const knownCustomer = useKnownCustomer();
  const [params] = useSearchParams();
  const wasServed = useWasServed();
  // The server sends step 1 for a new visitor. Later steps need this tab's draft and the shop's data.
  const [isReady] = useState(() => wasServed && parseStep(params.get('step')) === 1);

  if (services.isError || laceColors.isError) {
    const failed = [services, laceColors].filter(({ isError }) => isError);
    return (
      <LoadFailed
        title={uiTexts.servicesDidntLoad}
        onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))}
      >
        {texts.checkConnection}
      </LoadFailed>
    );
  }
  const draft = storedDraft ?? (isReady ? EMPTY_DRAFT : undefined);
  const isCustomerUnknown = knownCustomer === undefined;
  if (
    services.isPending ||
    laceColors.isPending ||
    payment.isPending ||
    !draft ||
    (isCustomerUnknown && !isReady)
  )
    return <WizardSkeleton />;
  const offers = offersOf({
    services: services.data,
    laceColors: laceColors.data,
    payment: payment.data,
    turnaroundDays,
    shippingFee,
  });
  if (offers.services.length === 0) {
    return (
      <EmptyPlace>
        <p>{uiTexts.noServicesAvailable}</p>
        <ButtonLink to={paths.home.href()} variant="secondary">
          {texts.returnToHome}
        </ButtonLink>
      </EmptyPlace>
    );
  }
  // A stored draft replaces the empty one.
  const key = draft === EMPTY_DRAFT ? 'new' : 'stored';
  return <OrderWizard key={key} storedDraft={draft} customer={knownCustomer} offers={offers} />;
}
