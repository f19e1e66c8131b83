import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation } from 'react-router-dom';
import { adminLoginRequest } from '#domain/customers/account-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { afterLogin } from '../addresses/came-from';
import { paths } from '../addresses/paths';
import { waitOr } from '../api/client';
import { useOwnerLogin } from '../api/owner';
import { PageTitle } from '../api/page-title';
import { useSession } from '../api/session';
import { AccountSheet } from '../ui/account-sheet';
import { Button } from '../ui/button';
import { Stack } from '../ui/layout';
import { PasswordField } from '../ui/password-field';
import { useToast } from '../ui/toast';
import { useAsleepForm } from '../ui/use-asleep-form';
import { ADMIN_TEXTS } from './parts/admin-texts';

/** Where the owner signs in; skipped by an owner who is signed in already. */
export function AdminLoginPage() {
  const location = useLocation();
  const session = useSession('admin');
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

/** The one password; the page around the form navigates once the login worked. */
function AdminLoginForm() {
  const { toast } = useToast();
  const login = useOwnerLogin();
  // Without default values: what was typed before the form was alive stays.
  const form = useForm({ resolver: zodResolver(adminLoginRequest) });
  const asleep = useAsleepForm();
  const { errors } = form.formState;

  async function send({ password }: { password: string }): Promise<void> {
    try {
      const { success } = await login.mutateAsync(password);
      if (success) return;
      form.setError('password', { message: MESSAGES.wrongPassword }, { shouldFocus: true });
      toast({ title: 'Login Failed', description: MESSAGES.wrongPassword, tone: 'danger' });
    } catch (error) {
      toast({ title: 'Error', description: waitOr(error, ADMIN_TEXTS.loginFailed), tone: 'danger' });
    }
  }

  return (
    <form {...asleep} noValidate onSubmit={form.handleSubmit(send)} aria-label="Admin Login">
      <Stack>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Button type="submit" size="lg" busy={login.isPending} busyText="Logging in...">
          Login
        </Button>
      </Stack>
    </form>
  );
}
