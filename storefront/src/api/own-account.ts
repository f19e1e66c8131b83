import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { customerMe, loginAnswer } from '#domain/customers/account-contract';
import type { OwnDetailsPatch } from '#domain/own-account/own-account-contract';
import { api } from './client';
import { customerQueries } from './customer';
import { CUSTOMER_KEY, markCustomerSignedOut } from './session-state';
import { sessionListQuery } from './sessions';

export const EXPORT_ADDRESS = '/api/customer/me/export';

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

/** Requests an email that confirms a new address. A wrong password returns `success: false`. */
export const useRequestEmailChange = () =>
  useAccountChange((change: { email: string; password: string }) =>
    api.post('/api/customer/me/email', change, loginAnswer),
  );

/** Confirms a new email. An expired link returns `success: false`. */
export const useConfirmEmail = () =>
  useAccountChange(
    (token: string) => api.post('/api/customer/confirm-email', { token }, loginAnswer),
    (queryClient, { success }) => success && queryClient.removeQueries(customerQueries.me()),
  );

/** Sets a new password and signs out other devices. A wrong current one returns `success: false`. */
export const useChangePassword = () =>
  useAccountChange(
    (change: { currentPassword: string; newPassword: string }) =>
      api.post('/api/customer/me/password', change, loginAnswer),
    (queryClient) => queryClient.invalidateQueries(sessionListQuery('customer')),
  );

/** Erases the customer and signs them out. A wrong password returns `success: false`. */
export const useEraseMe = () =>
  useAccountChange(
    (password: string) => api.post('/api/customer/me/erase', { password }, loginAnswer),
    (queryClient, { success }) => success && markCustomerSignedOut(queryClient),
  );
