import { fileTypeFromBuffer } from 'file-type';
import PQueue from 'p-queue';
import { z } from 'zod';
import { PHOTO_LIMITS, PICTURE_LIMITS, UPLOAD_TYPES, type UploadType } from '#domain/photos/photo-limits';
import { ShopError } from '#server/platform/errors/shop-error';
import { inPictureProcess } from './picture-process';

const { storedSide } = PICTURE_LIMITS;

/** Re-encodes a photo for storage (rule 9.3): WebP, pixels only. Throws a ShopError (PHOTO_…). */
export async function cleanPicture(bytes: Uint8Array, heicTimeMax?: number): Promise<Buffer> {
  if (bytes.length > PHOTO_LIMITS.maxBytes) throw new ShopError('PHOTO_TOO_LARGE');
  return drawPicture({
    bytes,
    animated: true,
    heicTimeMax,
    resize: { width: storedSide, height: storedSide, fit: 'inside' },
  });
}

const FORMATS: Record<UploadType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
  'image/heic': 'heif',
  'image/heif': 'heif',
};

const LIMITS = { maxPixels: PICTURE_LIMITS.maxPixels, maxFrames: PICTURE_LIMITS.maxFrames, seconds: 30 };

// Limits in ms and bytes, five times what 12 megapixels need.
const HEIC_LIMITS = { timeMax: 60_000, maxMemory: 512 * 1024 ** 2, side: storedSide };

interface DrawPicture {
  bytes: Uint8Array;
  animated: boolean;
  /** In ms. */
  heicTimeMax?: number;
  resize: { width: number; height: number; fit: 'inside' | 'cover' };
}

const redrawn = z.union([
  z.instanceof(Buffer),
  z.object({ refused: z.enum(['PHOTO_TYPE', 'PHOTO_TOO_MANY_FRAMES', 'PHOTO_TOO_MANY_PIXELS']) }),
]);

/** Re-encodes a picture as upright WebP in sRGB, without metadata. Throws a ShopError (PHOTO_…). */
export async function drawPicture({ heicTimeMax, ...picture }: DrawPicture): Promise<Buffer> {
  const type = await pictureType(picture.bytes);
  if (!type) throw new ShopError('PHOTO_TYPE');
  const heic = type === 'image/heic' && {
    ...HEIC_LIMITS,
    program: new URL('./heic-worker.mjs', import.meta.url).href,
    ...(heicTimeMax && { timeMax: heicTimeMax }),
  };
  const input = { ...picture, format: FORMATS[type], limits: LIMITS, heic };
  const drawn = await inPictureProcess('redraw', input).catch((error: unknown) => {
    throw error instanceof ShopError ? error : new ShopError('PHOTO_UNREADABLE');
  });
  const result = redrawn.parse(drawn);
  if ('refused' in result) throw new ShopError(result.refused);
  return result;
}

/** How many bytes file-type reads. */
export const TYPE_BYTES = 4100;

/** A picture's type by its first bytes. Null if we don't accept it. */
export async function pictureType(bytes: Uint8Array): Promise<UploadType | null> {
  const start = bytes.subarray(0, TYPE_BYTES);
  const found = await fileTypeFromBuffer(start);
  if (found?.mime === 'image/apng') return 'image/png';
  if (found?.mime.startsWith('image/heif')) return heifType(start);
  return UPLOAD_TYPES.find((type) => type === found?.mime) ?? null;
}

function heifType(start: Uint8Array): UploadType | null {
  const box = Buffer.from(start);
  const names = box.toString('latin1', 8, box.readUInt32BE());
  if (/avi[fs]/.test(names)) return 'image/avif';
  return /hei[cx]/.test(names) ? 'image/heic' : null;
}

// How many pictures may be drawn at once. Each may take a core and a few hundred megabytes.
export const AT_ONCE = 2;
export const WAITING_MAX = 50;

// Each process has one queue, to protect the machine's memory.
const drawing = new PQueue({ concurrency: AT_ONCE });

/** Runs picture work in a limited queue. Throws a PHOTOS_BUSY ShopError. */
export async function inTurn<Result>(work: () => Promise<Result>, waitingMax = WAITING_MAX): Promise<Result> {
  if (drawing.pending >= AT_ONCE && drawing.size >= waitingMax) throw new ShopError('PHOTOS_BUSY');
  return drawing.add(work);
}
