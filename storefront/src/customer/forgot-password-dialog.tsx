import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { forgotPasswordRequest } from '#domain/customers/account-contract';
import { waitOr } from '../api/client';
import { useForgotPassword } from '../api/customer';
import { useNotices } from '../notices/use-notices';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { fieldsOf } from '../ui/form-fields';
import { EMAIL_INPUT } from '../ui/input-kinds';
import { Stack } from '../ui/layout';
import { TextField } from '../ui/text-field';
import * as uiTexts from '../ui/ui-texts';
import { useOnce } from '../ui/use-once';
import * as texts from './customer-texts';

export function ForgotPasswordDialog({ typedEmail, onClose }: { typedEmail: string; onClose: () => void }) {
  const { toast, attempt } = useNotices();
  const formId = useId();
  const forgot = useForgotPassword();
  const once = useOnce();
  const form = useForm({
    resolver: zodResolver(forgotPasswordRequest),
    defaultValues: { email: typedEmail },
  });
  const failure = forgot.isError ? waitOr(forgot.error, texts.resetEmailFailed) : null;

  async function send(email: string): Promise<void> {
    const { message } = await forgot.mutateAsync(email);
    toast({ title: texts.checkYourEmail, description: message });
    onClose();
  }

  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title={texts.resetPassword}
      description={texts.emailYouLink}
      footer={
        <Button type="submit" form={formId} busy={forgot.isPending} busyText={uiTexts.sending}>
          {texts.sendResetLink}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={form.handleSubmit(({ email }) =>
          once(() => attempt(() => send(email), { failed: texts.resetEmailFailed })),
        )}
        aria-label={texts.resetPassword}
      >
        <Stack>
          {failure && <Alert tone="danger">{failure}</Alert>}
          <TextField label={uiTexts.email} {...EMAIL_INPUT} required {...fieldsOf(form)('email')} />
        </Stack>
      </form>
    </Dialog>
  );
}
