import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { comingFrom } from '../addresses/came-from';
import { paths } from '../addresses/paths';
import { customerQueries } from '../api/customer';
import { PageTitle } from '../api/page-title';
import { useSession } from '../api/session';
import { NotLoaded } from '../notices/not-loaded';
import { PageSection } from '../ui/arrange';
import { Container, Section, Stack } from '../ui/layout';
import { Skeleton } from '../ui/skeleton';
import { VisuallyHidden } from '../ui/visually-hidden';
import * as texts from './customer-texts';
import { Dashboard } from './dashboard';
import type { PaymentProps } from './payment-due';

function DashboardSkeleton() {
  return (
    <PageSection aria-busy>
      <VisuallyHidden role="status">{texts.loadingYourAccount}</VisuallyHidden>
      <Container>
        <Stack $gap={4}>
          <Skeleton width="min(420px, 80%)" height={56} />
          <Skeleton height={170} />
          <Skeleton height={320} />
        </Stack>
      </Container>
    </PageSection>
  );
}

function LoadFailure({ query }: Pick<ComponentProps<typeof NotLoaded>, 'query'>) {
  return (
    <Section>
      <Container>
        <Stack>
          <h1>{texts.yourAccount}</h1>
          <NotLoaded title={texts.yourAccountDidntLoad} query={query} />
        </Stack>
      </Container>
    </Section>
  );
}

interface CustomerDashboardPageProps {
  Payment?: ComponentType<PaymentProps>;
  Order?: ComponentType<{ orderId: string }>;
}

/** A customer's account. Without a session, redirects to the login and back. */
export function CustomerDashboardPage({ Payment, Order }: CustomerDashboardPageProps) {
  return (
    <>
      <PageTitle page="customerDashboard" />
      <Account Payment={Payment} Order={Order} />
    </>
  );
}

function Account({ Payment, Order }: CustomerDashboardPageProps) {
  const location = useLocation();
  const followed = new URLSearchParams(location.search).get('track');
  const session = useSession('customer');
  const signedIn = session.isSignedIn;
  const me = useQuery({ ...customerQueries.me(), enabled: signedIn });

  if (session.isPending || (session.isFetching && !signedIn)) return <DashboardSkeleton />;
  if (session.isError && !signedIn) return <LoadFailure query={session} />;
  if (!signedIn) return <Navigate to={paths.customerLogin.href()} state={comingFrom(location)} replace />;
  if (Order && followed) return <Order key={followed} orderId={followed} />;
  if (me.data) return <Dashboard customer={me.data} Payment={Payment} />;
  if (me.isError && !me.isFetching) return <LoadFailure query={me} />;
  return <DashboardSkeleton />;
}
