import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { thumbnailName } from '#domain/photos/images';
import type { PhotoStore } from '#server/photos/photo-store';

/** A picture that is exchanged takes its small version along. */
export function dropThumbnailAfterChange(store: PhotoStore): CollectionAfterChangeHook {
  return async ({ doc, previousDoc }) => {
    const before = previousDoc?.filename;
    if (before && before !== doc.filename) await store.remove('thumbs', thumbnailName(before));
    return doc;
  };
}

/** A picture that is deleted takes its small version along. */
export function dropThumbnailAfterDelete(store: PhotoStore): CollectionAfterDeleteHook {
  return async ({ doc }) => {
    if (doc.filename) await store.remove('thumbs', thumbnailName(doc.filename));
    return doc;
  };
}
