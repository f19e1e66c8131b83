import { PHOTO_LIMITS, PICTURE_LIMITS } from '#domain/photos/photo-limits';
import { ShopError } from '#server/errors/shop-error';
import { drawPicture } from './draw-picture';

const { keptSide } = PICTURE_LIMITS;

/**
 * The picture as the shop keeps it (rule 9.3): WebP of at most 2560 pixels a side, nothing in it but its pixels,
 * animations still moving. Throws a ShopError (PHOTO_…) that a person may read.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<Buffer> {
  if (bytes.length > PHOTO_LIMITS.maxBytes) throw new ShopError('PHOTO_TOO_LARGE');
  return drawPicture({
    bytes,
    animated: true,
    change: (picture) =>
      picture.resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true }),
  });
}
