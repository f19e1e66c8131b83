import type { CollectionConfig } from 'payload';
import { nobody } from './access';
import { idField } from './fields/common-fields';

/** One row per recurring job: which server has it now, and when it is due again. */
export const jobs: CollectionConfig = {
  slug: 'jobs',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    idField,
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'dueAt', type: 'date', required: true },
    { name: 'leaseUntil', type: 'date' },
    { name: 'lastProblem', type: 'text' },
    // How many of each thing all its runs have done: what it removes is counted here for good.
    { name: 'totals', type: 'json' },
  ],
};
