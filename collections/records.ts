import type { CollectionConfig } from 'payload';
import { onlyRead, staffOnly } from './access';
import { idField, secret } from './fields/common-fields';
import { hidden } from './hidden';

/** One row per session of customers and staff. It stores no tokens, only hashes (decision 013). */
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
    // Hash of the password that opened it. A new password ends the session.
    { name: 'passwordMark', type: 'text', required: true, ...secret },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'lastSeenAt', type: 'date', required: true },
    // When its user last confirmed it's them, by signing in or when asked again (rule 19.3).
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
  // When to check it next. It's removed if nothing uses it.
  { name: 'lookAt', type: 'date', required: true, index: true },
]);

/** One row per recurring job: which server runs it, and when it's due next. */
export const jobs = hidden('jobs', [
  { name: 'name', type: 'text', required: true, unique: true },
  { name: 'dueAt', type: 'date', required: true },
  { name: 'leaseUntil', type: 'date' },
  { name: 'lastProblem', type: 'text' },
  { name: 'ranAt', type: 'date' },
  // Failures since the last success.
  { name: 'failures', type: 'number' },
  // Counts over all runs. For removed entries, this is the only record.
  { name: 'totals', type: 'json' },
]);

/** What the shop stores about its own health: each check's state, and facts like the last backup (rule 23.1). */
export const health = hidden('health', [
  { name: 'name', type: 'text', required: true, unique: true },
  // For a check: how often it turned red or recovered. An odd number is red.
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
