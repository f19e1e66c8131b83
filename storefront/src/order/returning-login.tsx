import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { MESSAGES } from '#domain/words/shop-texts';
import { paths } from '../addresses/paths';
import { waitOr } from '../api/client';
import { customerQueries, useCustomerLogin } from '../api/customer';
import { Cluster } from '../ui/arrange';
import { Button, ButtonLink } from '../ui/button';
import { cookieAnswer } from '../ui/cookie-answer';
import { EMAIL_INPUT } from '../ui/input-kinds';
import { PasswordField } from '../ui/password-field';
import { TextField } from '../ui/text-field';
import { useToast } from '../ui/toast';
import * as uiTexts from '../ui/ui-texts';
import { useOnce } from '../ui/use-once';
import { useMessage } from './order-fields';
import * as texts from './order-texts';
import { useOrder } from './use-order-form';
import { Fields, Pair } from './wizard-layout';

interface Credentials {
  email: string;
  password: string;
}

function useWizardLogin(onLoggedIn: () => void) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const login = useCustomerLogin();
  const once = useOnce();

  function notify(description: string): void {
    toast({ title: uiTexts.loginFailed, description, tone: 'danger' });
  }

  async function send(credentials: Credentials): Promise<void> {
    try {
      const { success, message } = await login.mutateAsync({ ...credentials, cookies: cookieAnswer() });
      if (!success) return notify(message || MESSAGES.wrongCredentials);
      const { name } = await queryClient.fetchQuery(customerQueries.me());
      onLoggedIn();
      toast({ title: texts.welcomeBack, description: texts.loggedInAsName(name) });
    } catch (error) {
      notify(waitOr(error, texts.logInFailed));
    }
  }

  return {
    logIn: (credentials: Credentials) => once(() => send(credentials)),
    notify,
    busy: login.isPending,
  };
}

/** The login of a returning customer. It isn't a form, because it's inside the form of the step. */
export function ReturningLogin({ onLoggedIn }: { onLoggedIn: () => void }) {
  const { getValues } = useOrder();
  const message = useMessage('returning');
  // After a session expires, the order still has the email.
  const [email, setEmail] = useState(() => getValues('customerEmail'));
  const [password, setPassword] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const { logIn, notify, busy } = useWizardLogin(onLoggedIn);

  function send(): void {
    const missing = email.trim() === '' || password === '';
    setIncomplete(missing);
    if (missing) notify(texts.bothNeeded);
    else logIn({ email: email.trim(), password });
  }

  function sendOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter logs in instead of submitting the step.
    event.preventDefault();
    send();
  }

  const problem = incomplete ? texts.bothNeeded : message;
  return (
    <Fields role="group" aria-label={uiTexts.login}>
      <Pair>
        <TextField
          label={uiTexts.email}
          {...EMAIL_INPUT}
          autoComplete="username"
          value={email}
          error={email.trim() === '' || !incomplete ? problem : undefined}
          onChange={({ target }) => setEmail(target.value)}
          onKeyDown={sendOnEnter}
        />
        <PasswordField
          label={uiTexts.password}
          autoComplete="current-password"
          value={password}
          error={incomplete && password === '' ? problem : undefined}
          onChange={({ target }) => setPassword(target.value)}
          onKeyDown={sendOnEnter}
        />
      </Pair>
      <Cluster $gap="8px 12px" $align="center" $stacks>
        <Button variant="secondary" onClick={send} busy={busy} busyText={uiTexts.loggingIn}>
          {uiTexts.login}
        </Button>
        <ButtonLink to={paths.customerLogin.href()} variant="ghost" target="_blank">
          {uiTexts.forgotPassword}
        </ButtonLink>
      </Cluster>
    </Fields>
  );
}
