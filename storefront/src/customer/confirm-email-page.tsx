import { useState } from 'react';
import { MESSAGES } from '#domain/words/shop-texts';
import { paths } from '../addresses/paths';
import { messageOf } from '../api/client';
import { useConfirmEmail } from '../api/own-account';
import { AccountSheet } from '../ui/account-sheet';
import { Alert } from '../ui/alert';
import { Button, ButtonLink } from '../ui/button';
import * as uiTexts from '../ui/ui-texts';
import { useOnce } from '../ui/use-once';
import * as texts from './customer-texts';
import { LinkPage } from './link-page';

const children = (
  <ButtonLink to={paths.customerDashboard.href()} variant="secondary" replace>
    {texts.toYourAccount}
  </ButtonLink>
);

/** The page that the link in the confirmation email opens. It needs a click, because email programs open links, too. */
export function ConfirmEmailPage() {
  return (
    <LinkPage
      page="customerConfirmEmail"
      done={{ title: texts.emailChanged, text: MESSAGES.emailConfirmed, children }}
      broken={{ title: texts.invalidConfirmationLink, text: MESSAGES.emailLinkExpired, children }}
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
      setRefused(messageOf(error, texts.confirmFailed));
    }
  }

  return (
    <AccountSheet title={texts.confirmEmail} text={texts.logInWithNewEmail}>
      {refused && <Alert tone="danger">{refused}</Alert>}
      <Button size="lg" busy={confirm.isPending} busyText={uiTexts.confirming} onClick={() => once(send)}>
        {texts.confirmEmail}
      </Button>
      {refused && children}
    </AccountSheet>
  );
}
