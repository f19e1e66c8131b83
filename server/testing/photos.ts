import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b5763a' } });

export const PHOTOS: Record<string, () => Promise<Buffer>> = {
  'image/jpeg': () => plain(80, 60).jpeg().toBuffer(),
  'image/png': () => plain(80, 60).png().toBuffer(),
  'image/webp': () => plain(80, 60).webp().toBuffer(),
  'image/gif': () => plain(80, 60).gif().toBuffer(),
  'image/avif': () => plain(80, 60).avif({ effort: 0 }).toBuffer(),
  'image/heic': () => heicPhoto(),
};

/** An iPhone's photo of 80 by 60 pixels, rotated, with camera and location. Blue on the left, red on the right. */
export const heicPhoto = (): Promise<Buffer> => readFile(new URL('./phone-photo.heic', import.meta.url));

export const jpeg = (width = 80, height = 60): Promise<Buffer> => plain(width, height).jpeg().toBuffer();

/** Returns a photo that compresses badly. */
export const noise = (side = 400): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#b5763a',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

export const HIDDEN = ['CameraOfRobin', 'RobinsXmp', 'RobinsComment', '<script>alert(1)</script>'];

/** Returns a phone's photo: rotated, with camera, location, XMP, and a comment. 80 by 60 before rotation. */
export async function phonePhoto(): Promise<Buffer> {
  const bytes = await plain(80, 60)
    .jpeg()
    .withExif({
      IFD0: { Make: 'CameraOfRobin' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 45/1 0/1', GPSLongitude: '84/1 11/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">RobinsXmp</x:xmpmeta>')
    .toBuffer();
  const comment = Buffer.from('RobinsComment');
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, comment.length + 2]), comment]);
  return Buffer.concat([bytes.subarray(0, 2), segment, bytes.subarray(2)]);
}

/** Returns a photo that is also a valid page or archive. */
export async function polyglot(other: 'html' | 'zip'): Promise<Buffer> {
  const page = '<html><body><script>alert(1)</script></body></html>';
  return Buffer.concat([await jpeg(), Buffer.from(other === 'html' ? page : `PK\x03\x04${page}`)]);
}

/** Returns an animation of different colors. */
export async function animation(frames: number, side = 20): Promise<Buffer> {
  const raw = Buffer.concat(
    Array.from({ length: frames }, (_, n) => Buffer.alloc(side * side * 3, (n * 37) % 256)),
  );
  return sharp(raw, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .gif({ delay: Array.from({ length: frames }, () => 100) })
    .toBuffer();
}

/** Returns a small PNG that decompresses to this size. */
export function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const text =
  (value: string, encoding: BufferEncoding = 'utf8') =>
  async () =>
    Buffer.from(value, encoding);
const boxed = (brand: string) => text(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic${'x'.repeat(100)}`, 'latin1');

interface BadPhoto {
  name: string;
  type: string;
  make: () => Promise<Buffer>;
  status: 413 | 415;
}

const bad = (name: string, type: string, make: BadPhoto['make'], status: BadPhoto['status'] = 415) => ({
  name,
  type,
  make,
  status,
});

export const BAD_PHOTOS: BadPhoto[] = [
  bad('an SVG', 'image/svg+xml', text(SVG)),
  bad('an SVG called PNG', 'image/png', text(SVG)),
  bad('an SVG with an XML head', 'image/jpeg', text(`<?xml version="1.0"?>${SVG}`)),
  bad('a page called JPEG', 'image/jpeg', text('<!doctype html><script>alert(1)</script>')),
  bad('a PDF', 'image/png', text('%PDF-1.7\n1 0 obj')),
  bad('a TIFF', 'image/png', () => plain(8, 8).tiff().toBuffer()),
  bad('a HEIC', 'image/avif', boxed('heic')),
  bad('a HEIC that says it is AVIF', 'image/avif', boxed('avif')),
  bad(
    'a script that begins like a GIF',
    'image/gif',
    text('GIF89a/*'.padEnd(80, ' ').concat('*/=1;alert(1)//')),
  ),
  bad('text that begins like a JPEG', 'image/jpeg', text(`\xff\xd8\xff${SVG}`, 'latin1')),
  bad('an empty file', 'image/jpeg', text('')),
  bad('one byte', 'image/jpeg', text('\xff', 'latin1')),
  bad('half a JPEG', 'image/jpeg', async () => (await jpeg(900, 900)).subarray(0, 2000)),
  bad('half a PNG', 'image/png', async () => pixelBomb(3000, 3000).subarray(0, 400)),
  bad('11 MB', 'image/jpeg', async () => Buffer.concat([await jpeg(), Buffer.alloc(11 * 1024 * 1024)]), 413),
  bad('one byte more than 10 MB', 'image/jpeg', async () => padded(await jpeg(), 10_485_761), 413),
  bad('a pixel bomb', 'image/png', async () => pixelBomb(20_000, 20_000), 413),
  bad('a thin pixel bomb', 'image/png', async () => pixelBomb(1, 60_000_000), 413),
  bad('an animation of 301 pictures', 'image/gif', () => animation(301, 4), 413),
];

/** Pads a photo with zeros to this size, in bytes. */
export const padded = (bytes: Buffer, size: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);

/** A photo as the editor uploads it. */
export const photoFile = (data: Buffer, mimetype = 'image/jpeg', name = 'IMG_1.JPG') => ({
  name,
  mimetype,
  data,
  size: data.length,
});
