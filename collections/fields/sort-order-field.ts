import type { Field } from 'payload';

/** Where an entry stands in the shop's lists, lowest first. */
export const sortOrderField: Field = {
  name: 'sortOrder',
  type: 'number',
  label: 'Position',
  required: true,
  defaultValue: 0,
  index: true,
  admin: { position: 'sidebar', step: 1, description: 'The lowest number stands first.' },
};
