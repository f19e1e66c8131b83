import type { CollectionConfig } from 'payload';
import { OWN_VIEWS_MAX } from '#domain/lists/order-views';
import { viewFilters, viewName } from '#domain/lists/order-views-contract';
import { adminOnly } from './access';
import { idField } from './fields/common-fields';
import { checkedBy, validateWith } from './fields/validate-with';

/** The owner's saved filters for the dashboard's order list (rule 20.1). */
export const orderViews: CollectionConfig = {
  slug: 'order-views',
  access: { read: adminOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
  admin: { hidden: true },
  defaultSort: 'createdAt',
  fields: [
    idField,
    { name: 'name', type: 'text', required: true, unique: true, ...checkedBy(viewName) },
    // Each view takes a numbered place, so there can't be more views than places, even if several are saved at the same time.
    { name: 'place', type: 'number', required: true, unique: true, min: 1, max: OWN_VIEWS_MAX },
    { name: 'filters', type: 'json', required: true, validate: validateWith(viewFilters) },
  ],
};
