import { MESSAGES } from '#domain/words/shop-texts';
import { paths } from '../addresses/paths';
import { useResetPassword } from '../api/customer';
import { AccountSheet } from '../ui/account-sheet';
import { ButtonLink } from '../ui/button';
import { CUSTOMER_TEXTS } from './customer-texts';
import { LinkPage } from './link-page';
import { ResetPasswordForm } from './reset-password-form';

const LOGIN = paths.customerLogin.href();

/** The page behind the reset link: a form for a new password. */
export function ResetPasswordPage() {
  const reset = useResetPassword();
  return (
    <LinkPage
      page="customerResetPassword"
      done={{
        title: 'Password Reset Successful!',
        text: CUSTOMER_TEXTS.resetDone,
        children: (
          <ButtonLink to={LOGIN} variant="secondary" replace>
            Back to Login
          </ButtonLink>
        ),
      }}
      redirect={LOGIN}
      broken={{
        title: 'Invalid Reset Link',
        text: MESSAGES.resetLinkExpired,
        children: <ButtonLink to={LOGIN}>Back to Login</ButtonLink>,
      }}
    >
      {(token, onDone) => (
        <AccountSheet title="Reset Password" text="Choose a new password for your account.">
          <ResetPasswordForm
            token={token}
            reset={reset}
            title="Reset Password"
            help="Ask for a new one with “Forgot Password?” at the login."
            login={LOGIN}
            onDone={onDone}
          />
        </AccountSheet>
      )}
    </LinkPage>
  );
}
