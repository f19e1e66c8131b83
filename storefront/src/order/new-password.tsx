import { newPassword, PASSWORD_MIN } from '#domain/person';
import { Alert } from '../ui/alert';
import { PasswordField } from '../ui/password-field';
import { limitOf, useOrderField } from './order-fields';
import { ORDER_TEXTS } from './order-texts';

interface NewPasswordProps {
  /** The page was loaded again: all is still here but the password. */
  passwordLost: boolean;
}

/** The password of the account that a new customer's order makes. */
export function NewPassword({ passwordLost }: NewPasswordProps) {
  const field = useOrderField('customerPassword');
  return (
    <>
      {passwordLost && field.value === '' && <Alert tone="info">{ORDER_TEXTS.passwordAgain}</Alert>}
      <PasswordField
        {...field}
        label="Password"
        autoComplete="new-password"
        required
        maxLength={limitOf(newPassword)}
        hint={`At least ${PASSWORD_MIN} characters. It opens an account for you, so that you can follow your order.`}
      />
    </>
  );
}
