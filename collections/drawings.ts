import { adminOnly, onlyRead } from './access';
import { listed } from './listed';

/** The monthly drawings (rule 13.1). A job creates them, and they can't be changed. */
export const drawings = listed('drawings', ['Drawing', 'Drawings'], {
  access: onlyRead(adminOnly),
  group: 'Customers',
  columns: ['month', 'winnerName', 'prize', 'entrants', 'createdAt'],
  description:
    'Each month we draw one customer from the mailing list and email them. Prize and day are in Shop settings.',
  defaultSort: '-month',
  fields: [
    // Each month has one row, so only one server can draw.
    { name: 'month', type: 'text', required: true, unique: true },
    { name: 'prize', type: 'text', required: true },
    { name: 'winner', type: 'relationship', relationTo: 'customers', label: "Winner's account" },
    { name: 'winnerName', type: 'text', required: true, label: 'Winner' },
    { name: 'winnerEmail', type: 'text', required: true, label: "Winner's email" },
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
      label: 'Entrants hash',
      admin: { description: 'SHA-256 of their IDs in order, one per line. It proves later who took part.' },
    },
  ],
});
