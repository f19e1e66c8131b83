import { zodResolver } from '@hookform/resolvers/zod';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { editorPlace } from '#domain/pages/editor-address';
import { EDITOR_PATH } from '#domain/pages/pages';
import { type AdminLoginRequest, adminLoginRequest, staffLoginForm } from '#domain/staff/staff-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { afterLogin } from '../addresses/came-from';
import { paths } from '../addresses/paths';
import { waitOr } from '../api/client';
import { useOwnerLogin } from '../api/owner';
import { PageTitle } from '../api/page-title';
import { noPasskeys } from '../api/passkey-browser';
import { usePasskeyLogin } from '../api/security';
import { useSession } from '../api/session';
import { useHeldForm } from '../first-paint/use-held-form';
import { useServing } from '../first-paint/use-served';
import { useNotices } from '../notices/use-notices';
import { AccountSheet } from '../ui/account-sheet';
import { Button, ButtonLink } from '../ui/button';
import { Stack } from '../ui/layout';
import { LoginFields } from '../ui/login-fields';
import * as uiTexts from '../ui/ui-texts';
import { useOnce } from '../ui/use-once';
import * as texts from './admin-texts';
import { AppManifest } from './app-manifest';
import { CodeForm } from './code-form';
import * as sharedTexts from './parts/shared-texts';

/** The login for owner and staff. Anyone signed in is redirected to the dashboard or the editor. */
export function AdminLoginPage() {
  const location = useLocation();
  const [params] = useSearchParams();
  const isStaff = params.get('as') === 'staff';
  const editor = editorPlace(params.get('redirect'));
  const session = useSession('admin');
  if (session.isSignedIn && editor) return <ToEditor path={editor} />;
  if (session.isSignedIn) return <Navigate to={afterLogin(location, paths.admin.href())} replace />;
  return (
    <>
      <PageTitle page="adminLogin" />
      <AppManifest />
      <AccountSheet
        title={isStaff ? texts.staffLogin : texts.adminLogin}
        text={isStaff ? texts.signInWithInvitedEmail : texts.onePasswordOpensDashboard}
      >
        <Login key={String(isStaff)} isStaff={isStaff} editor={editor} />
      </AccountSheet>
    </>
  );
}

/** This loads a page, because the editor is a separate app. */
function ToEditor({ path }: { path: string }) {
  useEffect(() => window.location.replace(path), [path]);
  return <PageTitle page="adminLogin" />;
}

function Login({ isStaff, editor }: { isStaff: boolean; editor: string | null }) {
  const { state } = useLocation();
  const isServing = useServing();
  const [firstStep, setFirstStep] = useState<AdminLoginRequest | null>(null);
  if (firstStep) return <CodeForm login={firstStep} onBack={() => setFirstStep(null)} />;
  // The server renders one page for all of the editor's URLs.
  const redirect = (editor && isServing ? EDITOR_PATH : editor) ?? undefined;
  const other = paths.adminLogin.href({ redirect, ...(!isStaff && { as: 'staff' }) });
  return (
    <Stack>
      <PasswordForm isStaff={isStaff} onNeedsCode={setFirstStep} />
      <PasskeyButton />
      <ButtonLink variant="ghost" to={other} state={state}>
        {isStaff ? texts.signInAsOwner : texts.signInAsStaff}
      </ButtonLink>
    </Stack>
  );
}

interface PasswordFormProps {
  isStaff: boolean;
  onNeedsCode: (login: AdminLoginRequest) => void;
}

function PasswordForm({ isStaff, onNeedsCode }: PasswordFormProps) {
  const { fail, attempt } = useNotices();
  const login = useOwnerLogin();
  const once = useOnce();
  // Without default values, because they'd overwrite what someone typed before hydration.
  const form = useForm<AdminLoginRequest>({
    resolver: zodResolver(isStaff ? staffLoginForm : adminLoginRequest),
  });
  const heldForm = useHeldForm();
  const { errors } = form.formState;

  async function send(credentials: AdminLoginRequest): Promise<void> {
    const { success, needs } = await login.mutateAsync(credentials);
    if (success) return;
    if (needs === 'code') return onNeedsCode(credentials);
    const wrong = isStaff ? MESSAGES.wrongCredentials : MESSAGES.wrongPassword;
    form.setError('password', { message: wrong }, { shouldFocus: true });
    fail(wrong, uiTexts.loginFailed);
  }

  return (
    <form
      {...heldForm}
      noValidate
      onSubmit={form.handleSubmit((credentials) =>
        once(() => attempt(() => send(credentials), { failed: texts.loginFailed })),
      )}
      aria-label={isStaff ? texts.staffLogin : texts.adminLogin}
    >
      <LoginFields
        email={isStaff ? form.register('email') : null}
        password={form.register('password')}
        errors={errors}
        isBusy={login.isPending}
      />
    </form>
  );
}

function PasskeyButton() {
  const { fail } = useNotices();
  const login = usePasskeyLogin();

  async function signIn(): Promise<void> {
    const refused = (text: string) => fail(text, uiTexts.loginFailed);
    const missing = noPasskeys();
    if (missing) return refused(missing);
    try {
      const { success, message = sharedTexts.passkeyNotUsed } = await login.mutateAsync();
      if (!success) refused(message);
    } catch (error) {
      refused(waitOr(error, sharedTexts.passkeyNotUsed));
    }
  }

  return (
    <Button
      variant="ghost"
      busy={login.isPending}
      busyText={sharedTexts.waitingForYourPasskey}
      onClick={() => void signIn()}
    >
      <KeyRound size={20} />
      {texts.signInWithPasskey}
    </Button>
  );
}
