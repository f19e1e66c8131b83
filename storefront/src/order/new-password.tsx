import { newPassword, PASSWORD_MIN } from '#domain/person';
import { Alert } from '../ui/alert';
import { PasswordField } from '../ui/password-field';
import { ORDER_TEXTS } from './order-texts';
import { limitOf, type StepProps } from './step-props';

interface NewPasswordProps extends StepProps {
  password: string;
  passwordLost: boolean;
}

/** The password of the account that a new customer's order makes. */
export function NewPassword({ password, passwordLost, errors, dispatch }: NewPasswordProps) {
  return (
    <>
      {passwordLost && password === '' && <Alert tone="info">{ORDER_TEXTS.passwordAgain}</Alert>}
      <PasswordField
        name="customerPassword"
        label="Password"
        autoComplete="new-password"
        required
        maxLength={limitOf(newPassword)}
        hint={`At least ${PASSWORD_MIN} characters. It opens an account for you, so that you can follow your order.`}
        value={password}
        error={errors.customerPassword}
        onChange={({ target }) => dispatch({ type: 'passwordTyped', password: target.value })}
      />
    </>
  );
}
