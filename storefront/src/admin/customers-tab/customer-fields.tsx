import type { UseFormReturn } from 'react-hook-form';
import type { CustomerCreate } from '#domain/customers/customer-contract';
import { Stack } from '../../ui/layout';
import { TextField } from '../../ui/text-field';

/** Keeps browsers from filling in the owner's own data. */
const QUIET = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

interface CustomerFieldsProps {
  form: UseFormReturn<CustomerCreate>;
  /** Whether the fields belong to a customer who has a password already. */
  editing?: boolean;
}

/** The fields of the customer dialogs. */
export function CustomerFields({ form, editing = false }: CustomerFieldsProps) {
  const { errors } = form.formState;
  return (
    <Stack>
      <TextField
        label="Name"
        autoComplete="off"
        required
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        {...QUIET}
        label="Email"
        type="email"
        inputMode="email"
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        {...QUIET}
        label="Phone"
        type="tel"
        required
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <TextField
        {...QUIET}
        label="Password"
        required={!editing}
        hint={
          editing
            ? 'Leave empty to keep the current password. Passwords are stored hashed and never shown.'
            : 'At least 6 characters. Note it down: it is stored hashed and never shown again.'
        }
        error={errors.password?.message}
        {...form.register('password')}
      />
    </Stack>
  );
}
