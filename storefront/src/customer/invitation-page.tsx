import { MESSAGES } from '#domain/words/shop-texts';
import { paths } from '../addresses/paths';
import { useAcceptInvitation } from '../api/owner';
import { AccountSheet } from '../ui/account-sheet';
import { ButtonLink } from '../ui/button';
import * as texts from './customer-texts';
import { LinkPage } from './link-page';
import { ResetPasswordForm } from './reset-password-form';

const children = <ButtonLink to={paths.adminLogin.href({ as: 'staff' })}>{texts.goToLogin}</ButtonLink>;

/** The page of a staff invitation's link: a form for a password (rule 18.1). */
export function InvitationPage() {
  const reset = useAcceptInvitation();
  return (
    <LinkPage
      page="adminInvitation"
      done={{
        title: texts.yourPasswordIsSaved,
        text: texts.signInWithEmail,
        children,
      }}
      broken={{ title: texts.thisLinkDoesntWork, text: MESSAGES.invitationOver, children }}
    >
      {(token, onDone) => (
        <AccountSheet title={texts.welcomeToShop} text={texts.choosePassword}>
          <ResetPasswordForm
            token={token}
            reset={reset}
            title={texts.savePasswordTitle}
            help={texts.ownerCanSendNewOne}
            login={paths.adminLogin.href()}
            onDone={onDone}
          />
        </AccountSheet>
      )}
    </LinkPage>
  );
}
