import { secret } from './fields/common-fields';
import { hidden } from './hidden';

/** An account's second factor, stored under the account's ID. Secrets are encrypted; recovery codes are hashes (rule 19.1). */
export const secondFactors = hidden('second-factors', [
  // The number of changes. Of simultaneous ones, one is written and the others check again.
  { name: 'round', type: 'number', required: true, defaultValue: 0 },
  { name: 'secret', type: 'text', ...secret },
  // The secret of a setup that no code has confirmed yet. Sign-in doesn't ask for it.
  { name: 'newSecret', type: 'text', ...secret },
  { name: 'newSecretAt', type: 'date', ...secret },
  // The time step of the last used code. Codes from this step or earlier don't count again.
  { name: 'lastStep', type: 'number' },
  { name: 'recoveryHashes', type: 'json', ...secret },
]);

export const passkeys = hidden('passkeys', [
  { name: 'account', type: 'text', required: true, index: true },
  { name: 'name', type: 'text', required: true },
  { name: 'credentialId', type: 'text', required: true, unique: true, ...secret },
  { name: 'publicKey', type: 'text', required: true, ...secret },
  { name: 'counter', type: 'number', required: true },
  { name: 'transports', type: 'json' },
  { name: 'lastUsedAt', type: 'date' },
]);

/** Challenges for passkeys to sign. Each counts once and expires within minutes. */
export const passkeyChallenges = hidden('passkey-challenges', [
  { name: 'challenge', type: 'text', required: true, unique: true, ...secret },
  // The account adding a passkey. Empty for signing in or confirming.
  { name: 'account', type: 'text' },
  { name: 'expiresAt', type: 'date', required: true, index: true },
  { name: 'usedAt', type: 'date' },
]);
