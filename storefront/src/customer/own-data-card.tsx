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
import * as uiTexts from '../ui/ui-texts';
import { useOpened } from '../ui/use-opened';
import { AccountCard } from './account-card';
import * as texts from './customer-texts';

function EraseDialog({ onClose }: { onClose: () => void }) {
  const { toast } = useToast();
  const erase = useEraseMe();
  const form = useForm({ resolver: zodResolver(eraseRequest), defaultValues: { password: '' } });

  async function send({ password }: { password: string }): Promise<void> {
    try {
      const { success, message } = await erase.mutateAsync(password);
      // After that, the page redirects to the login.
      if (success) toast({ title: uiTexts.success, description: texts.erased });
      else form.setError('password', { message: message || MESSAGES.wrongPassword }, { shouldFocus: true });
    } catch (error) {
      showFieldErrors(form, ['password'], error, texts.eraseFailed);
    }
  }

  return (
    <FormDialog
      title={texts.eraseYourAccount}
      description={texts.thisCantBeUndone}
      submit={texts.eraseMyAccount}
      busyText={texts.erasing}
      variant="danger"
      dirty={false}
      refused={form.formState.errors.root?.message}
      onSubmit={form.handleSubmit(send)}
      onClose={onClose}
    >
      <p>{texts.whatGoesList(<strong>{texts.whatGoes}</strong>)}</p>
      <p>{texts.whatStaysList(<strong>{texts.whatStays}</strong>)}</p>
      <PasswordField
        label={texts.yourPassword}
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

/** Everything the shop stores about the customer, to download or erase. */
export function OwnDataCard() {
  const erasing = useOpened('erase-account');
  return (
    <AccountCard title={texts.yourData}>
      <Muted $max="64ch">{texts.everythingWeHaveAbout}</Muted>
      <Cluster $gap="8px 16px">
        <FileLink href={EXPORT_ADDRESS} download $variant="secondary" $size="md">
          <Download size={20} />
          {uiTexts.download}
        </FileLink>
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => erasing.open()}>
          {texts.eraseMyAccount}
        </Button>
      </Cluster>
      {erasing.what !== null && <EraseDialog onClose={erasing.close} />}
    </AccountCard>
  );
}
