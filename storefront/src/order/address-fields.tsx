import { useEffect, useEffectEvent, useId } from 'react';
import styled from 'styled-components';
import { line } from '#domain/customers/person';
import * as addressTexts from '../postal/address-texts';
import { FieldError } from '../ui/field';
import { SelectField } from '../ui/select-field';
import { withFields } from './draft-changes';
import type { Postal } from './late-postal';
import { limitOf, OrderTextField, useMessage, useOrderField } from './order-fields';
import { ADDRESS_FIELDS } from './order-form';
import * as texts from './order-texts';
import { useOrder } from './use-order-form';
import { Fields, PartHeading, Remark, ROOMY } from './wizard-layout';

const Town = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 18px 12px;
  > :first-child {
    grid-column: 1 / -1;
  }
  ${ROOMY} {
    grid-template-columns: 3fr 3fr 2fr;
    > :first-child {
      grid-column: auto;
    }
  }
`;

interface PostalProps {
  /** Null until it has loaded, or if that failed. */
  postal: Postal | null;
}

/** The return address. The customer's last one fills it in (rule 30.3). */
export function AddressFields({ postal }: PostalProps) {
  const id = useId();
  const error = useMessage('shippingAddress');
  usePrefill(postal);
  const shared = { required: true, maxLength: limitOf(line) };
  return (
    <Fields
      role="group"
      aria-labelledby={`${id}-name`}
      aria-describedby={error ? `${id}-error` : `${id}-hint`}
    >
      <div>
        <PartHeading id={`${id}-name`}>{texts.returnShippingAddress}</PartHeading>
        <Remark id={`${id}-hint`}>{texts.ordersYouShip}</Remark>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <OrderTextField name="street" {...shared} label={addressTexts.street} autoComplete="street-address" />
      <Town>
        <OrderTextField name="city" {...shared} label={addressTexts.city} autoComplete="address-level2" />
        <StateField postal={postal} />
        <ZipField postal={postal} />
      </Town>
    </Fields>
  );
}

const STATE = { required: true, label: addressTexts.state, autoComplete: 'address-level1' };

/** A list of states (rule 30.1). Until it has loaded, a state can be typed. */
function StateField({ postal }: PostalProps) {
  const { value, ...field } = useOrderField('state');
  const { setValue } = useOrder();
  const code = postal?.stateCode(value) ?? '';
  // A state that was typed before the list loaded, or on an earlier visit.
  useEffect(() => {
    if (postal && value !== code) setValue('state', code);
  }, [postal, value, code, setValue]);
  if (!postal) return <OrderTextField name="state" {...STATE} maxLength={limitOf(line)} />;
  return (
    <SelectField
      {...field}
      {...STATE}
      value={code}
      options={postal.STATES}
      placeholder={addressTexts.chooseState}
    />
  );
}

function ZipField({ postal }: PostalProps) {
  const { value } = useOrderField('zip');
  return (
    <OrderTextField
      name="zip"
      required
      maxLength={limitOf(line)}
      label={addressTexts.zipCode}
      hint={postal?.zipDoubt(value)}
      inputMode="numeric"
      autoComplete="postal-code"
    />
  );
}

function usePrefill(postal: Postal | null): void {
  const { customer, change } = useOrder();
  const saved = customer?.shippingAddress ?? null;
  const prefill = useEffectEvent((): void => {
    const parts = saved && postal?.addressParts(saved);
    if (!parts) return;
    change((draft) =>
      ADDRESS_FIELDS.every((field) => draft.fields[field].trim() === '') ? withFields(draft, parts) : draft,
    );
  });
  useEffect(() => prefill(), []);
}
