import { useId } from 'react';
import styled from 'styled-components';
import { line } from '#domain/customers/person';
import { FieldError } from '../ui/field';
import { limitOf, OrderTextField, useMessage } from './order-fields';
import { Fields, PartHeading, Remark, ROOMY } from './wizard-layout';

const Group = styled(Fields).attrs({ role: 'group' })``;

const Town = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 18px 12px;
  > :first-child {
    grid-column: 1 / -1;
  }
  ${ROOMY} {
    grid-template-columns: 2fr 1fr 1fr;
    > :first-child {
      grid-column: auto;
    }
  }
`;

/** Where a shipped glove goes back to. */
export function AddressFields() {
  const id = useId();
  const error = useMessage('shippingAddress');
  const shared = { required: true, maxLength: limitOf(line) };
  return (
    <Group aria-labelledby={`${id}-name`} aria-describedby={error ? `${id}-error` : `${id}-hint`}>
      <div>
        <PartHeading id={`${id}-name`}>Return Shipping Address</PartHeading>
        <Remark id={`${id}-hint`}>Shipped orders are paid online.</Remark>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <OrderTextField name="street" {...shared} label="Street" autoComplete="street-address" />
      <Town>
        <OrderTextField name="city" {...shared} label="City" autoComplete="address-level2" />
        <OrderTextField name="state" {...shared} label="State" autoComplete="address-level1" />
        <OrderTextField
          name="zip"
          {...shared}
          label="ZIP Code"
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </Town>
    </Group>
  );
}
