import type { CollectionConfig } from 'payload';
import { HIDDEN } from './access';
import { idField } from './fields/common-fields';

/** EasyPost's webhook events that we've handled. Each counts once (rule 27.13). */
export const easypostEvents: CollectionConfig = {
  slug: 'easypost-events',
  ...HIDDEN,
  fields: [idField, { name: 'eventId', type: 'text', required: true, unique: true }],
};
