import type { CollectionBeforeChangeHook } from 'payload';
import { claimPhotos } from '#server/uploads/claim-photos';
import type { PhotoCollection } from '#server/uploads/photo-fields';

/** What is about to be stored keeps its pictures from being removed as unused, and holds no new one that is not there. */
export function claimPhotosOf(collection: PhotoCollection): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req: { payload } }) => {
    await claimPhotos({ payload, collection, data, before: originalDoc });
    return data;
  };
}
