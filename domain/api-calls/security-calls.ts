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
  newPasskeyQuestion,
  newPasskeyRequest,
  passkeyLoginRequest,
  passkeyPatch,
  passkeyQuestion,
  passkeyView,
} from '../second-factor/passkey-contract';
import { changedAnswer, createdAnswer } from '../wire/change-answers';
import type { ApiCalls } from './api-call';

/** How whoever works in the dashboard proves who they are, and where they are signed in: each call is about the own account. */
export const SECURITY_CALLS = {
  factor: {
    call: 'GET /api/admin/2fa',
    summary: 'Whether the own account asks for a code when signing in, and how many recovery codes are left.',
    answer: factorView,
  },
  setUpFactor: {
    call: 'POST /api/admin/2fa/setup',
    summary: 'Makes a secret for an authenticator app; nothing changes until a code of it enables it.',
    sensitive: true,
    answer: factorSetup,
  },
  enableFactor: {
    call: 'POST /api/admin/2fa/enable',
    summary:
      'Enables the second factor, ends the other sessions and answers ten recovery codes, once; a wrong code is a 200 with `success: false`.',
    sensitive: true,
    body: enableFactorRequest,
    answer: recoveryCodesAnswer,
    refusals: ['RATE_LIMITED'],
  },
  disableFactor: {
    call: 'POST /api/admin/2fa/disable',
    summary: 'Takes the second factor away, with its recovery codes.',
    sensitive: true,
    answer: changedAnswer,
  },
  newRecoveryCodes: {
    call: 'POST /api/admin/2fa/recovery-codes',
    summary:
      'Answers ten new recovery codes, once; the old ones are void. Without a second factor a 200 with `success: false`.',
    sensitive: true,
    answer: recoveryCodesAnswer,
  },
  confirm: {
    call: 'POST /api/admin/confirm',
    summary:
      'Proves once more who asks, by password, code or passkey, for 15 minutes; a wrong one is a 200 with `success: false`.',
    body: confirmRequest,
    answer: loginAnswer,
    refusals: ['RATE_LIMITED'],
  },
  askPasskey: {
    call: 'POST /api/admin/passkeys/login-options',
    role: 'anyone',
    summary:
      'What a browser asks a passkey with, to sign in or to confirm; it counts once, for five minutes.',
    answer: passkeyQuestion,
    limit: { kind: 'passkey-address', counts: 'every' },
  },
  logInByPasskey: {
    call: 'POST /api/admin/passkeys/login',
    role: 'anyone',
    summary:
      'Signs in by a passkey, which needs no password and no code; a refused one is a 200 with `success: false`.',
    body: passkeyLoginRequest,
    answer: loginAnswer,
    refusals: ['RATE_LIMITED'],
  },
  passkeys: {
    call: 'GET /api/admin/passkeys',
    summary: 'The own passkeys, newest first.',
    answer: z.array(passkeyView),
  },
  askNewPasskey: {
    call: 'POST /api/admin/passkeys/options',
    summary: 'What a browser makes a passkey with; it counts once, for five minutes.',
    sensitive: true,
    answer: newPasskeyQuestion,
    refusals: ['PASSKEYS_FULL'],
  },
  addPasskey: {
    call: 'POST /api/admin/passkeys',
    summary: 'Adds a passkey that the browser has made.',
    sensitive: true,
    body: newPasskeyRequest,
    answer: createdAnswer,
    status: 201,
    refusals: ['PASSKEY_REFUSED', 'PASSKEYS_FULL'],
  },
  namePasskey: {
    call: 'PATCH /api/admin/passkeys/:id',
    summary: 'Names one of the own passkeys anew.',
    sensitive: true,
    body: passkeyPatch,
    answer: changedAnswer,
  },
  removePasskey: {
    call: 'DELETE /api/admin/passkeys/:id',
    summary: 'Removes one of the own passkeys: it opens nothing any more.',
    sensitive: true,
    answer: changedAnswer,
  },
  adminSessions: {
    call: 'GET /api/admin/sessions',
    summary: 'Where the own account is signed in, last used first.',
    answer: z.array(sessionView),
  },
  endAdminSession: {
    call: 'DELETE /api/admin/sessions/:id',
    summary: 'Ends one of the own sessions; the present one too, which is a logout.',
    answer: changedAnswer,
  },
  endOtherAdminSessions: {
    call: 'DELETE /api/admin/sessions',
    summary: 'Ends all own sessions but the present one.',
    answer: changedAnswer,
  },
} as const satisfies ApiCalls;
