import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MESSAGES } from '#domain/words/shop-texts';
import { paths } from '../addresses/paths';
import { PageTitle } from '../api/page-title';
import { useTakeInvitation } from '../api/staff';
import { AccountSheet } from '../ui/account-sheet';
import { ButtonLink } from '../ui/button';
import { ResetPasswordForm } from './reset-password-form';

/** Where the mail leads that invites somebody to work in the shop: a form for a password (rule 18.1). */
export function InvitationPage() {
  const [params] = useSearchParams();
  const token = params.get('token')?.trim();
  const [done, setDone] = useState(false);
  return (
    <>
      <PageTitle page="adminInvitation" />
      {done ? (
        <Done />
      ) : token ? (
        <Choose token={token} onDone={() => setDone(true)} />
      ) : (
        <AccountSheet title="This link does not work" text={MESSAGES.invitationOver}>
          <ToLogin />
        </AccountSheet>
      )}
    </>
  );
}

function Choose({ token, onDone }: { token: string; onDone: () => void }) {
  return (
    <AccountSheet title="Welcome to the shop" text="Choose a password, and you can sign in.">
      <ResetPasswordForm
        token={token}
        reset={useTakeInvitation()}
        title="Save Password"
        help="The owner sends it from the Staff page."
        login={paths.adminLogin.href()}
        onDone={onDone}
      />
    </AccountSheet>
  );
}

function Done() {
  return (
    <div role="status">
      <AccountSheet title="Your password is saved" text="Sign in with your email and this password.">
        <ToLogin />
      </AccountSheet>
    </div>
  );
}

const ToLogin = () => <ButtonLink to={paths.adminLogin.href({ as: 'staff' })}>To the login</ButtonLink>;
