import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { afterLogin } from '../addresses/came-from';
import { paths } from '../addresses/paths';
import { sessionQueries } from '../api/session';
import { AccountSheet } from '../ui/account-sheet';
import { PageTitle } from '../ui/page-title';
import { AdminLoginForm } from './admin-login-form';

/** Where the owner signs in; who already is goes straight on. */
export function AdminLoginPage() {
  const location = useLocation();
  const session = useQuery(sessionQueries.admin());
  if (session.data?.isAuthenticated)
    return <Navigate to={afterLogin(location, paths.admin.href())} replace />;
  return (
    <>
      <PageTitle title="Admin Login" unlisted />
      <AccountSheet title="Admin Login" text="One password opens the dashboard and the editor.">
        <AdminLoginForm />
      </AccountSheet>
    </>
  );
}
