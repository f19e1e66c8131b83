import { type PhotoType, PICTURE_ENDINGS, STORED_PICTURE } from '#domain/photos/photo-limits';
import { thumbnailFor, thumbnailNames } from '#domain/photos/thumbnails';
import { oneAtATime } from '#server/platform/tools/per-shop';
import { drawPicture, inTurn } from './draw-picture';
import { type PhotoStore, readFile, type StoredFile } from './photo-store';

export interface OpenPicture extends StoredFile {
  type: PhotoType;
}

/** One of the shop's pictures, or null. */
export async function openPicture(store: PhotoStore, name: string): Promise<OpenPicture | null> {
  const type = typeOfName(name);
  const file = type && (await store.open('media', name));
  return file && { ...file, type };
}

/** A square thumbnail, made on first request. Null without its picture. Throws a ShopError. */
export async function openThumbnail(store: PhotoStore, thumbnail: string): Promise<OpenPicture | null> {
  const { name, side } = thumbnailFor(thumbnail) ?? {};
  if (!name || !side || !typeOfName(name)) return null;
  const open = () => store.open('thumbs', thumbnail);
  const file = (await open()) ?? ((await makeThumbnail(store, thumbnail, name, side)) ? await open() : null);
  return file && { ...file, type: STORED_PICTURE.type };
}

const NAME = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?:\.album)?\.([a-z]{3,4})$/;

function typeOfName(name: string): PhotoType | null {
  const ending = NAME.exec(name)?.[1];
  return (ending && Object.hasOwn(PICTURE_ENDINGS, ending) && PICTURE_ENDINGS[ending]) || null;
}

export const isPictureName = (name: string): boolean => typeOfName(name) !== null;

export async function removeThumbnails(store: PhotoStore, name: string): Promise<void> {
  for (const thumbnail of thumbnailNames(name)) await store.remove('thumbs', thumbnail);
}

// There's no limit, because a page may show many new thumbnails.
const WAITING_MAX = Number.POSITIVE_INFINITY;

function makeThumbnail(store: PhotoStore, thumbnail: string, name: string, side: number): Promise<boolean> {
  return oneAtATime(store, `thumbnail ${thumbnail}`, async () => {
    if (await store.has('thumbs', thumbnail)) return true;
    // Unknown names don't take up a place in the queue.
    if (!(await store.has('media', name))) return false;
    const small = await inTurn(async () => {
      const file = await store.open('media', name);
      return file && drawThumbnail(await readFile(file), side);
    }, WAITING_MAX);
    if (!small) return false;
    await store.put('thumbs', thumbnail, small, STORED_PICTURE.type);
    // The picture may have been removed by now.
    if (await store.has('media', name)) return true;
    await store.remove('thumbs', thumbnail);
    return false;
  });
}

function drawThumbnail(bytes: Uint8Array, side: number): Promise<Buffer> {
  return drawPicture({ bytes, animated: false, resize: { width: side, height: side, fit: 'cover' } });
}
