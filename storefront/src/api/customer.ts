import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type CustomerMe, customerMe, loginAnswer, messageAnswer } from '#domain/account-contract';
import { changedAnswer } from '#domain/change-answers';
import { orderView } from '#domain/order-view';
import { api, readAs } from './client';
import { CUSTOMER_KEY, forgetCustomer, rememberCustomer } from './customer-session';

/** Reads of the signed-in customer; each throws a 401 without one. */
export const customerQueries = {
  me: () => queryOptions({ queryKey: ['/api', 'customer', 'me'], queryFn: readAs(customerMe) }),
  orders: () =>
    queryOptions({ queryKey: ['/api', 'customer', 'orders'], queryFn: readAs(z.array(orderView)) }),
};

interface Credentials {
  email: string;
  password: string;
}

/** Signs a customer in; refused credentials are an answer with `success: false`. */
export function useCustomerLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => api.post('/api/customer/login', credentials, loginAnswer),
    onSuccess({ success }) {
      if (success) rememberCustomer(queryClient);
    },
  });
}

/** Ends the customer's session. */
export function useCustomerLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('/api/customer/logout', {}, changedAnswer),
    onSuccess: () => forgetCustomer(queryClient),
  });
}

/** Asks for a mail with a link to choose a new password. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => api.post('/api/customer/forgot-password', { email }, messageAnswer),
  });
}

interface PasswordReset {
  token: string;
  newPassword: string;
}

/** Sets a new password, which ends the account's sessions; a token that is over is an answer with `success: false`. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reset: PasswordReset) => api.post('/api/customer/reset-password', reset, loginAnswer),
    onSuccess({ success }) {
      if (success) queryClient.removeQueries({ queryKey: CUSTOMER_KEY });
    },
  });
}

/** Joins or leaves the mailing list: shown at once, and taken back when the call fails. */
export function useSetMailingList() {
  const queryClient = useQueryClient();
  const { queryKey } = customerQueries.me();

  function show(mailingListOptIn: CustomerMe['mailingListOptIn']): void {
    queryClient.setQueryData(queryKey, (me) => me && { ...me, mailingListOptIn });
  }

  return useMutation({
    mutationKey: [...CUSTOMER_KEY, 'mailing-list'],
    mutationFn: (optIn: boolean) => api.patch('/api/customer/mailing-list', { optIn }, customerMe),
    onMutate(optIn) {
      const before = queryClient.getQueryData(queryKey)?.mailingListOptIn;
      show(optIn ? 1 : 0);
      return { before };
    },
    onError(_error, _optIn, kept) {
      if (kept?.before !== undefined) show(kept.before);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}
