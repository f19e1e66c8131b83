import type { Field } from 'payload';

/** Counts the writes of a document, raised with each by the database adapter (server/database/version.ts); nobody sets it. */
export const versionField: Field = {
  name: 'version',
  type: 'number',
  defaultValue: 0,
  access: { create: () => false, update: () => false },
  admin: { hidden: true, readOnly: true, disableListColumn: true, disableListFilter: true },
};
