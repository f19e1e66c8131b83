import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { thumbnailName } from '#domain/images';
import { ShopError } from '#server/errors/shop-error';
import type { PhotoStore } from '#server/uploads/photo-store';
import type { Media } from '../../payload-types';

/**
 * Takes a picture's files out of a bucket before its document goes: a bucket that refuses leaves both, to be deleted again, and
 * not a file that everyone can still load and nobody finds. On a disk Payload does so itself.
 */
export function removeFilesFirst(store: PhotoStore): CollectionBeforeDeleteHook {
  return async ({ id, req: { payload } }) => {
    if (store.uploads.kind !== 'direct') return;
    const picture = await payload.db.findOne<Media>({ collection: 'media', where: { id: { equals: id } } });
    const name = picture?.filename;
    if (!name) return;
    try {
      await store.remove('media', name);
      await store.remove('thumbs', thumbnailName(name));
    } catch (error) {
      throw error instanceof ShopError ? storageError(error) : error;
    }
  };
}

/** An error whose message the editor shows. */
export function storageError({ message }: ShopError): APIError {
  return new APIError(message, 503, null, true);
}
