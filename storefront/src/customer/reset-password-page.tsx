import { MESSAGES } from '#domain/words/shop-texts';
import { paths } from '../addresses/paths';
import { useResetPassword } from '../api/customer';
import { AccountSheet } from '../ui/account-sheet';
import { ButtonLink } from '../ui/button';
import * as texts from './customer-texts';
import { LinkPage } from './link-page';
import { ResetPasswordForm } from './reset-password-form';

const LOGIN = paths.customerLogin.href();

export function ResetPasswordPage() {
  const reset = useResetPassword();
  return (
    <LinkPage
      page="customerResetPassword"
      done={{
        title: texts.passwordResetSuccessful,
        text: texts.resetDone,
        children: (
          <ButtonLink to={LOGIN} variant="secondary" replace>
            {texts.backToLogin}
          </ButtonLink>
        ),
      }}
      redirect={LOGIN}
      broken={{
        title: texts.invalidResetLink,
        text: MESSAGES.resetLinkExpired,
        children: <ButtonLink to={LOGIN}>{texts.backToLogin}</ButtonLink>,
      }}
    >
      {(token, onDone) => (
        <AccountSheet title={texts.resetPassword} text={texts.chooseNewPassword}>
          <ResetPasswordForm
            token={token}
            reset={reset}
            title={texts.resetPassword}
            help={texts.askForNewOne}
            login={LOGIN}
            onDone={onDone}
          />
        </AccountSheet>
      )}
    </LinkPage>
  );
}
