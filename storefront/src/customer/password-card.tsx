import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { passwordChangeRequest } from '#domain/own-account/own-account-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { messageOf } from '../api/client';
import { useChangePassword } from '../api/own-account';
import { showFieldErrors } from '../api/show-field-errors';
import { PasswordField } from '../ui/password-field';
import { useToast } from '../ui/toast';
import { useOnce } from '../ui/use-once';
import { CUSTOMER_TEXTS } from './customer-texts';
import { Quiet } from './dashboard-layout';
import { EditableCard, EditForm } from './editable-card';
import { isTypedTwice, NewPasswordFields, PASSWORDS_DIFFER } from './new-password-fields';

const passwords = passwordChangeRequest
  .extend({ confirmPassword: z.string() })
  .refine(isTypedTwice, PASSWORDS_DIFFER);
type Passwords = z.infer<typeof passwords>;

/** The password, which is never shown. */
export function PasswordCard() {
  return (
    <EditableCard
      id="password-heading"
      title="Password"
      action="Change password"
      form={(close) => <PasswordForm onClose={close} />}
    >
      <Quiet>A new password signs you out everywhere else.</Quiet>
    </EditableCard>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const { toast } = useToast();
  const change = useChangePassword();
  const once = useOnce();
  const form = useForm({
    resolver: zodResolver(passwords),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors } = form.formState;

  async function send({ currentPassword, newPassword }: Passwords): Promise<void> {
    try {
      const { success, message } = await change.mutateAsync({ currentPassword, newPassword });
      if (!success) {
        const words = message || MESSAGES.wrongPassword;
        form.setError('currentPassword', { message: words }, { shouldFocus: true });
        return;
      }
    } catch (error) {
      showFieldErrors(form, ['currentPassword', 'newPassword'], error);
      const description = messageOf(error, CUSTOMER_TEXTS.passwordFailed);
      toast({ title: 'Error', description, tone: 'danger' });
      return;
    }
    toast({ title: 'Success!', description: MESSAGES.passwordReset });
    onClose();
  }

  return (
    <EditForm
      onSubmit={form.handleSubmit((typed) => once(() => send(typed)))}
      aria-label="Password"
      subject="password"
      submit="Save password"
      busy={change.isPending}
      onCancel={onClose}
    >
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        autoFocus
        required
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <NewPasswordFields
        fields={{
          newPassword: form.register('newPassword'),
          confirmPassword: form.register('confirmPassword'),
        }}
        errors={errors}
      />
    </EditForm>
  );
}
