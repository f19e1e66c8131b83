import type { CollectionConfig } from 'payload';
import { adminOnly, onlyRead } from './access';
import { idField } from './fields/common-fields';

/** The monthly drawings (rule 13.1): made by the clock, changed by nobody. */
export const drawings: CollectionConfig = {
  slug: 'drawings',
  labels: { singular: 'Drawing', plural: 'Drawings' },
  access: onlyRead(adminOnly),
  admin: {
    group: 'Customers',
    useAsTitle: 'month',
    defaultColumns: ['month', 'winnerName', 'prize', 'entrants', 'createdAt'],
    description:
      'Each month one customer of the mailing list is drawn and gets a mail. Prize and day are in the shop settings.',
  },
  defaultSort: '-month',
  fields: [
    idField,
    // One row per month: however many servers draw, one of them is first.
    { name: 'month', type: 'text', required: true, unique: true },
    { name: 'prize', type: 'text', required: true },
    { name: 'winner', type: 'relationship', relationTo: 'customers', label: 'Account of the winner' },
    { name: 'winnerName', type: 'text', required: true, label: 'Winner' },
    { name: 'winnerEmail', type: 'text', required: true, label: 'Email of the winner' },
    {
      name: 'entrants',
      type: 'number',
      required: true,
      admin: { description: 'How many customers were on the mailing list.' },
    },
    {
      name: 'entrantsHash',
      type: 'text',
      required: true,
      label: 'Hash of the entrants',
      admin: { description: 'SHA-256 of their ids in order, one per line: proves later who took part.' },
    },
  ],
};
