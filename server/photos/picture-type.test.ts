import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { cleanPicture, pictureType, TYPE_BYTES } from './draw-picture';

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } });

// Some cameras and converters write the brand of the whole family first.
async function avifOfTheFamily(): Promise<Buffer> {
  const bytes = await picture().avif({ effort: 0 }).toBuffer();
  bytes.write('mif1', 8, 'latin1');
  return bytes;
}

describe('pictureType', () => {
  cases([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['gif', 'image/gif'],
    ['avif', 'image/avif'],
    ['tiff', null],
  ] as const)('maps %s to %s', async ([format]) => pictureType(await picture()[format]().toBuffer()));

  it('detects a PNG with long metadata before its pixels', async () => {
    const bytes = await picture().withIccProfile('p3').png().toBuffer();
    const padded = Buffer.concat([bytes.subarray(0, 33), chunk('tEXt', 2 * TYPE_BYTES), bytes.subarray(33)]);
    expect(await pictureType(padded)).toBe('image/png');
    expect(await pictureType(padded.subarray(0, TYPE_BYTES))).toBe('image/png');
  });

  it("detects an AVIF with the family's brand first, which can be drawn", async () => {
    const bytes = await avifOfTheFamily();
    expect(await pictureType(bytes)).toBe('image/avif');
    await expect(cleanPicture(bytes)).resolves.toBeTruthy();
  });
});

function chunk(type: string, size: number): Buffer {
  const bytes = Buffer.alloc(12 + size, 'x');
  bytes.writeUInt32BE(size, 0);
  bytes.write(type, 4, 'latin1');
  return bytes;
}
