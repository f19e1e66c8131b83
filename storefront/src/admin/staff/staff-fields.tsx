import type { UseFormReturn } from 'react-hook-form';
import { ROLE_LABEL, STAFF_ROLES } from '#domain/people/people';
import type { StaffForm } from '#domain/staff/staff-contract';
import { fieldsOf } from '../../ui/form-fields';
import { EMAIL_INPUT } from '../../ui/input-kinds';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import * as uiTexts from '../../ui/ui-texts';
import * as texts from './staff-texts';

const ROLE_OPTIONS = STAFF_ROLES.map((value) => ({ value, label: ROLE_LABEL[value] }));

/** What each role can do, in a sentence (rules 18.3 and 18.4). */
const ROLE_HINT = {
  manager: texts.everythingExceptStaff,
  bench: texts.ordersWithoutMoneyPhotos,
} as const;

export function StaffFields({ form }: { form: UseFormReturn<StaffForm> }) {
  const field = fieldsOf(form);
  return (
    <>
      <TextField
        label={uiTexts.name}
        hint={texts.shownInOrdersHistory}
        autoComplete="off"
        required
        {...field('name')}
      />
      <TextField label={uiTexts.email} {...EMAIL_INPUT} autoComplete="off" required {...field('email')} />
      <SelectField
        label={texts.role}
        hint={ROLE_HINT[form.watch('role')]}
        options={ROLE_OPTIONS}
        {...field('role')}
      />
    </>
  );
}
