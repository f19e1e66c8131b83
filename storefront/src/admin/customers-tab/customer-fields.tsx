import type { CustomerCreate } from '#domain/customers/customer-contract';
import type { FieldOf } from '../../ui/form-fields';
import { TextField } from '../../ui/text-field';
import * as uiTexts from '../../ui/ui-texts';
import * as texts from './customers-tab-texts';

/** Keeps browsers from filling in the owner's own name and address. */
const NO_AUTOFILL = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

interface CustomerFieldsProps {
  field: FieldOf<CustomerCreate>;
  editing?: boolean;
}

export function CustomerFields({ field, editing = false }: CustomerFieldsProps) {
  return (
    <>
      <TextField label={uiTexts.name} autoComplete="off" required {...field('name')} />
      <TextField
        {...NO_AUTOFILL}
        label={uiTexts.email}
        type="email"
        inputMode="email"
        required
        {...field('email')}
      />
      <TextField {...NO_AUTOFILL} label={uiTexts.phone} type="tel" required {...field('phone')} />
      <TextField
        {...NO_AUTOFILL}
        label={uiTexts.password}
        required={!editing}
        hint={editing ? texts.leaveEmptyToKeep : texts.atLeast6Characters}
        {...field('password')}
      />
    </>
  );
}
