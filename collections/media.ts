import type { CollectionConfig } from 'payload';
import { PHOTO_LIMITS, UPLOAD_TYPES } from '#domain/photos/photo-limits';
import { adminOnly, anyone } from './access';
import { idField } from './fields/common-fields';

interface MediaStorage {
  /** Folder of the files; not used while they are in a bucket. */
  staticDir: string;
  hooks: CollectionConfig['hooks'];
}

/** Pictures of the catalogue, served under /media. */
export const media = ({ staticDir, hooks }: MediaStorage): CollectionConfig => ({
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Media' },
  access: { read: anyone, create: adminOnly, update: adminOnly, delete: adminOnly },
  admin: {
    group: 'Shop',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'createdAt'],
    description: `Pictures for laces, services and albums. JPEG, PNG, WebP, GIF, AVIF, or HEIC, up to ${PHOTO_LIMITS.maxBytes / 1024 / 1024} MB.`,
  },
  upload: {
    staticDir,
    mimeTypes: [...UPLOAD_TYPES],
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  // A copy would have a name that is not served.
  disableDuplicate: true,
  hooks,
  fields: [
    idField,
    {
      name: 'alt',
      type: 'text',
      label: 'Description',
      admin: { description: 'What the picture shows, for those who cannot see it.' },
    },
  ],
});
