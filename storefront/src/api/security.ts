import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { loginAnswer } from '#domain/customers/account-contract';
import {
  type ConfirmRequest,
  factorSetup,
  factorView,
  recoveryCodesAnswer,
} from '#domain/second-factor/factor-contract';
import {
  passkeyCreationOptions,
  passkeyRequestOptions,
  passkeyView,
} from '#domain/second-factor/passkey-contract';
import { changedAnswer, createdAnswer } from '#domain/wire/change-answers';
import { api } from './client';
import { useStorePerson } from './owner';
import { ownersRead, useOwnersChange } from './owners-calls';
import { makePasskey, signWithPasskey } from './passkey-browser';
import { OWNER } from './session-state';

const FACTOR = '/api/admin/2fa';
const PASSKEYS = '/api/admin/passkeys';

export const securityQueries = {
  factor: () => ownersRead(['/api', 'admin', '2fa'], factorView),
  passkeys: () => ownersRead(['/api', 'admin', 'passkeys'], z.array(passkeyView)),
};

const FACTOR_CHANGE = { stale: [securityQueries.factor().queryKey], on: 'success' } as const;
const PASSKEY_CHANGE = { stale: [securityQueries.passkeys().queryKey] };

/** Creates an authenticator secret. Nothing changes until it's confirmed with a code. */
export const useSetUpFactor = () =>
  useMutation({ meta: OWNER, mutationFn: () => api.post(`${FACTOR}/setup`, {}, factorSetup) });

/** Turns the second factor on. A wrong code returns `success: false`. */
export const useEnableFactor = () =>
  useOwnersChange(FACTOR_CHANGE, (code: string) =>
    api.post(`${FACTOR}/enable`, { code }, recoveryCodesAnswer),
  );

export const useDisableFactor = () =>
  useOwnersChange(FACTOR_CHANGE, (_none: null) => api.post(`${FACTOR}/disable`, {}, changedAnswer));

/** Creates new recovery codes. Without a second factor, returns `success: false`. */
export const useNewRecoveryCodes = () =>
  useOwnersChange(FACTOR_CHANGE, (_none: null) =>
    api.post(`${FACTOR}/recovery-codes`, {}, recoveryCodesAnswer),
  );

export const useAddPasskey = () =>
  useOwnersChange(PASSKEY_CHANGE, async (name: string) => {
    const question = await api.post(`${PASSKEYS}/options`, {}, passkeyCreationOptions);
    return api.post(PASSKEYS, { name, passkey: await makePasskey(question) }, createdAnswer);
  });

export const useNamePasskey = () =>
  useOwnersChange(PASSKEY_CHANGE, ({ id, name }: { id: string; name: string }) =>
    api.patch(`${PASSKEYS}/${id}`, { name }, changedAnswer),
  );

export const useRemovePasskey = () =>
  useOwnersChange(PASSKEY_CHANGE, (id: string) => api.delete(`${PASSKEYS}/${id}`, changedAnswer));

const askPasskey = async () =>
  signWithPasskey(await api.post(`${PASSKEYS}/login-options`, {}, passkeyRequestOptions));

/** Signs in with a passkey. A rejected one returns `success: false`. */
export function usePasskeyLogin() {
  const storePerson = useStorePerson();
  return useMutation({
    mutationFn: async () => api.post(`${PASSKEYS}/login`, { passkey: await askPasskey() }, loginAnswer),
    async onSuccess({ success }) {
      if (success) await storePerson();
    },
  });
}

const confirm = (proof: ConfirmRequest) => api.post('/api/admin/confirm', proof, loginAnswer);

/** Confirms by password that it's the same person. A wrong password returns `success: false`. */
export const useConfirmByPassword = () =>
  useMutation({ meta: OWNER, mutationFn: (password: string) => confirm({ password }) });

export const useConfirmByPasskey = () =>
  useMutation({ meta: OWNER, mutationFn: async () => confirm({ passkey: await askPasskey() }) });
