import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { emailChangeRequest } from '#domain/own-account/own-account-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { Breakable } from '../api/breakable';
import { useRequestEmailChange } from '../api/own-account';
import { useNotices } from '../notices/use-notices';
import { Alert } from '../ui/alert';
import { Facts } from '../ui/facts';
import { EMAIL_INPUT } from '../ui/input-kinds';
import { PasswordField } from '../ui/password-field';
import { TextField } from '../ui/text-field';
import * as uiTexts from '../ui/ui-texts';
import { FormCard } from './account-card';
import * as texts from './customer-texts';

interface TypedEmail {
  email: string;
  password: string;
}

/** The email that the customer signs in with. A new one applies once its link is clicked. */
export function EmailCard({ email }: { email: string }) {
  const { toast } = useNotices();
  const ask = useRequestEmailChange();
  const [requestedEmail, setRequestedEmail] = useState<string | null>(null);

  async function requestEmail(typed: TypedEmail, form: UseFormReturn<TypedEmail>): Promise<boolean> {
    const { success, message } = await ask.mutateAsync(typed);
    if (success) {
      toast({ title: texts.checkYourEmail, description: message || MESSAGES.emailLinkSent });
      setRequestedEmail(typed.email);
    } else form.setError('password', { message: message || MESSAGES.wrongPassword }, { shouldFocus: true });
    return success;
  }

  return (
    <FormCard
      title={uiTexts.email}
      action={texts.changeEmail}
      schema={emailChangeRequest}
      values={{ email: '', password: '' }}
      cancelLabel={texts.cancelEmail}
      submit={texts.sendLink}
      busyText={uiTexts.sending}
      send={requestEmail}
      failed={texts.emailFailed}
      fields={['email', 'password']}
      shown={
        <>
          <Facts facts={[[uiTexts.email, <Breakable key={email}>{email}</Breakable>]]} />
          {requestedEmail && requestedEmail !== email && (
            <Alert tone="info">{texts.weEmailedLink(requestedEmail)}</Alert>
          )}
        </>
      }
    >
      {(field) => (
        <>
          <TextField label={texts.newEmail} {...EMAIL_INPUT} autoFocus required {...field('email')} />
          <PasswordField
            label={texts.yourPassword}
            autoComplete="current-password"
            required
            {...field('password')}
          />
        </>
      )}
    </FormCard>
  );
}
