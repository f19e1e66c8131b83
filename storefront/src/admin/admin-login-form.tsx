import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminLoginRequest } from '#domain/customers/account-contract';
import { MESSAGES } from '#domain/words/messages';
import { waitOr } from '../api/client';
import { useOwnerLogin } from '../api/owner';
import { Button } from '../ui/button';
import { PasswordField } from '../ui/password-field';
import { Stack } from '../ui/section';
import { useToast } from '../ui/toast';
import { ADMIN_TEXTS } from './parts/admin-texts';

/** The one password; once it is taken, the page around it leads on. */
export function AdminLoginForm() {
  const { toast } = useToast();
  const login = useOwnerLogin();
  const form = useForm({ resolver: zodResolver(adminLoginRequest), defaultValues: { password: '' } });
  const { errors } = form.formState;

  async function send({ password }: { password: string }): Promise<void> {
    try {
      const { success } = await login.mutateAsync(password);
      if (success) return;
      form.setError('password', { message: MESSAGES.wrongPassword }, { shouldFocus: true });
      toast({ title: 'Login Failed', description: MESSAGES.wrongPassword, tone: 'danger' });
    } catch (error) {
      toast({ title: 'Error', description: waitOr(error, ADMIN_TEXTS.loginFailed), tone: 'danger' });
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(send)} aria-label="Admin Login">
      <Stack>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Button type="submit" size="lg" busy={login.isPending} busyText="Logging in...">
          Login
        </Button>
      </Stack>
    </form>
  );
}
