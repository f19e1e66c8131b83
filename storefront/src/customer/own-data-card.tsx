import { zodResolver } from '@hookform/resolvers/zod';
import { Download } from 'lucide-react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { eraseRequest } from '#domain/own-account/own-account-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { EXPORT_ADDRESS, useEraseMe } from '../api/own-account';
import { showFieldErrors } from '../api/show-field-errors';
import { Alert } from '../ui/alert';
import { Cluster } from '../ui/arrange';
import { Button } from '../ui/button';
import { type ButtonStyleProps, buttonStyles } from '../ui/button-styles';
import { FormDialog } from '../ui/form-dialog';
import { Stack } from '../ui/layout';
import { PasswordField } from '../ui/password-field';
import { useToast } from '../ui/toast';
import { useOpened } from '../ui/use-opened';
import { CUSTOMER_TEXTS } from './customer-texts';
import { Card, CardHeading, Quiet } from './dashboard-layout';

/** Asks for the password before the account is erased, and says what goes and what stays. */
function EraseDialog({ onClose }: { onClose: () => void }) {
  const { toast } = useToast();
  const erase = useEraseMe();
  const form = useForm({ resolver: zodResolver(eraseRequest), defaultValues: { password: '' } });
  const { errors } = form.formState;

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
      description="This cannot be undone."
      submit="Erase my account"
      busyText="Erasing..."
      variant="danger"
      dirty={false}
      onSubmit={form.handleSubmit(send)}
      onClose={onClose}
    >
      <Stack>
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
        <p>
          <strong>What goes:</strong> your account with name, email, phone and password; your addresses,
          photos and what you wrote about your gloves; messages to you; your place on the mailing list.
        </p>
        <p>
          <strong>What stays:</strong> your orders as “Erased customer”, with services, amounts and days,
          because we must keep our books; and pictures of finished work in our gallery.
        </p>
        <PasswordField
          label="Your Password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
      </Stack>
    </FormDialog>
  );
}

const FileLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

/** What the shop keeps of the customer: to take along, and to take away. */
export function OwnDataCard() {
  const erasing = useOpened('erase-account');
  return (
    <Card as="section" aria-labelledby="own-data-heading">
      <CardHeading id="own-data-heading">Your data</CardHeading>
      <Quiet>Everything that we keep about you: as one file to keep, or erased for good.</Quiet>
      <Cluster $gap="8px 16px">
        <FileLink href={EXPORT_ADDRESS} download $variant="secondary" $size="md">
          <Download size={20} strokeWidth={2} aria-hidden />
          Download
        </FileLink>
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => erasing.open()}>
          Erase my account
        </Button>
      </Cluster>
      {erasing.what !== null && <EraseDialog onClose={erasing.close} />}
    </Card>
  );
}
