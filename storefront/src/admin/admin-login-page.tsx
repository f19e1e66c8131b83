import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { editorPlace } from '#domain/pages/editor-address';
import { afterLogin } from '../addresses/came-from';
import { paths } from '../addresses/paths';
import { PageTitle } from '../api/page-title';
import { useSession } from '../api/session';
import { AccountSheet } from '../ui/account-sheet';
import { AdminLogin } from './admin-login';

/** Where the shop's people sign in; skipped by who is signed in already. It leads back to whoever asked for it, the editor too. */
export function AdminLoginPage() {
  const location = useLocation();
  const [params] = useSearchParams();
  const isStaff = params.get('as') === 'staff';
  const editor = editorPlace(params.get('redirect'));
  const session = useSession('admin');
  if (session.isSignedIn && editor) return <ToEditor place={editor} />;
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
        <AdminLogin key={String(isStaff)} isStaff={isStaff} editor={editor} />
      </AccountSheet>
    </>
  );
}

/** The editor is another application: the browser loads it. */
function ToEditor({ place }: { place: string }) {
  useEffect(() => window.location.replace(place), [place]);
  return <PageTitle page="adminLogin" />;
}
