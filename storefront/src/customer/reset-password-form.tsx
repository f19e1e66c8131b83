import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, useForm } from 'react-hook-form';
import { z } from 'zod';
import { newPassword } from '#domain/customers/person';
import { paths } from '../addresses/paths';
import { waitOr } from '../api/client';
import { useResetPassword } from '../api/customer';
import { Alert } from '../ui/alert';
import { Button, ButtonLink } from '../ui/button';
import { Stack } from '../ui/layout';
import { useToast } from '../ui/toast';
import { useOnce } from '../ui/use-once';
import { CUSTOMER_TEXTS } from './customer-texts';
import { isTypedTwice, NewPasswordFields, PASSWORDS_DIFFER } from './new-password-fields';

const passwords = z
  .object({ newPassword, confirmPassword: z.string() })
  .refine(isTypedTwice, PASSWORDS_DIFFER);
type Passwords = z.infer<typeof passwords>;

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
}

/** Sets a new password by the link of a mail (rule 10.2). */
export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const { toast } = useToast();
  const reset = useResetPassword();
  const once = useOnce();
  const form = useForm({
    resolver: zodResolver(passwords),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const refused = errors.root?.message;

  function tell(description: string): void {
    toast({ title: 'Error', description, tone: 'danger' });
  }

  function refuse(problems: FieldErrors<Passwords>): void {
    const first = problems.confirmPassword?.message ?? problems.newPassword?.message;
    if (first) tell(first);
  }

  async function send(typed: Passwords): Promise<void> {
    try {
      const { success, message } = await reset.mutateAsync({ token, newPassword: typed.newPassword });
      if (success) return onDone();
      const words = message || CUSTOMER_TEXTS.resetFailed;
      form.setError('root', { message: words });
      tell(words);
    } catch (error) {
      tell(waitOr(error, CUSTOMER_TEXTS.resetFailed));
    }
  }

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((typed) => once(() => send(typed)), refuse)}
      aria-label="Reset Password"
    >
      <Stack>
        {refused && (
          <Alert tone="danger">
            <p>{refused}</p>
            <p>Ask for a new one with “Forgot Password?” at the login.</p>
          </Alert>
        )}
        <NewPasswordFields
          fields={{
            newPassword: form.register('newPassword'),
            confirmPassword: form.register('confirmPassword'),
          }}
          errors={errors}
        />
        <Button type="submit" size="lg" busy={reset.isPending} busyText="Resetting...">
          Reset Password
        </Button>
        {refused && (
          <ButtonLink to={paths.customerLogin.href()} variant="ghost">
            Back to Login
          </ButtonLink>
        )}
      </Stack>
    </form>
  );
}
