import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MESSAGES } from '#domain/words/shop-texts';
import { paths } from '../addresses/paths';
import { messageOf } from '../api/client';
import { useConfirmEmail } from '../api/own-account';
import { PageTitle } from '../api/page-title';
import { AccountSheet } from '../ui/account-sheet';
import { Alert } from '../ui/alert';
import { Button, ButtonLink } from '../ui/button';
import { useOnce } from '../ui/use-once';
import { CUSTOMER_TEXTS } from './customer-texts';

/** Where the mail to a new email leads. A press confirms it: programs that open every link of a mail press nothing. */
export function ConfirmEmailPage() {
  const [params] = useSearchParams();
  const token = params.get('token')?.trim();
  const [done, setDone] = useState(false);
  return (
    <>
      <PageTitle page="customerConfirmEmail" />
      {done ? (
        <EmailConfirmed />
      ) : token ? (
        <Confirm token={token} onDone={() => setDone(true)} />
      ) : (
        <AccountSheet title="Invalid Confirmation Link" text={MESSAGES.emailLinkExpired}>
          <ToAccount />
        </AccountSheet>
      )}
    </>
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

function EmailConfirmed() {
  return (
    <div role="status">
      <AccountSheet title="Email Changed!" text={MESSAGES.emailConfirmed}>
        <ToAccount />
      </AccountSheet>
    </div>
  );
}

const ToAccount = () => (
  <ButtonLink to={paths.customerDashboard.href()} variant="secondary" replace>
    To Your Account
  </ButtonLink>
);
