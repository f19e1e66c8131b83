import { z } from 'zod';
import { documentId, timestamp } from './wire';

/** A gallery album as GET /api/work-gallery answers it (spec 3), newest first. */
export const galleryAlbumView = z.object({
  id: documentId,
  title: z.string(),
  description: z.string().nullable(),
  imageUrls: z.array(z.string()),
  createdAt: timestamp,
});
export type GalleryAlbumView = z.infer<typeof galleryAlbumView>;
