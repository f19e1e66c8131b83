import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { afterLogin } from '../addresses/came-from';
import { paths } from '../addresses/paths';
import { PageTitle } from '../api/page-title';
import { useSession } from '../api/session';
import { AccountSheet } from '../ui/account-sheet';
import { ButtonLink } from '../ui/button';
import { Stack } from '../ui/layout';
import { AdminLoginForm } from './admin-login-form';

/** Where the shop's people sign in; skipped by who is signed in already. */
export function AdminLoginPage() {
  const location = useLocation();
  const [params] = useSearchParams();
  const isStaff = params.get('as') === 'staff';
  const session = useSession('admin');
  if (session.isSignedIn) return <Navigate to={afterLogin(location, paths.admin.href())} replace />;
  return (
    <>
      <PageTitle page="adminLogin" />
      <AccountSheet
        title={isStaff ? 'Staff Login' : 'Admin Login'}
        text={
          isStaff
            ? 'Sign in with the email that the owner invited you by.'
            : 'One password opens the dashboard and the editor.'
        }
      >
        <Stack>
          <AdminLoginForm key={String(isStaff)} isStaff={isStaff} />
          <ButtonLink
            variant="ghost"
            to={isStaff ? paths.adminLogin.href() : paths.adminLogin.href({ as: 'staff' })}
            state={location.state}
          >
            {isStaff ? 'Sign in as the owner' : 'Sign in as staff'}
          </ButtonLink>
        </Stack>
      </AccountSheet>
    </>
  );
}
