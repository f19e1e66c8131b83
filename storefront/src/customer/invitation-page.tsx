import { MESSAGES } from '#domain/words/shop-texts';
import { paths } from '../addresses/paths';
import { useAcceptInvitation } from '../api/owner';
import { ButtonLink } from '../ui/button';
import * as texts from './customer-texts';
import { NewPasswordPage } from './new-password-page';

const children = <ButtonLink to={paths.adminLogin.href({ as: 'staff' })}>{texts.goToLogin}</ButtonLink>;

/** The page of a staff invitation's link: a form for a password (rule 18.1). */
export function InvitationPage() {
  return (
    <NewPasswordPage
      page="adminInvitation"
      done={{ title: texts.yourPasswordIsSaved, text: texts.signInWithEmail, children }}
      broken={{ title: texts.thisLinkDoesntWork, text: MESSAGES.invitationOver, children }}
      sheet={{ title: texts.welcomeToShop, text: texts.choosePassword }}
      reset={useAcceptInvitation()}
      title={texts.savePasswordTitle}
      help={texts.ownerCanSendNewOne}
      login={paths.adminLogin.href()}
    />
  );
}
