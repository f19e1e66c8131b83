import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { editorPlace } from '#domain/pages/editor-address';
import { afterLogin } from '../addresses/came-from';
import { paths } from '../addresses/paths';
import { PageTitle } from '../api/page-title';
import { useSession } from '../api/session';
import { AccountSheet } from '../ui/account-sheet';
import { AdminLoginForm } from './admin-login-form';

/** Where the owner signs in; skipped by an owner who is signed in already. It leads back to whoever asked for it, the editor too. */
export function AdminLoginPage() {
  const location = useLocation();
  const session = useSession('admin');
  const editor = editorPlace(new URLSearchParams(location.search).get('redirect'));
  if (session.isSignedIn && editor) return <ToEditor place={editor} />;
  if (session.isSignedIn) return <Navigate to={afterLogin(location, paths.admin.href())} replace />;
  return (
    <>
      <PageTitle page="adminLogin" />
      <AccountSheet title="Admin Login" text="One password opens the dashboard and the editor.">
        <AdminLoginForm />
      </AccountSheet>
    </>
  );
}

/** The editor is another application: the browser loads it. */
function ToEditor({ place }: { place: string }) {
  useEffect(() => window.location.replace(place), [place]);
  return <PageTitle page="adminLogin" />;
}
