import { randomUUID } from 'node:crypto';
import type { Field } from 'payload';
import { position } from '#domain/catalogue/places';
import { typed } from './typed-fields';

const closed = () => false;

/** Only the shop's own operations write it, not even the owner's forms. */
export const unwritten = { create: closed, update: closed };

/** A random UUID (rule 1.1). It's random from the first character, because the first 8 are an order's number. Clients can't choose it. */
export const idField: Field = {
  name: 'id',
  type: 'text',
  defaultValue: () => randomUUID(),
  access: unwritten,
  admin: { hidden: true },
};

/** Counts writes. The database adapter raises it with each one (server/platform/database/version.ts). */
export const versionField: Field = {
  name: 'version',
  type: 'number',
  defaultValue: 0,
  access: unwritten,
  // This is always the version that was read, because the adapter overwrites no other.
  hooks: {
    beforeChange: [
      ({ originalDoc, operation, value }) => (operation === 'update' ? (originalDoc?.version ?? 0) : value),
    ],
  },
  admin: { hidden: true, readOnly: true, disableListColumn: true, disableListFilter: true },
};

/** A field that only the shop's own operations write and no caller can read. */
export const internal = {
  access: { ...unwritten, read: closed },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
} as const;

/** A field that holds a secret, like a hash or a token (rule 18.8). collections/secrets.int.test.ts looks for this mark. */
export const secret = { ...internal, custom: { secret: true } } as const;

/** The text that a list's search looks in. Hooks and operations write it, and no caller reads it. */
export const searchTextField: Field = { name: 'searchText', type: 'text', ...internal };

export const sortOrderField: Field = typed('number', 'sortOrder', position, {
  label: 'Position',
  required: true,
  defaultValue: 0,
  index: true,
  isAside: true,
  step: 1,
  hint: 'The lowest number comes first.',
});

export const accountField = (description: string): Field => ({
  name: 'customer',
  type: 'relationship',
  relationTo: 'customers',
  label: 'Account',
  index: true,
  admin: { position: 'sidebar', description },
});

/** Whether the shop offers an entry. Orders still need entries that are no longer offered. */
export function activeField(description: string): Field {
  return {
    name: 'active',
    type: 'checkbox',
    defaultValue: true,
    required: true,
    admin: { position: 'sidebar', description },
  };
}
