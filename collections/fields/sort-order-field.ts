import type { Field } from 'payload';
import { position } from '#domain/catalogue/places';
import { validateWith } from './validate-with';

/** Where an entry stands in the shop's lists, lowest first. */
export const sortOrderField: Field = {
  name: 'sortOrder',
  type: 'number',
  label: 'Position',
  required: true,
  defaultValue: 0,
  index: true,
  validate: validateWith(position),
  admin: { position: 'sidebar', step: 1, description: 'The lowest number stands first.' },
};
