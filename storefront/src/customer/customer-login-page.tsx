import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { customerLoginRequest } from '#domain/customers/account-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { afterLogin } from '../addresses/came-from';
import { paths } from '../addresses/paths';
import { useCustomerLogin } from '../api/customer';
import { PageTitle } from '../api/page-title';
import { useSession } from '../api/session';
import { useHeldForm } from '../first-paint/use-held-form';
import { useNotices } from '../notices/use-notices';
import { AccountSheet } from '../ui/account-sheet';
import { Muted } from '../ui/arrange';
import { Button, ButtonLink } from '../ui/button';
import { cookieAnswer } from '../ui/cookie-answer';
import { Seam } from '../ui/drawings/seam';
import { Stack } from '../ui/layout';
import { LoginFields } from '../ui/login-fields';
import { NeedsScript } from '../ui/needs-script';
import * as uiTexts from '../ui/ui-texts';
import { useOnce } from '../ui/use-once';
import { useOpened } from '../ui/use-opened';
import * as texts from './customer-texts';
import { ForgotPasswordDialog } from './forgot-password-dialog';

function LoginForm() {
  const { fail, attempt } = useNotices();
  const login = useCustomerLogin();
  const once = useOnce();
  // Without default values, because they'd overwrite what someone typed before hydration.
  const form = useForm({ resolver: zodResolver(customerLoginRequest) });
  const heldForm = useHeldForm();
  const forgotPassword = useOpened('forgotten-password');
  const { errors } = form.formState;

  async function send(credentials: { email: string; password: string }): Promise<void> {
    const { success, message } = await login.mutateAsync({ ...credentials, cookies: cookieAnswer() });
    if (success) return;
    const text = message || MESSAGES.wrongCredentials;
    form.setError('password', { message: text }, { shouldFocus: true });
    fail(text, uiTexts.loginFailed);
  }

  return (
    <>
      <form
        {...heldForm}
        noValidate
        onSubmit={form.handleSubmit((credentials) =>
          once(() => attempt(() => send(credentials), { failed: texts.loginFailed })),
        )}
        aria-label={uiTexts.login}
      >
        <LoginFields
          email={form.register('email')}
          password={form.register('password')}
          errors={errors}
          isBusy={login.isPending}
          note={<NeedsScript>{texts.needJavascript}</NeedsScript>}
        >
          <Button variant="ghost" onClick={() => forgotPassword.open()}>
            {uiTexts.forgotPassword}
          </Button>
        </LoginFields>
      </form>
      {forgotPassword.what !== null && (
        <ForgotPasswordDialog typedEmail={form.getValues('email')} onClose={forgotPassword.close} />
      )}
    </>
  );
}

export function CustomerLoginPage() {
  const location = useLocation();
  const session = useSession('customer');
  if (session.isSignedIn)
    return <Navigate to={afterLogin(location, paths.customerDashboard.href())} replace />;
  return (
    <>
      <PageTitle page="customerLogin" />
      <AccountSheet title={texts.customerLogin} text={texts.seeOrders}>
        <LoginForm />
        <Seam />
        <Stack>
          <Muted>{texts.noAccountYet(<Link to={paths.signUp.href()}>{texts.signUp}</Link>)}</Muted>
          <Muted>
            {texts.orderedWithoutAccount(<Link to={paths.track.href()}>{uiTexts.findMyOrder}</Link>)}
          </Muted>
          <ButtonLink to={paths.order.href()} variant="secondary">
            {uiTexts.orderAService}
          </ButtonLink>
        </Stack>
      </AccountSheet>
    </>
  );
}
