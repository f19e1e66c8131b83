import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { MESSAGES } from '#domain/words/shop-texts';
import { paths } from '../addresses/paths';
import { useResetPassword } from '../api/customer';
import { PageTitle } from '../api/page-title';
import { AccountSheet } from '../ui/account-sheet';
import { ButtonLink } from '../ui/button';
import { CUSTOMER_TEXTS } from './customer-texts';
import { ResetPasswordForm } from './reset-password-form';

/** Where the mailed link leads: a form for a new password. */
export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token')?.trim();
  const [done, setDone] = useState(false);
  return (
    <>
      <PageTitle page="customerResetPassword" />
      {done ? (
        <PasswordResetDone />
      ) : token ? (
        <ChoosePassword token={token} onDone={() => setDone(true)} />
      ) : (
        <NoToken />
      )}
    </>
  );
}

function ChoosePassword({ token, onDone }: { token: string; onDone: () => void }) {
  return (
    <AccountSheet title="Reset Password" text="Choose a new password for your account.">
      <ResetPasswordForm
        token={token}
        reset={useResetPassword()}
        title="Reset Password"
        help="Ask for a new one with “Forgot Password?” at the login."
        login={paths.customerLogin.href()}
        onDone={onDone}
      />
    </AccountSheet>
  );
}

function NoToken() {
  return (
    <AccountSheet title="Invalid Reset Link" text={MESSAGES.resetLinkExpired}>
      <ButtonLink to={paths.customerLogin.href()}>Back to Login</ButtonLink>
    </AccountSheet>
  );
}

/** How long the success is shown before the login follows, in ms. */
const REDIRECT_MS = 3000;

/** The password is changed; the login page follows by itself. */
function PasswordResetDone() {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    place.current?.focus();
    const timer = setTimeout(() => navigate(paths.customerLogin.href(), { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <div ref={place} role="status" tabIndex={-1}>
      <AccountSheet title="Password Reset Successful!" text={CUSTOMER_TEXTS.resetDone}>
        <ButtonLink to={paths.customerLogin.href()} variant="secondary" replace>
          Back to Login
        </ButtonLink>
      </AccountSheet>
    </div>
  );
}
