import type { CollectionConfig } from 'payload';
import { nobody } from './access';
import { idField } from './fields/common-fields';

/**
 * How far a photo has come: its file is being written, it is kept under its lasting address, or it is being removed because
 * nothing uses it.
 */
const UPLOAD_STATES = ['storing', 'kept', 'removing'] as const;

/** One row per photo that was uploaded and given a lasting address; its id is in both addresses. */
export const uploads: CollectionConfig = {
  slug: 'uploads',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    idField,
    {
      name: 'state',
      type: 'select',
      required: true,
      options: UPLOAD_STATES.map((state) => ({ value: state, label: state })),
    },
    // When it is looked at again, and removed if nothing uses it.
    { name: 'lookAt', type: 'date', required: true, index: true },
  ],
};
