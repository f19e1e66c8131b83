import type { CollectionConfig } from 'payload';
import { UPLOAD_STATES } from '#domain/photos/uploads';
import { nobody } from './access';
import { idField } from './fields/common-fields';

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
    // From then on it is removed if nothing uses it.
    { name: 'lookAt', type: 'date', required: true, index: true },
  ],
};
