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

/** Where the mail to a new email leads. A press confirms it: programs that open every link of a mail press nothing. */
export function ConfirmEmailPage() {
  return (
    <LinkPage
      page="customerConfirmEmail"
      done={
        <div role="status">
          <AccountSheet title="Email Changed!" text={MESSAGES.emailConfirmed}>
            <ToAccount />
          </AccountSheet>
        </div>
      }
      broken={
        <AccountSheet title="Invalid Confirmation Link" text={MESSAGES.emailLinkExpired}>
          <ToAccount />
        </AccountSheet>
      }
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
    <AccountSheet title="Confirm Email" text="From then on you log in with your new email.">
      {refused && <Alert tone="danger">{refused}</Alert>}
      <Button size="lg" busy={confirm.isPending} busyText="Confirming..." onClick={() => once(send)}>
        Confirm Email
      </Button>
      {refused && <ToAccount />}
    </AccountSheet>
  );
}

const ToAccount = () => (
  <ButtonLink to={paths.customerDashboard.href()} variant="secondary" replace>
    To Your Account
  </ButtonLink>
);
