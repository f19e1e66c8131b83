import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { loginAnswer } from '#domain/customers/account-contract';
import {
  type ConfirmRequest,
  factorSetup,
  factorView,
  recoveryCodesAnswer,
} from '#domain/second-factor/factor-contract';
import { newPasskeyQuestion, passkeyQuestion, passkeyView } from '#domain/second-factor/passkey-contract';
import { changedAnswer, createdAnswer } from '#domain/wire/change-answers';
import { api, readAs } from './client';
import { useRememberPerson } from './owner';
import { makePasskey, signWithPasskey } from './passkey-browser';
import { OWNER } from './session-state';

const FACTOR = '/api/admin/2fa';
const PASSKEYS = '/api/admin/passkeys';

/** How whoever is in the dashboard proves who they are. */
export const securityQueries = {
  factor: () =>
    queryOptions({
      queryKey: ['/api', 'admin', '2fa'],
      queryFn: readAs(async () => factorView),
      meta: OWNER,
    }),
  passkeys: () =>
    queryOptions({
      queryKey: ['/api', 'admin', 'passkeys'],
      queryFn: readAs(async () => z.array(passkeyView)),
      meta: OWNER,
    }),
};

/** A change of the second factor; what is shown of it is read anew. */
function useFactorChange<Sent, Answer>(change: (sent: Sent) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries(securityQueries.factor()),
  });
}

/** Makes a secret for an app; nothing changes until a code of it comes. */
export const useSetUpFactor = () =>
  useMutation({ meta: OWNER, mutationFn: () => api.post(`${FACTOR}/setup`, {}, factorSetup) });

/** Turns the second factor on; a wrong code is an answer with `success: false`. */
export const useEnableFactor = () =>
  useFactorChange((code: string) => api.post(`${FACTOR}/enable`, { code }, recoveryCodesAnswer));

/** Turns the second factor off. */
export const useDisableFactor = () =>
  useFactorChange((_none: null) => api.post(`${FACTOR}/disable`, {}, changedAnswer));

/** Makes new recovery codes; without a second factor an answer with `success: false`. */
export const useNewRecoveryCodes = () =>
  useFactorChange((_none: null) => api.post(`${FACTOR}/recovery-codes`, {}, recoveryCodesAnswer));

/** A change of the passkeys; what is shown of them is read anew. */
function usePasskeyChange<Sent, Answer>(change: (sent: Sent) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries(securityQueries.passkeys()),
  });
}

/** Makes a passkey in this browser and adds it under a name. */
export const useAddPasskey = () =>
  usePasskeyChange(async (name: string) => {
    const question = await api.post(`${PASSKEYS}/options`, {}, newPasskeyQuestion);
    return api.post(PASSKEYS, { name, passkey: await makePasskey(question) }, createdAnswer);
  });

/** Names a passkey anew. */
export const useNamePasskey = () =>
  usePasskeyChange(({ id, name }: { id: string; name: string }) =>
    api.patch(`${PASSKEYS}/${id}`, { name }, changedAnswer),
  );

/** Removes a passkey. */
export const useRemovePasskey = () =>
  usePasskeyChange((id: string) => api.delete(`${PASSKEYS}/${id}`, changedAnswer));

const askPasskey = async () =>
  signWithPasskey(await api.post(`${PASSKEYS}/login-options`, {}, passkeyQuestion));

/** Signs in by a passkey; one that the shop does not take is an answer with `success: false`. */
export function usePasskeyLogin() {
  const remember = useRememberPerson();
  return useMutation({
    mutationFn: async () => api.post(`${PASSKEYS}/login`, { passkey: await askPasskey() }, loginAnswer),
    async onSuccess({ success }) {
      if (success) await remember();
    },
  });
}

const confirm = (proof: ConfirmRequest) => api.post('/api/admin/confirm', proof, loginAnswer);

/** Proves once more who is signed in, by the password; a wrong one is an answer with `success: false`. */
export const useConfirmByPassword = () =>
  useMutation({ meta: OWNER, mutationFn: (password: string) => confirm({ password }) });

/** The same by a passkey. */
export const useConfirmByPasskey = () =>
  useMutation({ meta: OWNER, mutationFn: async () => confirm({ passkey: await askPasskey() }) });
