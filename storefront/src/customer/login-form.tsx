import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { customerLoginRequest } from '#domain/customers/account-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { waitOr } from '../api/client';
import { useCustomerLogin } from '../api/customer';
import { useAsleepForm } from '../first-paint/use-asleep-form';
import { Button } from '../ui/button';
import { LoginFields } from '../ui/login-fields';
import { NeedsScript } from '../ui/needs-script';
import { useToast } from '../ui/toast';
import { useOnce } from '../ui/use-once';
import { useOpened } from '../ui/use-opened';
import { CUSTOMER_TEXTS } from './customer-texts';
import { ForgotPasswordDialog } from './forgot-password-dialog';

/** Email and password; the page around the form navigates once the login worked. */
export function LoginForm() {
  const { toast } = useToast();
  const login = useCustomerLogin();
  const once = useOnce();
  // Without default values: what was typed before the form was alive stays.
  const form = useForm({ resolver: zodResolver(customerLoginRequest) });
  const asleep = useAsleepForm();
  const forgotten = useOpened('forgotten-password');
  const { errors } = form.formState;

  async function send(credentials: { email: string; password: string }): Promise<void> {
    try {
      const { success, message } = await login.mutateAsync(credentials);
      if (success) return;
      const words = message || MESSAGES.wrongCredentials;
      form.setError('password', { message: words }, { shouldFocus: true });
      toast({ title: 'Login Failed', description: words, tone: 'danger' });
    } catch (error) {
      toast({ title: 'Error', description: waitOr(error, CUSTOMER_TEXTS.loginFailed), tone: 'danger' });
    }
  }

  return (
    <>
      <form
        {...asleep}
        noValidate
        onSubmit={form.handleSubmit((credentials) => once(() => send(credentials)))}
        aria-label="Login"
      >
        <LoginFields
          email={form.register('email')}
          password={form.register('password')}
          errors={errors}
          isBusy={login.isPending}
          note={
            <NeedsScript>Logging in needs JavaScript. Please switch it on and reload the page.</NeedsScript>
          }
        >
          <Button variant="ghost" onClick={() => forgotten.open()}>
            Forgot Password?
          </Button>
        </LoginFields>
      </form>
      {forgotten.what !== null && (
        <ForgotPasswordDialog typedEmail={form.getValues('email')} onClose={forgotten.close} />
      )}
    </>
  );
}
