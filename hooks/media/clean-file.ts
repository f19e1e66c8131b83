import { randomUUID } from 'node:crypto';
import { APIError, type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { KEPT_PICTURE } from '#domain/photo-types';
import { ShopError } from '#server/errors/shop-error';
import { cleanPicture } from '#server/uploads/clean-picture';
import { keptName } from '#server/uploads/kept-name';
import type { PhotoStore } from '#server/uploads/photo-store';
import { inTurn } from '#server/uploads/picture-queue';
import { askStorage } from './ask-storage';

/**
 * The owner's pictures are drawn anew like everyone's, under a name that says nothing about its owner and never repeats, so
 * that it can be cached for ever.
 */
export function cleanFile(store: PhotoStore): CollectionBeforeOperationHook {
  return async ({ args, req, overrideAccess }) => {
    // Access rules are asked after this hook; for somebody whom they refuse nothing is to be unpacked.
    if (!req.file || !(overrideAccess || req.user?.collection === 'admins')) return args;
    const { data } = req.file;
    const name = keptName(randomUUID());
    await askStorage(store);
    try {
      const clean = await inTurn(() => cleanPicture(data));
      req.file = { name, data: clean, size: clean.length, mimetype: KEPT_PICTURE.type };
    } catch (error) {
      throw error instanceof ShopError ? refusal(error) : error;
    }
    return args;
  };
}

/** What the editor shows a ShopError's message for. */
function refusal({ code, message }: ShopError): Error {
  return code === 'unavailable'
    ? new APIError(message, 503, null, true)
    : new ValidationError({ collection: 'media', errors: [{ path: 'file', message }] });
}
