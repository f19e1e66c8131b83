import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterReadHook,
  CollectionConfig,
} from 'payload';
import { MEDIA_PATH } from '#domain/photos/photo-limits';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { removeThumbnails } from '#server/photos/open-picture';
import type { PhotoStore } from '#server/photos/photo-store';
import { cleanFile, fillBucketFirst, removeFilesFirst } from './media-files';

export function mediaHooks(store: PhotoStore): CollectionConfig['hooks'] {
  return {
    beforeOperation: [cleanFile(store)],
    beforeChange: [fillBucketFirst(store)],
    afterRead: [showAddresses],
    afterChange: [dropThumbnailAfterChange(store)],
    beforeDelete: [removeFilesFirst(store)],
    afterDelete: [dropThumbnailAfterDelete(store)],
  };
}

/** The editor loads pictures from the same URLs as pages, no matter where their files are. */
const showAddresses: CollectionAfterReadHook = ({ doc }) => {
  if (!doc.filename) return doc;
  const url = `${MEDIA_PATH}${doc.filename}`;
  return { ...doc, url, thumbnailURL: thumbnailOf(url) };
};

function dropThumbnailAfterChange(store: PhotoStore): CollectionAfterChangeHook {
  return async ({ doc, previousDoc }) => {
    const before = previousDoc?.filename;
    if (before && before !== doc.filename) await removeThumbnails(store, before);
    return doc;
  };
}

function dropThumbnailAfterDelete(store: PhotoStore): CollectionAfterDeleteHook {
  return async ({ doc }) => {
    if (doc.filename) await removeThumbnails(store, doc.filename);
    return doc;
  };
}
