import { useState } from 'react';
import { MESSAGES } from '#domain/words/shop-texts';
import { paths } from '../addresses/paths';
import { messageOf } from '../api/client';
import { useConfirmEmail } from '../api/own-account';
import { AccountSheet } from '../ui/account-sheet';
import { Alert } from '../ui/alert';
import { Button, ButtonLink } from '../ui/button';
import { useOnce } from '../ui/use-once';
import { CUSTOMER_TEXTS } from './customer-texts';
import { LinkPage } from './link-page';

const children = (
  <ButtonLink to={paths.customerDashboard.href()} variant="secondary" replace>
    To Your Account
  </ButtonLink>
);

/** The page behind the link in the confirmation email. It takes a click, because email programs open every link. */
export function ConfirmEmailPage() {
  return (
    <LinkPage
      page="customerConfirmEmail"
      done={{ title: 'Email Changed!', text: MESSAGES.emailConfirmed, children }}
      broken={{ title: 'Invalid Confirmation Link', text: MESSAGES.emailLinkExpired, children }}
    >
      {(token, onDone) => <Confirm token={token} onDone={onDone} />}
    </LinkPage>
  );
}

function Confirm({ token, onDone }: { token: string; onDone: () => void }) {
  const confirm = useConfirmEmail();
  const once = useOnce();
  const [refused, setRefused] = useState<string | null>(null);

  async function send(): Promise<void> {
    setRefused(null);
    try {
      const { success, message } = await confirm.mutateAsync(token);
      if (success) onDone();
      else setRefused(message || MESSAGES.emailLinkExpired);
    } catch (error) {
      setRefused(messageOf(error, CUSTOMER_TEXTS.confirmFailed));
    }
  }

  return (
    <AccountSheet title="Confirm Email" text="You'll log in with your new email from then on.">
      {refused && <Alert tone="danger">{refused}</Alert>}
      <Button size="lg" busy={confirm.isPending} busyText="Confirming..." onClick={() => once(send)}>
        Confirm Email
      </Button>
      {refused && children}
    </AccountSheet>
  );
}
