import { randomUUID } from 'node:crypto';
import { PHOTO_LIMITS } from '#domain/photos/photo-limits';
import type { UploadAnswer } from '#domain/photos/upload-contract';
import type { PhotoStore } from './photo-store';
import { uploadLink } from './upload-link';
import type { UploadQuota } from './upload-quota';

interface StartUpload {
  store: PhotoStore;
  quota: UploadQuota;
  /** What signs the links to the shop itself. */
  secret: string;
  /** The shop's own address, as the caller knows it. */
  ownAddress: string;
}

/**
 * Makes an address for one PUT of a photo (rule 9.2). Nothing is stored until the photo comes. What goes to a bucket does not pass
 * the shop: the most that it may be is counted now. Throws a ShopError, PHOTO_QUOTA or PHOTOS_….
 */
export async function startUpload({ store, quota, secret, ownAddress }: StartUpload): Promise<UploadAnswer> {
  const id = randomUUID();
  if (store.uploads.kind === 'direct') {
    await quota.take(PHOTO_LIMITS.maxBytes);
    return { uploadURL: await store.uploads.linkFor(id) };
  }
  await store.uploads.refuseFull(PHOTO_LIMITS.maxBytes);
  return { uploadURL: new URL(uploadLink(id, secret), ownAddress).href };
}
