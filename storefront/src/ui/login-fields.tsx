import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { Button } from './button';
import { EMAIL_INPUT } from './input-kinds';
import { Stack } from './layout';
import { PasswordField } from './password-field';
import { TextField } from './text-field';
import * as uiTexts from './ui-texts';

interface LoginFieldsProps {
  /** Null asks only for a password. */
  email: UseFormRegisterReturn | null;
  password: UseFormRegisterReturn;
  errors: FieldErrors<{ email?: string; password: string }>;
  isBusy: boolean;
  note?: ReactNode;
  children?: ReactNode;
}

/** Email, password, and the button, the way password managers expect them. */
export function LoginFields({ email, password, errors, isBusy, note, children }: LoginFieldsProps) {
  return (
    <Stack>
      {email && (
        <TextField
          label={uiTexts.email}
          {...EMAIL_INPUT}
          autoComplete="username"
          required
          error={errors.email?.message}
          {...email}
        />
      )}
      <PasswordField
        label={uiTexts.password}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...password}
      />
      {note}
      <Button type="submit" size="lg" busy={isBusy} busyText={uiTexts.loggingIn}>
        {uiTexts.login}
      </Button>
      {children}
    </Stack>
  );
}
