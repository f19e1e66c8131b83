import { useQueryClient } from '@tanstack/react-query';
import { MESSAGES } from '#domain/words/messages';
import { waitOr } from '../api/client';
import { customerQueries, useCustomerLogin } from '../api/customer';
import { useToast } from '../ui/toast';
import { useOnce } from '../ui/use-once';
import { ORDER_TEXTS } from './order-texts';

interface Credentials {
  email: string;
  password: string;
}

/** Logs a returning customer in, and says how it went (rule 2.10). */
export function useWizardLogin(onLoggedIn: () => void) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const login = useCustomerLogin();
  const once = useOnce();

  function say(description: string): void {
    toast({ title: 'Login Failed', description, tone: 'danger' });
  }

  async function send(credentials: Credentials): Promise<void> {
    try {
      const { success, message } = await login.mutateAsync(credentials);
      if (!success) return say(message || MESSAGES.wrongCredentials);
      const { name } = await queryClient.fetchQuery(customerQueries.me());
      onLoggedIn();
      toast({ title: 'Welcome Back!', description: `Logged in as ${name}` });
    } catch (error) {
      say(waitOr(error, ORDER_TEXTS.logInFailed));
    }
  }

  return {
    logIn: (credentials: Credentials) => once(() => send(credentials)),
    say,
    busy: login.isPending,
  };
}
