import { randomUUID } from 'node:crypto';
import type { UploadAnswer } from '#domain/upload-contract';
import type { PhotoStore } from './photo-store';
import { uploadLink } from './upload-link';

interface StartUpload {
  store: PhotoStore;
  /** What signs the links to the shop itself. */
  secret: string;
  /** The shop's own address, as the caller knows it. */
  ownAddress: string;
}

/** Makes an address for one PUT of a photo (spec 7). Nothing is stored until the photo comes. */
export async function startUpload({ store, secret, ownAddress }: StartUpload): Promise<UploadAnswer> {
  const id = randomUUID();
  if (store.uploads.kind === 'direct') return { uploadURL: await store.uploads.linkFor(id) };
  return { uploadURL: new URL(uploadLink(id, secret), ownAddress).href };
}
