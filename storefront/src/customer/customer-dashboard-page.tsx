import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { comingFrom } from '../addresses/came-from';
import { paths } from '../addresses/paths';
import { messageOf } from '../api/client';
import { customerQueries } from '../api/customer';
import { sessionQueries } from '../api/session';
import { PageTitle } from '../ui/page-title';
import { Dashboard } from './dashboard';
import { DashboardSkeleton } from './dashboard-skeleton';
import { LoadFailure } from './load-failure';
import type { PaymentProps } from './payment-due';

const FAILED = 'We could not reach the shop. Check your connection and try again.';

interface CustomerDashboardPageProps {
  /** Takes the payment of an order that is not paid yet. */
  Payment?: ComponentType<PaymentProps>;
}

/** A customer's own page; who is not signed in, or not any more, is led to the login and back. */
export function CustomerDashboardPage({ Payment }: CustomerDashboardPageProps) {
  return (
    <>
      <PageTitle title="Your Account" unlisted />
      <Account Payment={Payment} />
    </>
  );
}

function Account({ Payment }: CustomerDashboardPageProps) {
  const location = useLocation();
  const session = useQuery(sessionQueries.customer());
  const signedIn = session.data?.isAuthenticated === true;
  const me = useQuery({ ...customerQueries.me(), enabled: signedIn });

  if (session.isPending || (session.isFetching && !signedIn)) return <DashboardSkeleton />;
  if (session.isError && !signedIn) {
    return <LoadFailure onRetry={() => session.refetch()}>{messageOf(session.error, FAILED)}</LoadFailure>;
  }
  if (!signedIn) return <Navigate to={paths.customerLogin.href()} state={comingFrom(location)} replace />;
  if (me.data) return <Dashboard customer={me.data} Payment={Payment} />;
  if (me.isError && !me.isFetching) {
    return <LoadFailure onRetry={() => me.refetch()}>{messageOf(me.error, FAILED)}</LoadFailure>;
  }
  return <DashboardSkeleton />;
}
