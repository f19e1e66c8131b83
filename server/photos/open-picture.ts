import { KEPT_PICTURE, type PhotoType } from '#domain/photos/photo-types';
import { makeThumbnail } from './make-thumbnail';
import type { PhotoStore, StoredFile } from './photo-store';
import { typeOfName } from './picture-name';

export interface OpenPicture extends StoredFile {
  type: PhotoType;
}

/** One of the shop's pictures, ready to be read; null when there is none of this name. */
export async function openPicture(store: PhotoStore, name: string): Promise<OpenPicture | null> {
  const type = typeOfName(name);
  const file = type && (await store.open('media', name));
  return file && { ...file, type };
}

/**
 * The small square version of one of the shop's pictures, made when it is first asked for; null when there is no such
 * picture. Throws a ShopError when it cannot be made.
 */
export async function openThumbnail(store: PhotoStore, thumbnail: string): Promise<OpenPicture | null> {
  const name = thumbnail.slice(0, thumbnail.lastIndexOf('.'));
  if (!thumbnail.endsWith(`.${KEPT_PICTURE.ending}`) || !typeOfName(name)) return null;
  const open = () => store.open('thumbs', thumbnail);
  const file = (await open()) ?? ((await makeThumbnail(store, name)) ? await open() : null);
  return file && { ...file, type: KEPT_PICTURE.type };
}
