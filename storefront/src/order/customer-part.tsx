import { useRef } from 'react';
import { Segmented } from '../ui/segmented';
import { CustomerBanner } from './customer-banner';
import { CustomerFields } from './customer-fields';
import { NewPassword } from './new-password';
import { ReturningLogin } from './returning-login';
import { useOrder } from './use-order-form';
import { Fields } from './wizard-layout';

/** Who orders: somebody new with a password for the account to be, or a customer who logs in. */
export function CustomerPart({ passwordLost }: { passwordLost: boolean }) {
  const { order, customer, setValue, forgetAsked } = useOrder();
  const { orderer } = order();
  const place = useRef<HTMLDivElement>(null);
  // The login and the banner take each other's place, and with it goes the button that had the focus.
  const focusPlace = () => place.current?.focus();
  return (
    <Fields ref={place} tabIndex={-1} role="group" aria-label="Who orders">
      <Segmented
        label="Have you ordered before?"
        value={orderer === 'new' ? 'new' : 'returning'}
        onValueChange={(value) => {
          setValue('returning', value === 'returning');
          forgetAsked();
        }}
        options={[
          { value: 'new', label: 'New Customer', disabled: orderer === 'customer' },
          { value: 'returning', label: 'Returning Customer' },
        ]}
      />
      {customer && <CustomerBanner customer={customer} onLeft={focusPlace} />}
      {orderer === 'returning' && <ReturningLogin onLoggedIn={focusPlace} />}
      {orderer !== 'returning' && <CustomerFields customer={customer} />}
      {orderer === 'new' && <NewPassword passwordLost={passwordLost} />}
    </Fields>
  );
}
