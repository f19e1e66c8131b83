import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { emailChangeRequest } from '#domain/own-account/own-account-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { Breakable } from '../api/breakable';
import { messageOf } from '../api/client';
import { useAskForEmail } from '../api/own-account';
import { showFieldErrors } from '../api/show-field-errors';
import { Alert } from '../ui/alert';
import { EMAIL_INPUT } from '../ui/email-input';
import { Facts } from '../ui/facts';
import { PasswordField } from '../ui/password-field';
import { TextField } from '../ui/text-field';
import { useToast } from '../ui/toast';
import { useOnce } from '../ui/use-once';
import { CUSTOMER_TEXTS } from './customer-texts';
import { EditableCard, EditForm } from './editable-card';

/** What the customer logs in with; another one counts once a mailed link has confirmed it. */
export function EmailCard({ email }: { email: string }) {
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <EditableCard
      id="email-heading"
      title="Email"
      action="Change email"
      form={(close) => <EmailForm onClose={close} onAsked={setAsked} />}
    >
      <Facts facts={[['Email', <Breakable key={email}>{email}</Breakable>]]} />
      {asked && asked !== email && (
        <Alert tone="info">
          We mailed a link to {asked}. Press it within an hour; until then your email stays as it is.
        </Alert>
      )}
    </EditableCard>
  );
}

function EmailForm({ onAsked, onClose }: { onAsked: (email: string) => void; onClose: () => void }) {
  const { toast } = useToast();
  const ask = useAskForEmail();
  const once = useOnce();
  const form = useForm({
    resolver: zodResolver(emailChangeRequest),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = form.formState;

  async function send(typed: { email: string; password: string }): Promise<void> {
    try {
      const { success, message } = await ask.mutateAsync(typed);
      if (!success) {
        form.setError('password', { message: message || MESSAGES.wrongPassword }, { shouldFocus: true });
        return;
      }
      toast({ title: 'Check Your Email', description: message || MESSAGES.emailLinkSent });
    } catch (error) {
      showFieldErrors(form, ['email', 'password'], error);
      toast({ title: 'Error', description: messageOf(error, CUSTOMER_TEXTS.emailFailed), tone: 'danger' });
      return;
    }
    onAsked(typed.email);
    onClose();
  }

  return (
    <EditForm
      onSubmit={form.handleSubmit((typed) => once(() => send(typed)))}
      aria-label="Email"
      subject="email"
      submit="Send Link"
      busyText="Sending..."
      busy={ask.isPending}
      onCancel={onClose}
    >
      <TextField
        label="New Email"
        {...EMAIL_INPUT}
        autoFocus
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Your Password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
    </EditForm>
  );
}
