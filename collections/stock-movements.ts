import type { CollectionConfig } from 'payload';
import { nobody, staffOnly } from './access';
import { idField } from './fields/common-fields';

/** Older movements of the stocks, filed from the colors' own rows so that these stay small (rule 3.10). Nobody changes one. */
export const stockMovements: CollectionConfig = {
  slug: 'stock-movements',
  labels: { singular: 'Stock movement', plural: 'Stock movements' },
  access: { read: staffOnly, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  indexes: [{ fields: ['color', 'at'] }],
  fields: [
    idField,
    { name: 'color', type: 'text', required: true },
    { name: 'at', type: 'text', required: true },
    { name: 'movement', type: 'json', required: true },
  ],
};
