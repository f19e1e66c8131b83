import { zodResolver } from '@hookform/resolvers/zod';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type AdminLoginRequest, adminLoginRequest } from '#domain/customers/account-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { waitOr } from '../api/client';
import { useOwnerLogin } from '../api/owner';
import { noPasskeys } from '../api/passkey-browser';
import { usePasskeyLogin } from '../api/security';
import { Button } from '../ui/button';
import { Stack } from '../ui/layout';
import { PasswordField } from '../ui/password-field';
import { useToast } from '../ui/toast';
import { useAsleepForm } from '../ui/use-asleep-form';
import { CodeForm } from './code-form';
import { ADMIN_TEXTS } from './parts/admin-texts';
import { SECURITY_TEXTS } from './security/security-texts';

/** The one password, and where the account has a second factor its code; the page around navigates once the login worked. */
export function AdminLoginForm() {
  const [proven, setProven] = useState<AdminLoginRequest | null>(null);
  if (proven) return <CodeForm login={proven} onBack={() => setProven(null)} />;
  return (
    <Stack $gap={2}>
      <PasswordForm onNeedsCode={setProven} />
      <PasskeyButton />
    </Stack>
  );
}

function PasswordForm({ onNeedsCode }: { onNeedsCode: (login: AdminLoginRequest) => void }) {
  const { toast } = useToast();
  const login = useOwnerLogin();
  // Without default values: what was typed before the form was alive stays.
  const form = useForm({ resolver: zodResolver(adminLoginRequest) });
  const asleep = useAsleepForm();
  const { errors } = form.formState;

  async function send({ password }: AdminLoginRequest): Promise<void> {
    try {
      const { success, needs } = await login.mutateAsync({ password });
      if (success) return;
      if (needs === 'code') return onNeedsCode({ password });
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

/** Signs in without a password and without a code. */
function PasskeyButton() {
  const { toast } = useToast();
  const login = usePasskeyLogin();

  async function signIn(): Promise<void> {
    const refused = (description: string) => toast({ title: 'Login Failed', description, tone: 'danger' });
    const missing = noPasskeys();
    if (missing) return refused(missing);
    try {
      const { success, message = SECURITY_TEXTS.passkeyNotUsed } = await login.mutateAsync();
      if (!success) refused(message);
    } catch (error) {
      refused(waitOr(error, SECURITY_TEXTS.passkeyNotUsed));
    }
  }

  return (
    <Button
      variant="ghost"
      busy={login.isPending}
      busyText="Asking your passkey..."
      onClick={() => void signIn()}
    >
      <KeyRound size={20} strokeWidth={2} aria-hidden />
      Sign in with a passkey
    </Button>
  );
}
