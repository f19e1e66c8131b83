import type { CustomerCreate } from '#domain/customers/customer-contract';
import type { FieldOf } from '../../ui/form-fields';
import { TextField } from '../../ui/text-field';

/** Keeps browsers from filling in the owner's own data. */
const QUIET = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

interface CustomerFieldsProps {
  field: FieldOf<CustomerCreate>;
  /** Whether the fields belong to a customer who has a password already. */
  editing?: boolean;
}

/** The fields of the customer dialogs. */
export function CustomerFields({ field, editing = false }: CustomerFieldsProps) {
  return (
    <>
      <TextField label="Name" autoComplete="off" required {...field('name')} />
      <TextField {...QUIET} label="Email" type="email" inputMode="email" required {...field('email')} />
      <TextField {...QUIET} label="Phone" type="tel" required {...field('phone')} />
      <TextField
        {...QUIET}
        label="Password"
        required={!editing}
        hint={
          editing
            ? 'Leave empty to keep the current password. We never show saved passwords.'
            : "At least 6 characters. Write it down. We won't show it again."
        }
        {...field('password')}
      />
    </>
  );
}
