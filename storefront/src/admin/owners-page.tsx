import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { PageName } from '#domain/pages/pages';
import { comingFrom } from '../addresses/came-from';
import { paths } from '../addresses/paths';
import { PageTitle } from '../api/page-title';
import { useSession } from '../api/session';
import { AdminSection } from './admin-layout';
import { AppManifest } from './app-manifest';
import { NotificationLinks } from './notification-links';

/** Renders only once the session is confirmed (rule 10.6). Without one, redirects to the login. */
export function StaffPageGuard({ page, children }: { page: PageName; children: ReactNode }) {
  const location = useLocation();
  const session = useSession('admin');
  if (session.isPending || (session.isFetching && !session.isSignedIn)) return <AdminSection aria-busy />;
  if (!session.isSignedIn) {
    return <Navigate to={paths.adminLogin.href()} state={comingFrom(location)} replace />;
  }
  return (
    <>
      <PageTitle page={page} />
      <AppManifest />
      <NotificationLinks />
      {children}
    </>
  );
}
