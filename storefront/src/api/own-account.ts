import { useMutation, useQueryClient } from '@tanstack/react-query';
import { customerMe, loginAnswer } from '#domain/customers/account-contract';
import type { OwnDetailsPatch } from '#domain/own-account/own-account-contract';
import { api } from './client';
import { customerQueries } from './customer';
import { CUSTOMER_KEY, forgetCustomer } from './session-state';
import { sessionListQuery } from './sessions';

/** Where everything that is stored about the customer comes from as a file. */
export const EXPORT_ADDRESS = '/api/customer/me/export';

/** Changes name or phone number. */
export function useChangeDetails() {
  const queryClient = useQueryClient();
  const { queryKey } = customerQueries.me();
  return useMutation({
    mutationKey: CUSTOMER_KEY,
    mutationFn: (details: OwnDetailsPatch) => api.patch('/api/customer/me', details, customerMe),
    onSuccess: (me) => queryClient.setQueryData(queryKey, me),
  });
}

interface EmailChange {
  email: string;
  password: string;
}

/** Asks for a mail that confirms a new email; a wrong password is an answer with `success: false`. */
export function useAskForEmail() {
  return useMutation({
    mutationKey: CUSTOMER_KEY,
    mutationFn: (change: EmailChange) => api.post('/api/customer/me/email', change, loginAnswer),
  });
}

/** Confirms a new email; a link that is over is an answer with `success: false`. */
export function useConfirmEmail() {
  const queryClient = useQueryClient();
  const { queryKey } = customerQueries.me();
  return useMutation({
    mutationKey: CUSTOMER_KEY,
    mutationFn: (token: string) => api.post('/api/customer/confirm-email', { token }, loginAnswer),
    onSuccess({ success }) {
      if (success) queryClient.removeQueries({ queryKey });
    },
  });
}

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** Sets a new password, which ends the other sessions; a wrong current one is an answer with `success: false`. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: CUSTOMER_KEY,
    mutationFn: (change: PasswordChange) => api.post('/api/customer/me/password', change, loginAnswer),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionListQuery('customer').queryKey }),
  });
}

/** Erases the customer, who is signed out then; a wrong password is an answer with `success: false`. */
export function useEraseMe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: CUSTOMER_KEY,
    mutationFn: (password: string) => api.post('/api/customer/me/erase', { password }, loginAnswer),
    onSuccess({ success }) {
      if (success) forgetCustomer(queryClient);
    },
  });
}
