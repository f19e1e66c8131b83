import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { customerMe, loginAnswer } from '#domain/customers/account-contract';
import type { OwnDetailsPatch } from '#domain/own-account/own-account-contract';
import { api } from './client';
import { customerQueries } from './customer';
import { CUSTOMER_KEY, forgetCustomer } from './session-state';
import { sessionListQuery } from './sessions';

/** Where everything that is stored about the customer comes from as a file. */
export const EXPORT_ADDRESS = '/api/customer/me/export';

/** A change of the customer's own account; `done` runs once the shop has answered. */
function useAccountChange<Sent, Answer>(
  send: (sent: Sent) => Promise<Answer>,
  done?: (queryClient: QueryClient, answer: Answer) => unknown,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: CUSTOMER_KEY,
    mutationFn: send,
    onSuccess: (answer) => done?.(queryClient, answer),
  });
}

/** Changes name or phone number. */
export const useChangeDetails = () =>
  useAccountChange(
    (details: OwnDetailsPatch) => api.patch('/api/customer/me', details, customerMe),
    (queryClient, me) => queryClient.setQueryData(customerQueries.me().queryKey, me),
  );

/** Asks for an email that confirms a new address; a wrong password is an answer with `success: false`. */
export const useAskForEmail = () =>
  useAccountChange((change: { email: string; password: string }) =>
    api.post('/api/customer/me/email', change, loginAnswer),
  );

/** Confirms a new email; a link that is over is an answer with `success: false`. */
export const useConfirmEmail = () =>
  useAccountChange(
    (token: string) => api.post('/api/customer/confirm-email', { token }, loginAnswer),
    (queryClient, { success }) => success && queryClient.removeQueries(customerQueries.me()),
  );

/** Sets a new password, which ends the other sessions; a wrong current one is an answer with `success: false`. */
export const useChangePassword = () =>
  useAccountChange(
    (change: { currentPassword: string; newPassword: string }) =>
      api.post('/api/customer/me/password', change, loginAnswer),
    (queryClient) => queryClient.invalidateQueries(sessionListQuery('customer')),
  );

/** Erases the customer, who is signed out then; a wrong password is an answer with `success: false`. */
export const useEraseMe = () =>
  useAccountChange(
    (password: string) => api.post('/api/customer/me/erase', { password }, loginAnswer),
    (queryClient, { success }) => success && forgetCustomer(queryClient),
  );
