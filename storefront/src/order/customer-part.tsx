import { LogOut, UserCheck } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import type { CustomerMe } from '#domain/customers/account-contract';
import { newPassword, PASSWORD_MIN, personName, phone } from '#domain/customers/person';
import { formatShippingAddress } from '#domain/orders/delivery';
import { useCustomerLogout } from '../api/customer';
import { useNotices } from '../notices/use-notices';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { EMAIL_INPUT } from '../ui/input-kinds';
import { PasswordField } from '../ui/password-field';
import { Segmented } from '../ui/segmented';
import { color, frame, space } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { withFields } from './draft-changes';
import { accountFields } from './known-customer';
import type { DraftFields, OrderDraft } from './order-draft';
import { limitOf, OrderTextField, useOrderField } from './order-fields';
import * as texts from './order-texts';
import { ReturningLogin } from './returning-login';
import { useOrder } from './use-order-form';
import { Fields, Pair } from './wizard-layout';

const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px ${space[2]};
  align-items: center;
  padding: 10px 10px 10px 16px;
  ${frame('successSoft', 'success')}
  > svg {
    color: ${color.success};
  }
  p {
    flex: 1 1 12ch;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  button {
    margin-inline-start: auto;
  }
`;

const NOBODY = { customerName: '', customerEmail: '', customerPhone: '' };

/** Clears an address that came from the account, but keeps one that was typed. */
function withoutAddressOf({ shippingAddress }: CustomerMe, { fields }: OrderDraft): Partial<DraftFields> {
  const isTheirs = shippingAddress === formatShippingAddress(fields);
  return isTheirs ? { street: '', city: '', state: '', zip: '' } : {};
}

function CustomerBanner({ customer, onLeft }: { customer: CustomerMe; onLeft: () => void }) {
  const { attempt } = useNotices();
  const logout = useCustomerLogout();
  const { change, clearStepErrors: forgetAsked } = useOrder();

  async function logOut(): Promise<void> {
    await logout.mutateAsync();
    change((draft) => withFields(draft, { ...NOBODY, ...withoutAddressOf(customer, draft) }));
    forgetAsked();
    onLeft();
  }

  const leave = () =>
    attempt(logOut, {
      done: { title: uiTexts.loggedOutTitle, description: uiTexts.loggedOut },
      failed: texts.logOutFailed,
    });

  return (
    <Banner role="group" aria-label={texts.loggedIn}>
      <UserCheck size={24} />
      <p>{texts.loggedInAs(<strong>{customer.name}</strong>)}</p>
      <Button variant="ghost" onClick={leave} busy={logout.isPending} busyText={uiTexts.loggingOut}>
        <LogOut size={20} />
        {uiTexts.logout}
      </Button>
    </Banner>
  );
}

export function CustomerPart({ passwordLost }: { passwordLost: boolean }) {
  const { order, customer, setValue, clearStepErrors: forgetAsked } = useOrder();
  const { orderer } = order();
  const container = useRef<HTMLDivElement>(null);
  // The login and the banner replace each other, so the button that had the focus disappears.
  const focusContainer = () => container.current?.focus();
  return (
    <Fields ref={container} tabIndex={-1} role="group" aria-label={texts.yourContactInfo}>
      <Segmented
        label={texts.haveYouOrderedBefore}
        value={orderer === 'new' ? 'new' : 'returning'}
        onValueChange={(value) => {
          setValue('returning', value === 'returning');
          forgetAsked();
        }}
        options={[
          { value: 'new', label: texts.newCustomer, disabled: orderer === 'customer' },
          { value: 'returning', label: texts.returningCustomer },
        ]}
      />
      {customer && <CustomerBanner customer={customer} onLeft={focusContainer} />}
      {orderer === 'returning' && <ReturningLogin onLoggedIn={focusContainer} />}
      {orderer !== 'returning' && <CustomerFields customer={customer} />}
      {orderer === 'new' && <NewPassword passwordLost={passwordLost} />}
    </Fields>
  );
}

/** Name, email, and phone number. After a login, the account's values can't be changed here (rule 6.3). */
function CustomerFields({ customer }: { customer: CustomerMe | null }) {
  const fixedFields = customer ? accountFields(customer) : {};
  return (
    <>
      <OrderTextField
        name="customerName"
        accountValue={fixedFields.customerName}
        label={texts.fullName}
        autoComplete="name"
        required
        maxLength={limitOf(personName)}
      />
      <Pair>
        <OrderTextField
          name="customerEmail"
          accountValue={fixedFields.customerEmail}
          label={uiTexts.email}
          {...EMAIL_INPUT}
          required
        />
        <OrderTextField
          name="customerPhone"
          accountValue={fixedFields.customerPhone}
          label={uiTexts.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={limitOf(phone)}
        />
      </Pair>
    </>
  );
}

function NewPassword({ passwordLost }: { passwordLost: boolean }) {
  const field = useOrderField('customerPassword');
  return (
    <>
      {passwordLost && field.value === '' && <Alert tone="info">{texts.passwordAgain}</Alert>}
      <PasswordField
        {...field}
        label={uiTexts.password}
        autoComplete="new-password"
        required
        maxLength={limitOf(newPassword)}
        hint={texts.atLeastCharacters(PASSWORD_MIN)}
      />
    </>
  );
}
