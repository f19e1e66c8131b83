import { randomUUID } from 'node:crypto';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  ValidationError,
} from 'payload';
import { STORED_PICTURE } from '#domain/photos/photo-limits';
import { photoName } from '#server/photos/claim-photos';
import { cleanPicture, inTurn } from '#server/photos/draw-picture';
import { removeThumbnails } from '#server/photos/open-picture';
import type { PhotoStore } from '#server/photos/photo-store';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Media } from '../../payload-types';

/** Redraws the owner's pictures under a name that's never used again, so they can be cached forever. */
export function cleanFile(store: PhotoStore): CollectionBeforeOperationHook {
  return async ({ args, req, overrideAccess }) => {
    // Access rules run after this hook. So it does nothing for callers that they'd refuse.
    if (!req.file || !(overrideAccess || req.user?.collection === 'admins')) return args;
    const { data } = req.file;
    const name = photoName(randomUUID());
    try {
      const clean = await inTurn(() => cleanPicture(data));
      if (store.uploads.kind === 'received') await store.uploads.refuseFull(clean.length);
      req.file = { name, data: clean, size: clean.length, mimetype: STORED_PICTURE.type };
    } catch (error) {
      throw error instanceof ShopError ? refusal(error) : error;
    }
    return args;
  };
}

/** Sends a picture to the bucket before its document is stored. In Payload's order, there could be a document without a file. */
export function fillBucketFirst(store: PhotoStore): CollectionBeforeChangeHook<Media> {
  return async ({ data, req: { file } }) => {
    if (!file || !data.filename || store.uploads.kind !== 'direct') return data;
    try {
      await store.put('media', data.filename, file.data, STORED_PICTURE.type);
    } catch (error) {
      throw error instanceof ShopError ? refusal(error) : error;
    }
    // Says that the file is already in the bucket, so Payload's storage doesn't send it again.
    file.clientUploadContext = {};
    return data;
  };
}

function refusal(error: ShopError): Error {
  const { status, message } = error;
  return status === 503
    ? storageError(error)
    : new ValidationError({ collection: 'media', errors: [{ path: 'file', message }] });
}

/** Removes a picture's files before its document. If the bucket refuses, both stay and can be deleted later. */
export function removeFilesFirst(store: PhotoStore): CollectionBeforeDeleteHook {
  return async ({ id, req: { payload } }) => {
    const picture = await payload.db.findOne<Media>({ collection: 'media', where: { id: { equals: id } } });
    const name = picture?.filename;
    if (!name) return;
    try {
      await store.remove('media', name);
      await removeThumbnails(store, name);
    } catch (error) {
      throw error instanceof ShopError ? storageError(error) : error;
    }
  };
}

function storageError({ message, status }: ShopError): APIError {
  return new APIError(message, status, null, true);
}
