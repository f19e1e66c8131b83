import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { MESSAGES } from '#domain/messages';
import { waitOr } from '../api/client';
import { customerQueries, useCustomerLogin } from '../api/customer';
import { useToast } from '../ui/toast';
import { ORDER_TEXTS } from './order-texts';

interface Credentials {
  email: string;
  password: string;
}

/** Logs a returning customer in, and says how it went (spec 8). */
export function useWizardLogin(onLoggedIn: () => void) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const login = useCustomerLogin();
  // Enter and a click can come before the first one is rendered as busy.
  const sending = useRef(false);

  function say(description: string): void {
    toast({ title: 'Login Failed', description, tone: 'danger' });
  }

  async function logIn(credentials: Credentials): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    try {
      const { success, message } = await login.mutateAsync(credentials);
      if (!success) return say(message || MESSAGES.wrongCredentials);
      const { name } = await queryClient.fetchQuery(customerQueries.me());
      onLoggedIn();
      toast({ title: 'Welcome Back!', description: `Logged in as ${name}` });
    } catch (error) {
      say(waitOr(error, ORDER_TEXTS.logInFailed));
    } finally {
      sending.current = false;
    }
  }

  return { logIn, say, busy: login.isPending };
}
