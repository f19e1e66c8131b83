import { MESSAGES } from '#domain/words/shop-texts';
import { paths } from '../addresses/paths';
import { useResetPassword } from '../api/customer';
import { ButtonLink } from '../ui/button';
import * as texts from './customer-texts';
import { NewPasswordPage } from './new-password-page';

const LOGIN = paths.customerLogin.href();

export function ResetPasswordPage() {
  return (
    <NewPasswordPage
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
      sheet={{ title: texts.resetPassword, text: texts.chooseNewPassword }}
      reset={useResetPassword()}
      title={texts.resetPassword}
      help={texts.askForNewOne}
      login={LOGIN}
    />
  );
}
