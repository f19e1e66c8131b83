import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../addresses/paths';
import { ApiError } from '../api/client';
import { trackQueries } from '../api/track';
import { NotLoaded } from '../notices/not-loaded';
import { Container, Section } from '../ui/layout';
import { LoadFailed } from '../ui/load-failed';
import { TrackSkeleton } from './track-skeleton';
import * as texts from './track-texts';
import { TrackedOrder } from './tracked-order';

const BackLink = styled(Link)`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  min-height: 44px;
  margin-left: -4px;
`;

const FAILED = texts.yourOrderDidntLoad;

/** An order of the customer who's signed in, as its link shows it. */
export function OwnOrder({ orderId }: { orderId: string }) {
  const query = trackQueries.own(orderId);
  const order = useQuery(query);
  const isShown = order.data !== undefined;
  useEffect(() => {
    if (!isShown) return;
    // To the router it's the same route, but to visitors it's a new page.
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [isShown]);

  const backLink = (
    <BackLink to={paths.customerDashboard.href()}>
      <ChevronLeft size={20} />
      {texts.allYourOrders}
    </BackLink>
  );
  if (order.data) return <TrackedOrder view={order.data} orderQueryKey={query.queryKey} before={backLink} />;
  if (!order.isError || order.isFetching) return <TrackSkeleton />;
  const isUnknown = order.error instanceof ApiError && order.error.status === 404;
  return (
    <Section>
      <Container>
        {backLink}
        {isUnknown ? (
          <LoadFailed title={FAILED} onRetry={() => order.refetch()}>
            {texts.orderIsntInAccount}
          </LoadFailed>
        ) : (
          <NotLoaded title={FAILED} query={order} />
        )}
      </Container>
    </Section>
  );
}
