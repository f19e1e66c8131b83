import type { ComponentProps } from 'react';
import { AccountSheet } from '../ui/account-sheet';
import { LinkPage } from './link-page';
import { ResetPasswordForm } from './reset-password-form';

interface NewPasswordPageProps
  extends Omit<ComponentProps<typeof LinkPage>, 'children'>,
    Omit<ComponentProps<typeof ResetPasswordForm>, 'token' | 'onDone'> {
  sheet: { title: string; text: string };
}

/** The page of an emailed link with a form for a new password. */
export function NewPasswordPage({ page, done, redirect, broken, sheet, ...form }: NewPasswordPageProps) {
  return (
    <LinkPage page={page} done={done} redirect={redirect} broken={broken}>
      {(token, onDone) => (
        <AccountSheet {...sheet}>
          <ResetPasswordForm {...form} token={token} onDone={onDone} />
        </AccountSheet>
      )}
    </LinkPage>
  );
}
