import type { Field } from 'payload';
import { reorderAt } from '#domain/stock/stock';
import { ofTheShop } from './common-fields';
import { validateWith } from './validate-with';

/** What the owner knows of a lace color's stock beside the number (rule 3.10); visitors read none of it. */
export const stockFields: Field[] = [
  {
    name: 'reorderAt',
    type: 'number',
    validate: validateWith(reorderAt.optional()),
    admin: { step: 1, description: 'The dashboard marks the color when so many are left. Empty: never.' },
  },
  // How the number moved, written by the rule of stocks alone.
  {
    name: 'stockLog',
    type: 'json',
    ...ofTheShop,
  },
];
