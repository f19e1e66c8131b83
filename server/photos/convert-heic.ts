import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { z } from 'zod';
import { PICTURE_LIMITS } from '#domain/photos/photo-limits';

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
