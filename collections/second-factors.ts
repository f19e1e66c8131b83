import type { CollectionConfig } from 'payload';
import { HIDDEN } from './access';
import { idField, secret } from './fields/common-fields';

/** The second factor of an account, under the account's id. Secrets are sealed with the shop's secret; recovery codes are hashes (rule 19.1). */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  ...HIDDEN,
  fields: [
    idField,
    // The number of changes. Of simultaneous ones, one is written and the others check again.
    { name: 'round', type: 'number', required: true, defaultValue: 0 },
    { name: 'secret', type: 'text', ...secret },
    // From a setup no code has confirmed yet. It isn't asked for at sign-in.
    { name: 'newSecret', type: 'text', ...secret },
    { name: 'newSecretAt', type: 'date', ...secret },
    // The half minute of the newest code that was used: none of it or before it counts again.
    { name: 'lastStep', type: 'number' },
    { name: 'recoveryHashes', type: 'json', ...secret },
  ],
};

export const passkeys: CollectionConfig = {
  slug: 'passkeys',
  ...HIDDEN,
  fields: [
    idField,
    { name: 'account', type: 'text', required: true, index: true },
    { name: 'name', type: 'text', required: true },
    { name: 'credentialId', type: 'text', required: true, unique: true, ...secret },
    { name: 'publicKey', type: 'text', required: true, ...secret },
    { name: 'counter', type: 'number', required: true },
    { name: 'transports', type: 'json' },
    { name: 'lastUsedAt', type: 'date' },
  ],
};

/** What passkeys are asked to sign: each counts once, for minutes. */
export const passkeyChallenges: CollectionConfig = {
  slug: 'passkey-challenges',
  ...HIDDEN,
  fields: [
    idField,
    { name: 'challenge', type: 'text', required: true, unique: true, ...secret },
    // The account adding a passkey; empty for signing in or confirming.
    { name: 'account', type: 'text' },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'usedAt', type: 'date' },
  ],
};
