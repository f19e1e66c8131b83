import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { MESSAGES } from '#domain/messages';
import { claimPhotos } from '#server/uploads/claim-photos';

/** What is about to be stored keeps the photos in these fields from being removed as unused. */
export function claimPhotosIn(...fields: string[]): CollectionBeforeChangeHook {
  return async ({ collection, data, req }) => {
    for (const field of fields) {
      if (await claimPhotos(req.payload, data[field])) continue;
      const errors = [{ path: field, message: MESSAGES.photoGone }];
      throw new ValidationError({ collection: collection.slug, errors });
    }
    return data;
  };
}
