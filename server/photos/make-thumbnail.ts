import { thumbnailName } from '#domain/photos/images';
import { PICTURE_LIMITS } from '#domain/photos/photo-limits';
import { KEPT_PICTURE } from '#domain/photos/photo-types';
import { oneAtATime } from '#server/tools/concurrency';
import { drawPicture } from './draw-picture';
import type { PhotoStore } from './photo-store';
import { inTurn } from './picture-queue';
import { readFile } from './read-file';

const { thumbnailSide } = PICTURE_LIMITS;
/** A page may show many pictures that are still without; there is one for each, so nobody can ask for too many. */
const WAITING_MAX = Number.POSITIVE_INFINITY;

/**
 * Makes the small square version of one of the shop's pictures, once for all who ask at the same moment. False when there is
 * no such picture. Throws a ShopError when it cannot be read.
 */
export function makeThumbnail(store: PhotoStore, name: string): Promise<boolean> {
  const thumbnail = thumbnailName(name);
  return oneAtATime(store, `thumbnail ${name}`, async () => {
    if (await store.has('thumbs', thumbnail)) return true;
    const small = await inTurn(async () => {
      const file = await store.open('media', name);
      return file && drawThumbnail(await readFile(file));
    }, WAITING_MAX);
    if (!small) return false;
    await store.put('thumbs', thumbnail, small, KEPT_PICTURE.type);
    // Its picture may have been removed meanwhile, and with it the thumbnail that was not there yet.
    if (await store.has('media', name)) return true;
    await store.remove('thumbs', thumbnail);
    return false;
  });
}

function drawThumbnail(bytes: Uint8Array): Promise<Buffer> {
  return drawPicture({
    bytes,
    animated: false,
    change: (picture) =>
      picture.resize({ width: thumbnailSide, height: thumbnailSide, fit: 'cover', withoutEnlargement: true }),
  });
}
