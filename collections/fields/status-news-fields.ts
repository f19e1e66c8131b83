import type { Field } from 'payload';

const ofTheShop = { read: () => false, create: () => false, update: () => false };

/** What the mails about an order's status go by; written by the shop's own operations alone. */
export const statusNewsFields: Field[] = [
  // Names the latest change of status or tracking number; only its mail may still go out.
  { name: 'statusChange', type: 'text', access: ofTheShop, admin: { hidden: true } },
  // The news that the customer knows: a change that is taken back at once is none.
  { name: 'toldNews', type: 'text', access: ofTheShop, admin: { hidden: true } },
];
