import type { CollectionConfig } from 'payload';
import { nobody } from './access';
import { idField, secret } from './fields/common-fields';

/**
 * Who is signed in, customers and owner: one row per session. Nothing in it is a token: what a browser holds cannot be made
 * from what is stored (decision 013).
 */
export const sessions: CollectionConfig = {
  slug: 'sessions',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  indexes: [{ fields: ['account', 'accountKind'] }],
  fields: [
    idField,
    { name: 'tokenHash', type: 'text', required: true, unique: true, ...secret },
    {
      name: 'accountKind',
      type: 'select',
      required: true,
      options: ['customers', 'admins'].map((value) => ({ value, label: value })),
    },
    { name: 'account', type: 'text', required: true },
    // Of the password that opened it: another one, and it is over.
    { name: 'passwordMark', type: 'text', required: true, ...secret },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'lastSeenAt', type: 'date', required: true },
    // When whoever uses it last proved who they are: by signing in, or when asked again (rule 19.3).
    { name: 'provenAt', type: 'date' },
    { name: 'address', type: 'text', required: true },
    { name: 'userAgent', type: 'text' },
  ],
};
