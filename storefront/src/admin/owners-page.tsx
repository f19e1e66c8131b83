import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { PageName } from '#domain/pages/pages';
import { comingFrom } from '../addresses/came-from';
import { paths } from '../addresses/paths';
import { PageTitle } from '../api/page-title';
import { useSession } from '../api/session';
import { AdminSection } from './admin-layout';
import { useAdminTabs } from './admin-tabs';
import { AppManifest } from './app-manifest';
import { NotificationLinks } from './notification-links';
import { DashboardKeys } from './palette/dashboard-keys';
import { ConfirmAgain } from './security/confirm-again';

/** Guards a page (rule 10.6): renders nothing until the session is confirmed. Without one, redirects to the login and back. */
export function StaffPageGuard({ page, children }: { page: PageName; children: ReactNode }) {
  const location = useLocation();
  const session = useSession('admin');
  const tabs = useAdminTabs();
  if (session.isPending || (session.isFetching && !session.isSignedIn)) return <AdminSection aria-busy />;
  if (!session.isSignedIn) {
    return <Navigate to={paths.adminLogin.href()} state={comingFrom(location)} replace />;
  }
  return (
    <DashboardKeys tabs={tabs}>
      <PageTitle page={page} />
      <AppManifest />
      <NotificationLinks />
      {children}
      <ConfirmAgain />
    </DashboardKeys>
  );
}
