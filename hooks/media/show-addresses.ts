import type { CollectionAfterReadHook } from 'payload';
import { thumbnailOf } from '#domain/photos/images';
import { MEDIA_PATH } from '#domain/photos/photo-limits';

/** The editor loads pictures where everyone does, with their long caching, wherever the files are kept. */
export const showAddresses: CollectionAfterReadHook = ({ doc }) => {
  if (!doc.filename) return doc;
  const url = `${MEDIA_PATH}${doc.filename}`;
  return { ...doc, url, thumbnailURL: thumbnailOf(url) };
};
