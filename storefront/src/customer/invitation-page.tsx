import { MESSAGES } from '#domain/words/shop-texts';
import { paths } from '../addresses/paths';
import { useTakeInvitation } from '../api/owner';
import { AccountSheet } from '../ui/account-sheet';
import { ButtonLink } from '../ui/button';
import { LinkPage } from './link-page';
import { ResetPasswordForm } from './reset-password-form';

const children = <ButtonLink to={paths.adminLogin.href({ as: 'staff' })}>Go to login</ButtonLink>;

/** Where a staff invitation's link leads: a form for a password (rule 18.1). */
export function InvitationPage() {
  const reset = useTakeInvitation();
  return (
    <LinkPage
      page="adminInvitation"
      done={{
        title: 'Your password is saved',
        text: 'Sign in with your email and this password.',
        children,
      }}
      broken={{ title: "This link doesn't work", text: MESSAGES.invitationOver, children }}
    >
      {(token, onDone) => (
        <AccountSheet title="Welcome to the shop" text="Choose a password to sign in.">
          <ResetPasswordForm
            token={token}
            reset={reset}
            title="Save Password"
            help="The owner can send a new one from the Staff page."
            login={paths.adminLogin.href()}
            onDone={onDone}
          />
        </AccountSheet>
      )}
    </LinkPage>
  );
}
