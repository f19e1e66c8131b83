import type { ComponentProps } from 'react';
import { PASSWORD_MIN } from '#domain/customers/person';
import { PasswordField } from '../ui/password-field';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './customer-texts';

interface NewPassword<Part> {
  newPassword: Part;
  confirmPassword: Part;
}

/** Whether a new password was typed the same way twice (rule 10.2). */
export function isTypedTwice({ newPassword, confirmPassword }: NewPassword<string>): boolean {
  return newPassword === confirmPassword;
}

export const PASSWORDS_DIFFER = {
  path: ['confirmPassword'],
  message: texts.passwordsDiffer,
  // This shows even while the password is too short.
  when: () => true,
};

/** Two fields for a new password (rule 10.2). */
export function NewPasswordFields(fields: NewPassword<Omit<ComponentProps<typeof PasswordField>, 'label'>>) {
  const input = { autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <PasswordField
        label={texts.newPassword}
        hint={uiTexts.atLeastCharacters(PASSWORD_MIN)}
        {...input}
        {...fields.newPassword}
      />
      <PasswordField label={texts.confirmPassword} {...input} {...fields.confirmPassword} />
    </>
  );
}
