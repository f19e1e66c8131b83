import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type';
import PQueue from 'p-queue';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { z } from 'zod';
import { PHOTO_LIMITS, PICTURE_LIMITS, UPLOAD_TYPES, type UploadType } from '#domain/photos/photo-limits';
import { ShopError } from '#server/platform/errors/shop-error';

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

/** One photo may take this long, in ms. */
const TIME_MAX = 60_000;
/** Memory that the decoder may take, in bytes: five times what 12 megapixels need. */
const MEMORY_MAX = 512 * 1024 ** 2;

/** One at a time in the whole process: each takes a core and up to half a gigabyte. */
const queue = new PQueue({ concurrency: 1 });

const unpacked = z.object({
  data: z.instanceof(Uint8ClampedArray),
  width: z.number(),
  height: z.number(),
});

/**
 * An iPhone's photo as a PNG of the size we keep, upright and in its own colors (rule 9.6).
 * @throws when the photo can't be unpacked, or takes too long or too much memory
 */
export function convertHeic(bytes: Uint8Array, icc: Buffer | undefined, timeMax = TIME_MAX): Promise<Buffer> {
  return queue.add(async () => {
    const { data, width, height } = await unpack(bytes, timeMax);
    const { keptSide } = PICTURE_LIMITS;
    const png = await sharp(data, { raw: { width, height, channels: 4 } })
      .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return icc ? withColors(png, icc) : png;
  });
}

async function unpack(bytes: Uint8Array, timeMax: number): Promise<z.infer<typeof unpacked>> {
  const worker = new Worker(new URL('./heic-worker.mjs', import.meta.url), {
    workerData: { bytes, maxPixels: PICTURE_LIMITS.maxPixels, maxMemory: MEMORY_MAX },
    // The decoder prints what it dislikes about a file.
    stdout: true,
    stderr: true,
  });
  try {
    const [message] = await once(worker, 'message', { signal: AbortSignal.timeout(timeMax) });
    return unpacked.parse(message);
  } finally {
    await worker.terminate();
  }
}

/** Where a PNG's first chunk ends: its size and kind. */
const HEADER_END = 33;

/** A PNG whose pixels are meant in the colors of this profile. sharp can only convert to a profile, not name the one there is. */
function withColors(png: Buffer, icc: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, HEADER_END), length, body, sum, png.subarray(HEADER_END)]);
}

/** So many bytes at the start of a file tell its type: what file-type asks for. */
export const TYPE_BYTES = 4100;

/** The type of a picture by its first bytes, whatever it is called; null for everything that is not taken. */
export async function pictureType(bytes: Uint8Array): Promise<UploadType | null> {
  const start = bytes.subarray(0, TYPE_BYTES);
  const found = await fileTypeFromBuffer(start);
  // An animated PNG is a PNG.
  if (found?.mime === 'image/apng') return 'image/png';
  if (found?.mime.startsWith('image/heif')) return memberOfFamily(start);
  return UPLOAD_TYPES.find((type) => type === found?.mime) ?? null;
}

/** The type of a picture that names its whole family first: the other names in its first box tell. */
function memberOfFamily(start: Uint8Array): UploadType | null {
  const box = Buffer.from(start);
  const names = box.toString('latin1', 8, box.readUInt32BE());
  if (/avi[fs]/.test(names)) return 'image/avif';
  return /hei[cx]/.test(names) ? 'image/heic' : null;
}

/** Pictures that are worked on at once: each may need a few hundred megabytes, and a core. */
export const AT_ONCE = 2;
/** How many more may wait; further callers are asked to try again. */
export const WAITING_MAX = 50;

/** One for the whole process, however many shops are in it: what it guards is the machine's memory. */
const drawing = new PQueue({ concurrency: AT_ONCE });

/** Does work on a picture when its turn comes. Throws a PHOTOS_BUSY ShopError when too many wait already. */
export async function inTurn<Result>(work: () => Promise<Result>, waitingMax = WAITING_MAX): Promise<Result> {
  if (drawing.pending >= AT_ONCE && drawing.size >= waitingMax) throw new ShopError('PHOTOS_BUSY');
  return drawing.add(work);
}
