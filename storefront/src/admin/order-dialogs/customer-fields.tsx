import { useQuery } from '@tanstack/react-query';
import { useCombobox } from 'downshift';
import { Popover } from 'radix-ui';
import { type ComponentProps, useState } from 'react';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import type { CustomerView } from '#domain/customers/customer-contract';
import { ownerCustomerQueries } from '../../api/customers';
import { EMAIL_INPUT } from '../../ui/input-kinds';
import { TextField } from '../../ui/text-field';
import { color, font, frame, layer, radius, shadow } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';
import { useTypedValue } from '../../ui/use-typed-value';
import { Columns, Part } from '../parts/dialog-part';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './order-form-texts';
import { useOrderForm } from './use-form-basis';

/** The order's customer: typed, or chosen from suggestions for any of the three fields. */
export function CustomerFields() {
  return (
    <Part title={sharedTexts.customer}>
      <Columns>
        <CustomerField name="customerName" label={texts.customerName} required />
        <CustomerField
          name="customerEmail"
          label={uiTexts.email}
          hint={texts.emailsAboutOrderGo}
          {...EMAIL_INPUT}
          required
        />
        <CustomerField name="customerPhone" label={uiTexts.phone} type="tel" required />
      </Columns>
    </Part>
  );
}

const List = styled.ul`
  display: grid;
  width: var(--radix-popover-trigger-width);
  margin: 0;
  padding: 6px;
  ${frame('raised')}
  box-shadow: ${shadow.high};
  list-style: none;
`;

const Choice = styled.li`
  display: grid;
  min-height: 48px;
  padding: 6px 10px;
  border-radius: ${radius.field};
  cursor: pointer;
  line-height: 1.3;
  overflow-wrap: anywhere;
  &[data-highlighted='true'] {
    background: ${color.accentSoft};
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }
  small {
    color: ${color.muted};
    font-size: ${font.small};
  }
`;

const Layer = styled(Popover.Content)`
  z-index: ${layer.dialog};
`;

const TYPED_MIN = 2;

interface CustomerFieldProps extends Omit<ComponentProps<typeof TextField>, 'name' | 'ref'> {
  name: 'customerName' | 'customerEmail' | 'customerPhone';
}

function CustomerField({ name, ...field }: CustomerFieldProps) {
  const { control, getValues, setValue, formState } = useOrderForm();
  const { field: typed, fieldState } = useController({ control, name });
  const [searched, setSearched] = useState('');
  // Only what someone typed is searched, not what a choice filled in.
  const [draft, setDraft] = useTypedValue(searched, setSearched);
  const suggested = useQuery({
    ...ownerCustomerQueries.suggested(searched),
    enabled: searched.length >= TYPED_MIN,
  });
  const offered = draft.trim().length >= TYPED_MIN ? (suggested.data?.entries ?? []) : [];

  function fill({ name: customerName, email, phone, shippingAddress }: CustomerView): void {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('customerName', customerName, options);
    setValue('customerEmail', email, options);
    if (phone) setValue('customerPhone', phone, options);
    if (shippingAddress && !getValues('shippingAddress')?.trim())
      setValue('shippingAddress', shippingAddress, options);
    setDraft('');
    setSearched('');
  }

  const combobox = useCombobox({
    items: offered,
    inputValue: typed.value,
    selectedItem: null,
    itemToString: (customer) => customer?.name ?? '',
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem) fill(selectedItem);
    },
  });
  const isOpen = combobox.isOpen && offered.length > 0;
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => !open && combobox.closeMenu()}>
      <Popover.Anchor asChild>
        <div>
          <TextField
            {...combobox.getInputProps({
              ...field,
              name,
              // The field already has a label.
              'aria-labelledby': undefined,
              // The list shows only while there are matches.
              'aria-expanded': isOpen,
              'aria-controls': isOpen ? combobox.getMenuProps({}, { suppressRefError: true }).id : undefined,
              ref: typed.ref,
              onBlur: typed.onBlur,
              onChange(event) {
                typed.onChange(event);
                setDraft(event.currentTarget.value);
              },
            })}
            error={fieldState.error?.message}
          />
        </div>
      </Popover.Anchor>
      <Layer
        role="presentation"
        align="start"
        sideOffset={4}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <List {...combobox.getMenuProps({ 'aria-label': sharedTexts.customers }, { suppressRefError: true })}>
          {offered.map((customer, index) => (
            <Choice
              key={customer.id}
              {...combobox.getItemProps({ item: customer, index })}
              data-highlighted={combobox.highlightedIndex === index}
            >
              {customer.name}
              <small>{[customer.phone, customer.email].filter(Boolean).join(' · ')}</small>
            </Choice>
          ))}
        </List>
      </Layer>
    </Popover.Root>
  );
}
