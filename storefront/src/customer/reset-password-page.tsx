import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { MESSAGES } from '#domain/words/shop-texts';
import { paths } from '../addresses/paths';
import { useResetPassword } from '../api/customer';
import { AccountSheet } from '../ui/account-sheet';
import { ButtonLink } from '../ui/button';
import { CUSTOMER_TEXTS } from './customer-texts';
import { LinkPage } from './link-page';
import { ResetPasswordForm } from './reset-password-form';

/** Where the mailed link leads: a form for a new password. */
export function ResetPasswordPage() {
  const reset = useResetPassword();
  return (
    <LinkPage
      page="customerResetPassword"
      done={<PasswordResetDone />}
      broken={
        <AccountSheet title="Invalid Reset Link" text={MESSAGES.resetLinkExpired}>
          <ButtonLink to={paths.customerLogin.href()}>Back to Login</ButtonLink>
        </AccountSheet>
      }
    >
      {(token, onDone) => (
        <AccountSheet title="Reset Password" text="Choose a new password for your account.">
          <ResetPasswordForm
            token={token}
            reset={reset}
            title="Reset Password"
            help="Ask for a new one with “Forgot Password?” at the login."
            login={paths.customerLogin.href()}
            onDone={onDone}
          />
        </AccountSheet>
      )}
    </LinkPage>
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
