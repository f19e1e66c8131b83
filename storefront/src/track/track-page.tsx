import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { trackedToken } from '#domain/pages/pages';
import { paths } from '../addresses/paths';
import { PageTitle } from '../api/page-title';
import { trackQueries } from '../api/track';
import { NotLoaded } from '../notices/not-loaded';
import { AccountSheet } from '../ui/account-sheet';
import { Muted } from '../ui/arrange';
import { ButtonLink } from '../ui/button';
import { LostBall } from '../ui/drawings/lost-ball';
import { Seam } from '../ui/drawings/seam';
import { Container, Section } from '../ui/layout';
import { MessagePage } from '../ui/message-page';
import * as uiTexts from '../ui/ui-texts';
import { FindOrderForm } from './find-order-form';
import { TrackSkeleton } from './track-skeleton';
import * as texts from './track-texts';
import { TrackedOrder } from './tracked-order';

function UnknownLink() {
  return (
    <>
      <PageTitle page="track" title={texts.orderNotFound} />
      <MessagePage
        drawing={<LostBall />}
        title={texts.noOrderHere}
        text={texts.linkDoesntOpenOrder}
        actions={
          <>
            <ButtonLink to={paths.track.href()}>{uiTexts.findMyOrder}</ButtonLink>
            <ButtonLink to={paths.home.href()} variant="secondary">
              {uiTexts.backToHome}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

function FindOrder() {
  return (
    <>
      <PageTitle page="track" />
      <AccountSheet title={texts.findMyOrder} text={texts.whereIsGlove}>
        <FindOrderForm />
        <Seam />
        <Muted>{texts.withAccountYouSee(<Link to={paths.customerLogin.href()}>{texts.logIn}</Link>)}</Muted>
      </AccountSheet>
    </>
  );
}

/** An order's page by its link (rule 15.6), or 'Find my order'. */
export function TrackPage() {
  // Parsed the way the server does it, so both request the same path.
  const token = trackedToken(useLocation().pathname);
  return token === null ? <FindOrder /> : <ByLink key={token} token={token} />;
}

function ByLink({ token }: { token: string }) {
  const query = trackQueries.byToken(token);
  const order = useQuery(query);
  if (order.data) {
    return (
      <>
        <PageTitle page="track" title={texts.order(order.data.number)} />
        <TrackedOrder view={order.data} orderQueryKey={query.queryKey} />
      </>
    );
  }
  if (order.data === null) return <UnknownLink />;
  return (
    <>
      <PageTitle page="track" title={texts.yourOrder} />
      {order.isError && !order.isFetching ? (
        <Section>
          <Container>
            <NotLoaded title={texts.yourOrderDidntLoad} query={order} />
          </Container>
        </Section>
      ) : (
        <TrackSkeleton />
      )}
    </>
  );
}
