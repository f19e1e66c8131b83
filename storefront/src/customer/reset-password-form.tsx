import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, useForm } from 'react-hook-form';
import { z } from 'zod';
import { newPassword } from '#domain/customers/person';
import { waitOr } from '../api/client';
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

interface Chosen {
  token: string;
  newPassword: string;
}

interface ResetPasswordFormProps {
  token: string;
  /** What takes the new password; a link that is over is an answer with `success: false`. */
  reset: {
    mutateAsync: (chosen: Chosen) => Promise<{ success: boolean; message?: string }>;
    isPending: boolean;
  };
  /** What the form is called, and what its button says. */
  title: string;
  /** What to do when the link is over, and where the login is. */
  help: string;
  login: string;
  onDone: () => void;
}

/** Sets a new password by the link of a mail (rules 10.2 and 18.1). */
export function ResetPasswordForm({ token, reset, title, help, login, onDone }: ResetPasswordFormProps) {
  const { toast } = useToast();
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
      aria-label={title}
    >
      <Stack>
        {refused && (
          <Alert tone="danger">
            <p>{refused}</p>
            <p>{help}</p>
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
          {title}
        </Button>
        {refused && (
          <ButtonLink to={login} variant="ghost">
            Back to Login
          </ButtonLink>
        )}
      </Stack>
    </form>
  );
}
