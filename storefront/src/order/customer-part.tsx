import { useRef } from 'react';
import type { CustomerMe } from '#domain/account-contract';
import { Segmented } from '../ui/segmented';
import { CustomerBanner } from './customer-banner';
import { CustomerFields } from './customer-fields';
import { NewPassword } from './new-password';
import { ReturningLogin } from './returning-login';
import type { Orderer } from './step-checks';
import type { StepProps } from './step-props';
import { Fields } from './wizard-layout';

export interface CustomerPartProps extends StepProps {
  /** The customer who is logged in. */
  customer: CustomerMe | null;
  orderer: Orderer;
  password: string;
  /** The page was loaded again: all is still here but the password. */
  passwordLost: boolean;
}

/** Who orders: somebody new with a password for the account to be, or a customer who logs in. */
export function CustomerPart({ customer, orderer, password, passwordLost, ...step }: CustomerPartProps) {
  const { dispatch } = step;
  const place = useRef<HTMLDivElement>(null);
  // The login and the banner take each other's place, and with it goes the button that had the focus.
  const focusPlace = () => place.current?.focus();
  return (
    <Fields ref={place} tabIndex={-1} role="group" aria-label="Who orders">
      <Segmented
        label="Have you ordered before?"
        value={orderer === 'new' ? 'new' : 'returning'}
        onValueChange={(value) => dispatch({ type: 'returningChosen', returning: value === 'returning' })}
        options={[
          { value: 'new', label: 'New Customer', disabled: orderer === 'customer' },
          { value: 'returning', label: 'Returning Customer' },
        ]}
      />
      {customer && <CustomerBanner customer={customer} dispatch={dispatch} onLeft={focusPlace} />}
      {orderer === 'returning' && <ReturningLogin {...step} onLoggedIn={focusPlace} />}
      {orderer !== 'returning' && <CustomerFields {...step} customer={customer} />}
      {orderer === 'new' && <NewPassword {...step} password={password} passwordLost={passwordLost} />}
    </Fields>
  );
}
