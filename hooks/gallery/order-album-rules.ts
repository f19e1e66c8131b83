import { type CollectionBeforeDeleteHook, ValidationError } from 'payload';
import { imageList } from '#domain/photos/images';
import { releasePhotos } from '#server/photos/claim-photos';
import { findOne } from '#server/platform/database/find';
import type { Rule } from '#server/platform/database/rule';

const ONLY_ORDER_PHOTOS =
  "This album shows a customer's glove, so it can only have photos from their order. Make another album for other photos.";

/** An order's album can have only copies made for it, because only those can be removed right away (rule 36.8). */
export const keepOrderPhotos: Rule<'gallery'> = {
  name: 'keep-order-photos',
  of: ['imageUrls'],
  reads: ['order'],
  before: ({ stored, changes }) => {
    if (!stored?.order) return {};
    const own = imageList.parse(stored.imageUrls) ?? [];
    const others = (imageList.parse(changes.imageUrls) ?? []).filter((picture) => !own.includes(picture));
    if (others.length > 0)
      throw new ValidationError({
        collection: 'gallery',
        errors: [{ path: 'imageUrls', message: ONLY_ORDER_PHOTOS }],
      });
    return {};
  },
};

/** Lets the hourly job remove the photos of a deleted album, unless something else shows them. */
export const releaseAlbumPhotos: CollectionBeforeDeleteHook = async ({ id, req: { payload } }) => {
  const album = await findOne(payload, 'gallery', { id: { equals: String(id) } });
  if (album?.order) await releasePhotos(payload, album.imageUrls);
};
