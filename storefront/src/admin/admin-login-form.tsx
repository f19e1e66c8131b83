import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type AdminLoginRequest, adminLoginRequest, staffLoginForm } from '#domain/staff/staff-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { waitOr } from '../api/client';
import { useOwnerLogin } from '../api/owner';
import { useAsleepForm } from '../first-paint/use-asleep-form';
import { LoginFields } from '../ui/login-fields';
import { useToast } from '../ui/toast';
import { useOnce } from '../ui/use-once';
import { ADMIN_TEXTS } from './parts/admin-texts';

interface AdminLoginFormProps {
  isStaff: boolean;
  /** What was typed is right, and needs a code beside it. */
  onNeedsCode: (login: AdminLoginRequest) => void;
}

/** The owner's one password, or e-mail and password of staff; the page around the form navigates once the login worked. */
export function AdminLoginForm({ isStaff, onNeedsCode }: AdminLoginFormProps) {
  const { toast } = useToast();
  const login = useOwnerLogin();
  const once = useOnce();
  // Without default values: what was typed before the form was alive stays.
  const form = useForm<AdminLoginRequest>({
    resolver: zodResolver(isStaff ? staffLoginForm : adminLoginRequest),
  });
  const asleep = useAsleepForm();
  const { errors } = form.formState;
  const wrong = isStaff ? MESSAGES.wrongCredentials : MESSAGES.wrongPassword;

  async function send(credentials: AdminLoginRequest): Promise<void> {
    try {
      const { success, needs } = await login.mutateAsync(credentials);
      if (success) return;
      if (needs === 'code') return onNeedsCode(credentials);
      form.setError('password', { message: wrong }, { shouldFocus: true });
      toast({ title: 'Login Failed', description: wrong, tone: 'danger' });
    } catch (error) {
      toast({ title: 'Error', description: waitOr(error, ADMIN_TEXTS.loginFailed), tone: 'danger' });
    }
  }

  return (
    <form
      {...asleep}
      noValidate
      onSubmit={form.handleSubmit((credentials) => once(() => send(credentials)))}
      aria-label={isStaff ? 'Staff Login' : 'Admin Login'}
    >
      <LoginFields
        email={isStaff ? form.register('email') : null}
        password={form.register('password')}
        errors={errors}
        isBusy={login.isPending}
      />
    </form>
  );
}
