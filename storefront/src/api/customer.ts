import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { CookieAnswer } from '#domain/consents/cookie-answer';
import { customerMe, loginAnswer, messageAnswer } from '#domain/customers/account-contract';
import { orderView } from '#domain/orders/order-view';
import { changedAnswer } from '#domain/wire/change-answers';
import { toFlag } from '#domain/wire/wire';
import { api, readAs } from './client';
import { CUSTOMER_KEY, markCustomerSignedIn, markCustomerSignedOut } from './session-state';
import { useOptimistic } from './use-optimistic';

/** Each of these throws a 401 if nobody is signed in. */
export const customerQueries = {
  me: () => queryOptions({ queryKey: ['/api', 'customer', 'me'], queryFn: readAs(async () => customerMe) }),
  orders: () =>
    queryOptions({
      queryKey: ['/api', 'customer', 'orders'],
      queryFn: readAs(async () => z.array(orderView)),
    }),
};

interface Credentials {
  email: string;
  password: string;
  cookies?: CookieAnswer;
}

/** Signs a customer in. Wrong credentials return `success: false`. */
export function useCustomerLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => api.post('/api/customer/login', credentials, loginAnswer),
    onSuccess({ success }) {
      if (success) markCustomerSignedIn(queryClient);
    },
  });
}

export function useCustomerLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('/api/customer/logout', {}, changedAnswer),
    onSuccess: () => markCustomerSignedOut(queryClient),
  });
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => api.post('/api/customer/forgot-password', { email }, messageAnswer),
  });
}

interface PasswordReset {
  token: string;
  newPassword: string;
}

/** Sets a new password and signs out everywhere. An expired token returns `success: false`. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reset: PasswordReset) => api.post('/api/customer/reset-password', reset, loginAnswer),
    onSuccess({ success }) {
      if (success) queryClient.removeQueries({ queryKey: CUSTOMER_KEY });
    },
  });
}

export function useSetMailingList(stored: boolean) {
  const queryClient = useQueryClient();
  const { queryKey } = customerQueries.me();
  return useOptimistic({
    stored,
    show: (_current, optIn: boolean) => optIn,
    mutationKey: [...CUSTOMER_KEY, 'mailing-list'],
    mutationFn: (optIn) => api.patch('/api/customer/mailing-list', { optIn }, customerMe),
    onSuccess(_answer, optIn) {
      queryClient.setQueryData(queryKey, (me) => me && { ...me, mailingListOptIn: toFlag(optIn) });
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}
