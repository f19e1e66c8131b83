import type { CollectionConfig } from 'payload';
import { line } from '#domain/customers/person';
import { PHOTO_LIMITS, UPLOAD_TYPES } from '#domain/photos/photo-limits';
import { adminOnly, anyone } from './access';
import { typed } from './fields/typed-fields';
import { listed } from './listed';

interface MediaStorage {
  staticDir: string;
  hooks: CollectionConfig['hooks'];
}

export const media = ({ staticDir, hooks }: MediaStorage) =>
  listed('media', ['Picture', 'Media'], {
    access: { read: anyone, create: adminOnly, update: adminOnly, delete: adminOnly },
    group: 'Shop',
    title: 'alt',
    columns: ['filename', 'alt', 'createdAt'],
    description: `Pictures for laces, services, and albums. JPEG, PNG, WebP, GIF, AVIF, or HEIC, up to ${PHOTO_LIMITS.maxBytes / 1024 / 1024} MB.`,
    upload: {
      staticDir,
      mimeTypes: [...UPLOAD_TYPES],
      pasteURL: false,
      crop: false,
      focalPoint: false,
    },
    // A copy would get a file name that we don't serve.
    disableDuplicate: true,
    hooks,
    fields: [
      typed('text', 'alt', line.nullish(), {
        label: 'Description',
        hint: "What the picture shows, for people who can't see it.",
      }),
    ],
  });
