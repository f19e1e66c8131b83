import { z } from 'zod';
import { orderedList } from '../catalogue/places';
import { requiredLine, text } from '../customers/person';
import { ownImage } from '../photos/images';
import { documentId, storedMoment, version } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';

export const galleryAlbumView = z.object({
  id: documentId,
  version,
  title: z.string(),
  description: z.string().nullable(),
  imageUrls: z.array(z.string()),
  /** Whether these are the demo shop's drawings, not photos of its work (rule 3.7). */
  isSample: z.boolean(),
  /** Whose glove it is, while the customer allows it (rule 36.6). */
  firstName: z.string().optional(),
  createdAt: storedMoment,
});
export type GalleryAlbumView = z.infer<typeof galleryAlbumView>;

export const galleryAlbumList = z.array(galleryAlbumView);

export const ALBUM_IMAGES_MAX = 100;

export const albumImages = z
  .array(ownImage, MESSAGES.selectImage)
  .min(1, MESSAGES.selectImage)
  .max(ALBUM_IMAGES_MAX, MESSAGES.tooManyAlbumPhotos);

const words = text.nullable().transform((description) => description || null);

export const albumCreate = z.object({
  title: requiredLine(1, MESSAGES.enterTitle),
  description: words.default(null),
  imageUrls: albumImages,
});

export const albumPatch = albumCreate.extend({ description: words }).partial();
export type AlbumPatch = z.output<typeof albumPatch>;

export const albumReorder = z.object({ albumOrders: orderedList });
