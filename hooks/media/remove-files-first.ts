import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { thumbnailName } from '#domain/photos/images';
import { ShopError } from '#server/errors/shop-error';
import type { PhotoStore } from '#server/photos/photo-store';
import type { Media } from '../../payload-types';

/**
 * Removes a picture's files before its document goes: a bucket that refuses leaves both, to be deleted again, and not a file
 * that everyone can still load and nobody finds. On a disk Payload removes them as well, and fails when two do so at once.
 */
export function removeFilesFirst(store: PhotoStore): CollectionBeforeDeleteHook {
  return async ({ id, req: { payload } }) => {
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
export function storageError({ message, status }: ShopError): APIError {
  return new APIError(message, status, null, true);
}
