import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { passwordChangeRequest } from '#domain/own-account/own-account-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { useChangePassword } from '../api/own-account';
import { success } from '../notices/use-notices';
import { Muted } from '../ui/arrange';
import { PasswordField } from '../ui/password-field';
import * as uiTexts from '../ui/ui-texts';
import { FormCard } from './account-card';
import * as texts from './customer-texts';
import { isTypedTwice, NewPasswordFields, PASSWORDS_DIFFER } from './new-password-fields';

const passwords = passwordChangeRequest
  .extend({ confirmPassword: z.string() })
  .refine(isTypedTwice, PASSWORDS_DIFFER);

type Passwords = z.infer<typeof passwords>;

/** A form for a new password. The current one is never shown. */
export function PasswordCard() {
  const change = useChangePassword();

  async function save(
    { currentPassword, newPassword }: Passwords,
    form: UseFormReturn<Passwords>,
  ): Promise<boolean> {
    const { success, message } = await change.mutateAsync({ currentPassword, newPassword });
    const text = message || MESSAGES.wrongPassword;
    if (!success) form.setError('currentPassword', { message: text }, { shouldFocus: true });
    return success;
  }

  return (
    <FormCard
      title={uiTexts.password}
      action={texts.changePassword}
      schema={passwords}
      values={{ currentPassword: '', newPassword: '', confirmPassword: '' }}
      cancelLabel={texts.cancelPassword}
      submit={texts.savePassword}
      send={save}
      done={success(MESSAGES.passwordReset)}
      failed={texts.passwordFailed}
      fields={['currentPassword', 'newPassword']}
      shown={<Muted $max="64ch">{texts.newPasswordSignsOut}</Muted>}
    >
      {(field) => (
        <>
          <PasswordField
            label={texts.currentPassword}
            autoComplete="current-password"
            autoFocus
            required
            {...field('currentPassword')}
          />
          <NewPasswordFields newPassword={field('newPassword')} confirmPassword={field('confirmPassword')} />
        </>
      )}
    </FormCard>
  );
}
