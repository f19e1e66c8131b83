// Draws pictures in its own process (picture-process.ts).
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import PQueue from 'p-queue';
import sharp from 'sharp';

// A cache would only cost memory, because no picture is processed twice.
sharp.cache(false);

/** Re-encodes a picture as upright WebP in sRGB, without metadata. Returns the code of a refusal instead. */
async function redraw({ bytes, format, animated, resize, limits, heic }) {
  const { icc, ...found } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (found.format !== format) return { refused: 'PHOTO_TYPE' };
  // This comes from the header, before anything is decoded.
  const { width, height, pageHeight, pages = 1 } = found;
  if (pages > limits.maxFrames) return { refused: 'PHOTO_TOO_MANY_FRAMES' };
  if (width * (pageHeight ?? height) * pages > limits.maxPixels) return { refused: 'PHOTO_TOO_MANY_PIXELS' };
  const readable = heic ? await convertHeic(bytes, icc, { ...heic, maxPixels: limits.maxPixels }) : bytes;
  const frames = animated && pages > 1;
  const picture = sharp(readable, {
    animated: frames,
    limitInputPixels: limits.maxPixels,
    failOn: 'error',
  });
  return (
    (frames ? picture : picture.autoOrient())
      .resize({ ...resize, withoutEnlargement: true })
      // This takes half as long as the default, for 2% more bytes.
      .webp({ quality: 84, effort: 2 })
      .timeout({ seconds: limits.seconds })
      .toBuffer()
  );
}

// Pictures are drawn one at a time, because each takes a core and up to half a gigabyte.
const queue = new PQueue({ concurrency: 1 });

/** An iPhone photo as an upright PNG in its own colors (rule 9.6). */
function convertHeic(bytes, icc, { side, ...limits }) {
  return queue.add(async () => {
    const { data, width, height } = await decodeHeic(bytes, limits);
    const png = await sharp(data, { raw: { width, height, channels: 4 } })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return icc ? withColors(png, icc) : png;
  });
}

async function decodeHeic(bytes, { program, timeMax, ...limits }) {
  const worker = new Worker(new URL(program), {
    workerData: { bytes, ...limits },
    stdout: true,
    stderr: true,
  });
  try {
    const [message] = await once(worker, 'message', { signal: AbortSignal.timeout(timeMax) });
    return message;
  } finally {
    await worker.terminate();
  }
}

// Where a PNG's first chunk ends.
const HEADER_END = 33;

// sharp can convert to a color profile but can't tag the existing one.
function withColors(png, icc) {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, HEADER_END), length, body, sum, png.subarray(HEADER_END)]);
}

const crop = ({ bytes, width, height }) =>
  sharp(bytes)
    .resize({ width, height, fit: 'cover' })
    .flatten()
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();

async function write({ svg, texts }) {
  const overlays = await Promise.all(
    texts.map(async ({ left, bottom, ...text }) => {
      const { data: input, info } = await sharp({ text: { ...text, rgba: true } })
        .png()
        .toBuffer({ resolveWithObject: true });
      return { input, left, top: bottom - info.height };
    }),
  );
  return sharp(Buffer.from(svg)).composite(overlays).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}

/** Returns a drawing as PNG, covered with a repeated picture. It isn't compressed, because it's read again. */
const rasterize = ({ svg, tile }) =>
  sharp(Buffer.from(svg))
    .composite(tile ? [{ input: tile, tile: true }] : [])
    .webp({ quality: 95, effort: 0 })
    .toBuffer();

const TASKS = { redraw, crop, write, rasterize };

process.on('message', async ({ id, task, input }) => {
  const answer = await TASKS[task](input).then(
    (result) => ({ id, result }),
    (error) => ({ id, problem: String(error) }),
  );
  if (process.connected) process.send(answer);
});

// Ctrl+C reaches this process, too. It keeps running until the shop has finished its open requests and disconnects.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
