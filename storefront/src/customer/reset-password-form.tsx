import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { newPassword } from '#domain/customers/person';
import { useNotices } from '../notices/use-notices';
import { Alert } from '../ui/alert';
import { Button, ButtonLink } from '../ui/button';
import { fieldsOf } from '../ui/form-fields';
import { Stack } from '../ui/layout';
import { useOnce } from '../ui/use-once';
import * as texts from './customer-texts';
import { isTypedTwice, NewPasswordFields, PASSWORDS_DIFFER } from './new-password-fields';

const passwords = z
  .object({ newPassword, confirmPassword: z.string() })
  .refine(isTypedTwice, PASSWORDS_DIFFER);

interface ResetPasswordFormProps {
  token: string;
  reset: {
    mutateAsync: (input: {
      token: string;
      newPassword: string;
    }) => Promise<{ success: boolean; message?: string }>;
    isPending: boolean;
  };
  title: string;
  help: string;
  login: string;
  onDone: () => void;
}

/** Sets a new password with an emailed link (rules 10.2 and 18.1). */
export function ResetPasswordForm({ token, reset, title, help, login, onDone }: ResetPasswordFormProps) {
  const { fail, attempt } = useNotices();
  const once = useOnce();
  const form = useForm({
    resolver: zodResolver(passwords),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const field = fieldsOf(form);
  const refused = form.formState.errors.root?.message;

  async function send(typed: z.infer<typeof passwords>): Promise<void> {
    const { success, message } = await reset.mutateAsync({ token, newPassword: typed.newPassword });
    if (success) return onDone();
    const text = message || texts.resetFailed;
    form.setError('root', { message: text });
    fail(text);
  }

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(
        (typed) => once(() => attempt(() => send(typed), { failed: texts.resetFailed })),
        ({ confirmPassword, newPassword }) => {
          const first = confirmPassword?.message ?? newPassword?.message;
          if (first) fail(first);
        },
      )}
      aria-label={title}
    >
      <Stack>
        {refused && (
          <Alert tone="danger">
            <p>{refused}</p>
            <p>{help}</p>
          </Alert>
        )}
        <NewPasswordFields newPassword={field('newPassword')} confirmPassword={field('confirmPassword')} />
        <Button type="submit" size="lg" busy={reset.isPending} busyText={texts.resetting}>
          {title}
        </Button>
        {refused && (
          <ButtonLink to={login} variant="ghost">
            {texts.backToLogin}
          </ButtonLink>
        )}
      </Stack>
    </form>
  );
}
