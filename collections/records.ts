import type { CollectionConfig } from 'payload';
import { onlyRead, staffOnly } from './access';
import { idField, secret } from './fields/common-fields';
import { hidden } from './hidden';

/** One row per session of customers and staff. It has hashes, but no tokens (decision 013). */
export const sessions = hidden(
  'sessions',
  [
    { name: 'tokenHash', type: 'text', required: true, unique: true, ...secret },
    {
      name: 'accountKind',
      type: 'select',
      required: true,
      options: ['customers', 'admins'].map((value) => ({ value, label: value })),
    },
    { name: 'account', type: 'text', required: true },
    // A hash of the password that opened it. A new password ends the session.
    { name: 'passwordMark', type: 'text', required: true, ...secret },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'lastSeenAt', type: 'date', required: true },
    // When the person last proved who they are, by signing in or when asked again (rule 19.3).
    { name: 'provenAt', type: 'date' },
    { name: 'address', type: 'text', required: true },
    { name: 'userAgent', type: 'text' },
  ],
  [{ fields: ['account', 'accountKind'] }],
);

const UPLOAD_STATES = ['storing', 'kept', 'removing'] as const;

/** One row per uploaded photo with a permanent path. Its ID is in both the upload URL and the path. */
export const uploads = hidden('uploads', [
  {
    name: 'state',
    type: 'select',
    required: true,
    options: UPLOAD_STATES.map((state) => ({ value: state, label: state })),
  },
  // A customer's album uses the file under its own name (rule 36.8).
  { name: 'isInAlbum', type: 'checkbox' },
  // When to check it next. If nothing uses it then, it's removed.
  { name: 'lookAt', type: 'date', required: true, index: true },
]);

/** One row per recurring job. It says which server runs the job, and when it's due next. */
export const jobs = hidden('jobs', [
  { name: 'name', type: 'text', required: true, unique: true },
  { name: 'dueAt', type: 'date', required: true },
  { name: 'leaseUntil', type: 'date' },
  { name: 'lastProblem', type: 'text' },
  { name: 'ranAt', type: 'date' },
  // How many times it has failed since it last succeeded.
  { name: 'failures', type: 'number' },
  // Counts of all runs. For rows that were removed, nothing else has them.
  { name: 'totals', type: 'json' },
]);

/** What the shop stores about its own health: each check's state, and facts like the last backup (rule 23.1). */
export const health = hidden('health', [
  { name: 'name', type: 'text', required: true, unique: true },
  // How many times a check turned red or recovered. After an odd number, it's red.
  { name: 'round', type: 'number' },
  { name: 'facts', type: 'json' },
]);

/** Older stock movements, moved here so the color rows stay small (rule 3.10). They never change. */
export const stockMovements: CollectionConfig = {
  slug: 'stock-movements',
  labels: { singular: 'Stock movement', plural: 'Stock movements' },
  access: onlyRead(staffOnly),
  admin: { hidden: true },
  indexes: [{ fields: ['color', 'at'] }],
  fields: [
    idField,
    { name: 'color', type: 'text', required: true },
    { name: 'at', type: 'text', required: true },
    { name: 'movement', type: 'json', required: true },
  ],
};
