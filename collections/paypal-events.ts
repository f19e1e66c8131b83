import type { CollectionConfig } from 'payload';
import { nobody } from './access/nobody';
import { idField } from './fields/id-field';

/** The provider's notices that have been worked through; each counts once. */
export const paypalEvents: CollectionConfig = {
  slug: 'paypal-events',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    idField,
    { name: 'eventId', type: 'text', required: true, unique: true },
    { name: 'type', type: 'text', required: true },
  ],
};
