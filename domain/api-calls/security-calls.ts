import { z } from 'zod';
import { loginAnswer } from '../customers/account-contract';
import { sessionView } from '../own-account/own-account-contract';
import {
  confirmRequest,
  enableFactorRequest,
  factorSetup,
  factorView,
  recoveryCodesAnswer,
} from '../second-factor/factor-contract';
import {
  newPasskeyRequest,
  passkeyCreationOptions,
  passkeyLoginRequest,
  passkeyPatch,
  passkeyRequestOptions,
  passkeyView,
} from '../second-factor/passkey-contract';
import { changedAnswer, createdAnswer } from '../wire/change-answers';
import type { ApiCalls } from './api-call';

export const SECURITY_CALLS = {
  factor: {
    call: 'GET /api/admin/2fa',
    summary: 'Whether your account needs a code to sign in, and how many recovery codes are left.',
    answer: factorView,
  },
  setUpFactor: {
    call: 'POST /api/admin/2fa/setup',
    summary: 'Creates a secret for an authenticator app. Nothing changes until a code from it enables it.',
    sensitive: true,
    answer: factorSetup,
  },
  enableFactor: {
    call: 'POST /api/admin/2fa/enable',
    summary:
      'Enables the second factor, ends your other sessions, and returns ten recovery codes, once. A wrong code returns 200 with `success: false`.',
    sensitive: true,
    body: enableFactorRequest,
    answer: recoveryCodesAnswer,
    refusals: ['RATE_LIMITED'],
  },
  disableFactor: {
    call: 'POST /api/admin/2fa/disable',
    summary: 'Disables the second factor and its recovery codes.',
    sensitive: true,
    answer: changedAnswer,
  },
  newRecoveryCodes: {
    call: 'POST /api/admin/2fa/recovery-codes',
    summary:
      'Returns ten new recovery codes, once, and voids the old ones. Without a second factor, 200 with `success: false`.',
    sensitive: true,
    answer: recoveryCodesAnswer,
  },
  confirm: {
    call: 'POST /api/admin/confirm',
    summary:
      "Confirms it's you by password, code, or passkey, for 15 minutes. A wrong one returns 200 with `success: false`.",
    body: confirmRequest,
    answer: loginAnswer,
    refusals: ['RATE_LIMITED'],
  },
  askPasskey: {
    call: 'POST /api/admin/passkeys/login-options',
    role: 'anyone',
    summary: 'The options a browser needs to use a passkey. Valid once, for five minutes.',
    answer: passkeyRequestOptions,
    limit: { kind: 'passkey-address', counts: 'every' },
  },
  logInByPasskey: {
    call: 'POST /api/admin/passkeys/login',
    role: 'anyone',
    summary:
      'Signs in with a passkey, without password or code. A refused one returns 200 with `success: false`.',
    body: passkeyLoginRequest,
    answer: loginAnswer,
    refusals: ['RATE_LIMITED'],
  },
  passkeys: {
    call: 'GET /api/admin/passkeys',
    summary: 'Your passkeys, newest first.',
    answer: z.array(passkeyView),
  },
  askNewPasskey: {
    call: 'POST /api/admin/passkeys/options',
    summary: 'The options a browser needs to create a passkey. Valid once, for five minutes.',
    sensitive: true,
    answer: passkeyCreationOptions,
    refusals: ['PASSKEYS_FULL'],
  },
  addPasskey: {
    call: 'POST /api/admin/passkeys',
    summary: 'Adds a passkey the browser created.',
    sensitive: true,
    body: newPasskeyRequest,
    answer: createdAnswer,
    status: 201,
    refusals: ['PASSKEY_REFUSED', 'PASSKEYS_FULL'],
  },
  namePasskey: {
    call: 'PATCH /api/admin/passkeys/:id',
    summary: 'Renames one of your passkeys.',
    sensitive: true,
    body: passkeyPatch,
    answer: changedAnswer,
  },
  removePasskey: {
    call: 'DELETE /api/admin/passkeys/:id',
    summary: 'Removes one of your passkeys.',
    sensitive: true,
    answer: changedAnswer,
  },
  adminSessions: {
    call: 'GET /api/admin/sessions',
    summary: 'Your sessions, last used first.',
    answer: z.array(sessionView),
  },
  endAdminSession: {
    call: 'DELETE /api/admin/sessions/:id',
    summary: 'Ends one of your sessions. Ending this one signs you out.',
    answer: changedAnswer,
  },
  endOtherAdminSessions: {
    call: 'DELETE /api/admin/sessions',
    summary: 'Ends all your sessions except this one.',
    answer: changedAnswer,
  },
} as const satisfies ApiCalls;
