import type { CollectionConfig } from 'payload';
import { PHOTO_LIMITS } from '#domain/photo-limits';
import { nameByUuid } from '../hooks/media/name-by-uuid';
import { adminOnly } from './access/admin-only';
import { anyone } from './access/anyone';
import { idField } from './fields/id-field';

/** Pictures of the catalogue, kept as files in `staticDir` and served under /media. */
export const media = (staticDir: string): CollectionConfig => ({
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Media' },
  access: { read: anyone, create: adminOnly, update: adminOnly, delete: adminOnly },
  admin: {
    group: 'Shop',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'createdAt'],
    description: `Pictures for laces and albums. JPEG, PNG, WebP, GIF or AVIF, up to ${PHOTO_LIMITS.maxBytes / 1024 / 1024} MB.`,
  },
  upload: {
    staticDir,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  hooks: { beforeOperation: [nameByUuid] },
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
