import sharp, { type Metadata, type Sharp } from 'sharp';
import { PHOTO_LIMITS, PICTURE_LIMITS, type UploadType } from '#domain/photos/photo-limits';
import { ShopError } from '#server/errors/shop-error';
import { convertHeic } from './convert-heic';
import { pictureType } from './picture-type';

const { keptSide } = PICTURE_LIMITS;

/**
 * The picture as the shop keeps it (rule 9.3): WebP of at most 2560 pixels a side, nothing in it but its pixels,
 * animations still moving. Throws a ShopError (PHOTO_…) that a person may read.
 */
export async function cleanPicture(bytes: Uint8Array, heicTimeMax?: number): Promise<Buffer> {
  if (bytes.length > PHOTO_LIMITS.maxBytes) throw new ShopError('PHOTO_TOO_LARGE');
  return drawPicture({
    bytes,
    animated: true,
    heicTimeMax,
    change: (picture) =>
      picture.resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true }),
  });
}

/** One picture may take this long, in s. */
const SECONDS = 30;

/** What sharp calls each type. */
const FORMATS: Record<UploadType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
  'image/heic': 'heif',
  'image/heif': 'heif',
};

// No picture is drawn twice, so a cache would only cost memory.
sharp.cache(false);

interface DrawPicture {
  bytes: Uint8Array;
  /** Whether an animation keeps its frames. */
  animated: boolean;
  /** How long unpacking a HEIC photo may take, in ms, where it isn't the usual time. */
  heicTimeMax?: number;
  /** What becomes of the picture. */
  change: (picture: Sharp) => Sharp;
}

/**
 * Draws a picture anew as WebP in sRGB, the right way up: its pixels alone go over, without place, time, camera, comments or
 * what else was hidden in the file. Throws a ShopError (PHOTO_…) that a person may read.
 */
export async function drawPicture({ bytes, animated, heicTimeMax, change }: DrawPicture): Promise<Buffer> {
  const type = await pictureType(bytes);
  if (!type) throw new ShopError('PHOTO_TYPE');
  try {
    const { format, icc, ...size } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== FORMATS[type]) throw new ShopError('PHOTO_TYPE');
    refuseTooLarge(size);
    const readable = type === 'image/heic' ? await convertHeic(bytes, icc, heicTimeMax) : bytes;
    const frames = animated && (size.pages ?? 1) > 1;
    const picture = sharp(readable, {
      animated: frames,
      limitInputPixels: PICTURE_LIMITS.maxPixels,
      failOn: 'error',
    });
    return await change(frames ? picture : picture.autoOrient())
      // Half the work of sharp's own choice, for a file two percent larger.
      .webp({ quality: 84, effort: 2 })
      .timeout({ seconds: SECONDS })
      .toBuffer();
  } catch (error) {
    if (error instanceof ShopError) throw error;
    // Whatever sharp complains of, these bytes cannot be shown.
    throw new ShopError('PHOTO_UNREADABLE');
  }
}

/** Judged by the header alone, before anything is unpacked. */
function refuseTooLarge({ width, height, pageHeight, pages = 1 }: Omit<Metadata, 'format' | 'icc'>): void {
  if (pages > PICTURE_LIMITS.maxFrames) throw new ShopError('PHOTO_TOO_MANY_FRAMES');
  if (width * (pageHeight ?? height) * pages > PICTURE_LIMITS.maxPixels)
    throw new ShopError('PHOTO_TOO_MANY_PIXELS');
}
