import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { paths } from '../addresses/paths';
import { Button, ButtonLink } from '../ui/button';
import { PasswordField } from '../ui/password-field';
import { TextField } from '../ui/text-field';
import { media } from '../ui/tokens';
import { useMessage } from './order-fields';
import { ORDER_TEXTS } from './order-texts';
import { useOrder } from './use-order-form';
import { useWizardLogin } from './use-wizard-login';
import { Fields, Pair } from './wizard-layout';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  ${media.phone} {
    display: grid;
    align-items: stretch;
  }
`;

/** The login of a customer who has an account. It stands in the step's form, so it is no form of its own. */
export function ReturningLogin({ onLoggedIn }: { onLoggedIn: () => void }) {
  const { getValues } = useOrder();
  const message = useMessage('returning');
  // The address of who was logged out in the meantime is still in the order.
  const [email, setEmail] = useState(() => getValues('customerEmail'));
  const [password, setPassword] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const { logIn, say, busy } = useWizardLogin(onLoggedIn);

  function send(): void {
    const missing = email.trim() === '' || password === '';
    setIncomplete(missing);
    if (missing) say(ORDER_TEXTS.bothNeeded);
    else logIn({ email: email.trim(), password });
  }

  function sendOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter means this login here, not the step around it.
    event.preventDefault();
    send();
  }

  const problem = incomplete ? ORDER_TEXTS.bothNeeded : message;
  return (
    <Fields role="group" aria-label="Login">
      <Pair>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={email.trim() === '' || !incomplete ? problem : undefined}
          onChange={({ target }) => setEmail(target.value)}
          onKeyDown={sendOnEnter}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={password}
          error={incomplete && password === '' ? problem : undefined}
          onChange={({ target }) => setPassword(target.value)}
          onKeyDown={sendOnEnter}
        />
      </Pair>
      <Actions>
        <Button variant="secondary" onClick={send} busy={busy} busyText="Logging in...">
          Login
        </Button>
        <ButtonLink to={paths.customerLogin.href()} variant="ghost" target="_blank">
          Forgot Password?
        </ButtonLink>
      </Actions>
    </Fields>
  );
}
