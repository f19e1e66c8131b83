import type { Field } from 'payload';

/** What lists search in; kept by the hooks and operations that write an entry, shown to nobody. */
export const searchTextField: Field = {
  name: 'searchText',
  type: 'text',
  access: { read: () => false, create: () => false, update: () => false },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
};
