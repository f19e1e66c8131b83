import { zodResolver } from '@hookform/resolvers/zod';
import { Download } from 'lucide-react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { eraseRequest } from '#domain/own-account/own-account-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { EXPORT_ADDRESS, useEraseMe } from '../api/own-account';
import { showFieldErrors } from '../api/show-field-errors';
import { Cluster, Muted } from '../ui/arrange';
import { Button } from '../ui/button';
import { type ButtonStyleProps, buttonStyles } from '../ui/button-styles';
import { FormDialog } from '../ui/form-dialog';
import { fieldsOf } from '../ui/form-fields';
import { PasswordField } from '../ui/password-field';
import { useToast } from '../ui/toast';
import { useOpened } from '../ui/use-opened';
import { AccountCard } from './account-card';
import { CUSTOMER_TEXTS } from './customer-texts';

/** Asks for the password before the account is erased, and says what goes and what stays. */
function EraseDialog({ onClose }: { onClose: () => void }) {
  const { toast } = useToast();
  const erase = useEraseMe();
  const form = useForm({ resolver: zodResolver(eraseRequest), defaultValues: { password: '' } });

  async function send({ password }: { password: string }): Promise<void> {
    try {
      const { success, message } = await erase.mutateAsync(password);
      // The page leads to the login by itself.
      if (success) toast({ title: 'Success!', description: CUSTOMER_TEXTS.erased });
      else form.setError('password', { message: message || MESSAGES.wrongPassword }, { shouldFocus: true });
    } catch (error) {
      showFieldErrors(form, ['password'], error, CUSTOMER_TEXTS.eraseFailed);
    }
  }

  return (
    <FormDialog
      title="Erase your account?"
      description="This can't be undone."
      submit="Erase my account"
      busyText="Erasing..."
      variant="danger"
      dirty={false}
      refused={form.formState.errors.root?.message}
      onSubmit={form.handleSubmit(send)}
      onClose={onClose}
    >
      <p>
        <strong>What goes:</strong> your account with your name, email, phone, and password; your addresses,
        photos, and what you wrote about your gloves; messages to you; and your spot on the mailing list.
      </p>
      <p>
        <strong>What stays:</strong> your orders as “Erased customer”, with services, amounts, and dates,
        because we have to keep our books; and pictures of finished work in our gallery.
      </p>
      <PasswordField
        label="Your Password"
        autoComplete="current-password"
        required
        {...fieldsOf(form)('password')}
      />
    </FormDialog>
  );
}

const FileLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

/** What the shop keeps about the customer: to download or to erase. */
export function OwnDataCard() {
  const erasing = useOpened('erase-account');
  return (
    <AccountCard id="own-data-heading" title="Your data">
      <Muted $max="64ch">Everything we have about you. Download it as one file, or erase it for good.</Muted>
      <Cluster $gap="8px 16px">
        <FileLink href={EXPORT_ADDRESS} download $variant="secondary" $size="md">
          <Download size={20} />
          Download
        </FileLink>
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => erasing.open()}>
          Erase my account
        </Button>
      </Cluster>
      {erasing.what !== null && <EraseDialog onClose={erasing.close} />}
    </AccountCard>
  );
}
