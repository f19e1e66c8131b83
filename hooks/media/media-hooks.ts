import type { CollectionConfig } from 'payload';
import type { PhotoStore } from '#server/photos/photo-store';
import { cleanFile, fillBucketFirst } from './clean-file';
import { dropThumbnailAfterChange, dropThumbnailAfterDelete } from './drop-thumbnail';
import { removeFilesFirst } from './remove-files-first';
import { showAddresses } from './show-addresses';

/** The hooks of the Media collection, for the storage that its files are kept in. */
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
