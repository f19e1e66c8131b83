import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type';
import PQueue from 'p-queue';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { z } from 'zod';
import { PHOTO_LIMITS, PICTURE_LIMITS, UPLOAD_TYPES, type UploadType } from '#domain/photos/photo-limits';
import { ShopError } from '#server/platform/errors/shop-error';

const { storedSide } = PICTURE_LIMITS;

/** Re-encodes a photo for storage (rule 9.3): WebP, pixels only. Throws a ShopError (PHOTO_…). */
export async function cleanPicture(bytes: Uint8Array, heicTimeMax?: number): Promise<Buffer> {
  if (bytes.length > PHOTO_LIMITS.maxBytes) throw new ShopError('PHOTO_TOO_LARGE');
  return drawPicture({
    bytes,
    animated: true,
    heicTimeMax,
    change: (picture) =>
      picture.resize({ width: storedSide, height: storedSide, fit: 'inside', withoutEnlargement: true }),
  });
}

const SECONDS = 30;

const FORMATS: Record<UploadType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
  'image/heic': 'heif',
  'image/heif': 'heif',
};

// No picture is processed twice, so a cache only costs memory.
sharp.cache(false);

interface DrawPicture {
  bytes: Uint8Array;
  animated: boolean;
  heicTimeMax?: number;
  change: (picture: Sharp) => Sharp;
}

/** Re-encodes a picture as upright WebP in sRGB, without metadata. Throws a ShopError (PHOTO_…). */
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
      // Half the work of the default, for 2% more bytes.
      .webp({ quality: 84, effort: 2 })
      .timeout({ seconds: SECONDS })
      .toBuffer();
  } catch (error) {
    if (error instanceof ShopError) throw error;
    throw new ShopError('PHOTO_UNREADABLE');
  }
}

// Checked in the header, before decoding.
function refuseTooLarge({ width, height, pageHeight, pages = 1 }: Omit<Metadata, 'format' | 'icc'>): void {
  if (pages > PICTURE_LIMITS.maxFrames) throw new ShopError('PHOTO_TOO_MANY_FRAMES');
  if (width * (pageHeight ?? height) * pages > PICTURE_LIMITS.maxPixels)
    throw new ShopError('PHOTO_TOO_MANY_PIXELS');
}

// Per photo, in ms.
const TIME_MAX = 60_000;
// In bytes: five times what 12 megapixels need.
const MEMORY_MAX = 512 * 1024 ** 2;

// One at a time, because each takes a core and up to half a gigabyte.
const queue = new PQueue({ concurrency: 1 });

const decodedHeic = z.object({
  data: z.instanceof(Uint8ClampedArray),
  width: z.number(),
  height: z.number(),
});

/** An iPhone photo as an upright PNG in its own colors (rule 9.6). Throws if it fails or takes too much. */
export function convertHeic(bytes: Uint8Array, icc: Buffer | undefined, timeMax = TIME_MAX): Promise<Buffer> {
  return queue.add(async () => {
    const { data, width, height } = await decodeHeic(bytes, timeMax);
    const { storedSide } = PICTURE_LIMITS;
    const png = await sharp(data, { raw: { width, height, channels: 4 } })
      .resize({ width: storedSide, height: storedSide, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return icc ? withColors(png, icc) : png;
  });
}

async function decodeHeic(bytes: Uint8Array, timeMax: number): Promise<z.infer<typeof decodedHeic>> {
  const worker = new Worker(new URL('./heic-worker.mjs', import.meta.url), {
    workerData: { bytes, maxPixels: PICTURE_LIMITS.maxPixels, maxMemory: MEMORY_MAX },
    stdout: true,
    stderr: true,
  });
  try {
    const [message] = await once(worker, 'message', { signal: AbortSignal.timeout(timeMax) });
    return decodedHeic.parse(message);
  } finally {
    await worker.terminate();
  }
}

// Where a PNG's first chunk ends.
const HEADER_END = 33;

// sharp can convert to a color profile but can't tag the existing one.
function withColors(png: Buffer, icc: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, HEADER_END), length, body, sum, png.subarray(HEADER_END)]);
}

/** How many bytes file-type needs. */
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

// Each may take a core and a few hundred megabytes.
export const AT_ONCE = 2;
export const WAITING_MAX = 50;

// One queue per process, to protect the machine's memory.
const drawing = new PQueue({ concurrency: AT_ONCE });

/** Runs picture work in a limited queue. Throws a PHOTOS_BUSY ShopError. */
export async function inTurn<Result>(work: () => Promise<Result>, waitingMax = WAITING_MAX): Promise<Result> {
  if (drawing.pending >= AT_ONCE && drawing.size >= waitingMax) throw new ShopError('PHOTOS_BUSY');
  return drawing.add(work);
}
