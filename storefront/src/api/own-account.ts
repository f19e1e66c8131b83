import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { customerMe, loginAnswer } from '#domain/customers/account-contract';
import { type OwnDetailsPatch, sessionView } from '#domain/own-account/own-account-contract';
import { changedAnswer } from '#domain/wire/change-answers';
import { api, readAs } from './client';
import { customerQueries } from './customer';
import { CUSTOMER_KEY, forgetCustomer } from './session-state';

const SESSIONS_KEY = [...CUSTOMER_KEY, 'sessions'] as const;

/** Where the customer is signed in; throws a 401 without a session. */
export const sessionListQuery = () =>
  queryOptions({ queryKey: SESSIONS_KEY, queryFn: readAs(async () => z.array(sessionView)) });

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
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}

/** Ends one of the customer's other sessions, by its id, or with null all of them. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: CUSTOMER_KEY,
    mutationFn: (id: string | null) =>
      api.delete(['/api/customer/sessions', id].filter(Boolean).join('/'), changedAnswer),
    onSettled: () => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
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
