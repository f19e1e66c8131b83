import { secret } from './fields/common-fields';
import { hidden } from './hidden';

/** The second factor of an account. Its ID is the account's. Secrets are encrypted, and recovery codes are hashes (rule 19.1). */
export const secondFactors = hidden('second-factors', [
  // How many changes there were. Of changes at the same time, one is written, and the others check again.
  { name: 'round', type: 'number', required: true, defaultValue: 0 },
  { name: 'secret', type: 'text', ...secret },
  // The secret of a setup that hasn't been confirmed with a code. Signing in doesn't ask for it.
  { name: 'newSecret', type: 'text', ...secret },
  { name: 'newSecretAt', type: 'date', ...secret },
  // The time step of the last code that was used. Codes of this step or an earlier one don't count again.
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

export const passkeyChallenges = hidden('passkey-challenges', [
  { name: 'challenge', type: 'text', required: true, unique: true, ...secret },
  // The account that the passkey is for. Empty for signing in or confirming.
  { name: 'account', type: 'text' },
  { name: 'expiresAt', type: 'date', required: true, index: true },
  { name: 'usedAt', type: 'date' },
]);
