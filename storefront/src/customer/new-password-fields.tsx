import type { ComponentProps } from 'react';
import { PASSWORD_MIN } from '#domain/customers/person';
import { PasswordField } from '../ui/password-field';
import { CUSTOMER_TEXTS } from './customer-texts';

interface NewPassword<Part> {
  newPassword: Part;
  confirmPassword: Part;
}

/** Whether a new password was typed the same twice (rule 10.2). */
export function isTypedTwice({ newPassword, confirmPassword }: NewPassword<string>): boolean {
  return newPassword === confirmPassword;
}

/** What a form says where it was not. */
export const PASSWORDS_DIFFER = {
  path: ['confirmPassword'],
  message: CUSTOMER_TEXTS.passwordsDiffer,
  // Shown even while the password is too short as well.
  when: () => true,
};

interface NewPasswordFieldsProps {
  /** The form's own part of each field. */
  fields: NewPassword<ComponentProps<'input'>>;
  errors: Partial<NewPassword<{ message?: string }>>;
}

/** The new password, twice (rule 10.2). */
export function NewPasswordFields({ fields, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="New Password"
        hint={`At least ${PASSWORD_MIN} characters`}
        autoComplete="new-password"
        required
        error={errors.newPassword?.message}
        {...fields.newPassword}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...fields.confirmPassword}
      />
    </>
  );
}
