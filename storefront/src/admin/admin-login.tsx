import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EDITOR_PATH } from '#domain/pages/pages';
import type { AdminLoginRequest } from '#domain/staff/staff-contract';
import { paths } from '../addresses/paths';
import { waitOr } from '../api/client';
import { noPasskeys } from '../api/passkey-browser';
import { usePasskeyLogin } from '../api/security';
import { useServing } from '../first-paint/use-served';
import { Button, ButtonLink } from '../ui/button';
import { Stack } from '../ui/layout';
import { useToast } from '../ui/toast';
import { AdminLoginForm } from './admin-login-form';
import { CodeForm } from './code-form';
import { SECURITY_TEXTS } from './security/security-texts';

interface AdminLoginProps {
  isStaff: boolean;
  /** The page of the editor that it leads back to; null when it leads to the dashboard. */
  editor: string | null;
}

/** Every way to sign in: by password, and by a code where the account has a second factor, or by a passkey. */
export function AdminLogin({ isStaff, editor }: AdminLoginProps) {
  const { state } = useLocation();
  const isServing = useServing();
  const [proven, setProven] = useState<AdminLoginRequest | null>(null);
  if (proven) return <CodeForm login={proven} onBack={() => setProven(null)} />;
  // The server draws one page for all places of the editor.
  const redirect = (editor && isServing ? EDITOR_PATH : editor) ?? undefined;
  const other = paths.adminLogin.href({ redirect, ...(!isStaff && { as: 'staff' }) });
  return (
    <Stack>
      <AdminLoginForm isStaff={isStaff} onNeedsCode={setProven} />
      <PasskeyButton />
      <ButtonLink variant="ghost" to={other} state={state}>
        {isStaff ? 'Sign in as the owner' : 'Sign in as staff'}
      </ButtonLink>
    </Stack>
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
