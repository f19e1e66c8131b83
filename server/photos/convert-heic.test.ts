import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { heicPhoto } from '#server/testing/photos';
import { cleanPicture } from './draw-picture';

/** The photo with other numbers where its header has widths and heights. */
async function saying(width: number, height: number): Promise<Buffer> {
  const bytes = await heicPhoto();
  for (let box = bytes.indexOf('ispe'); box !== -1; box = bytes.indexOf('ispe', box + 1)) {
    bytes.writeUInt32BE(width, box + 8);
    bytes.writeUInt32BE(height, box + 12);
  }
  return bytes;
}

describe('a HEIC photo from an iPhone', () => {
  it('is kept upright, in its own colors, without place and camera', async () => {
    const original = await heicPhoto();
    expect(original.toString('latin1')).toContain('CameraOfRobin');
    const kept = await cleanPicture(original);
    const { format, width, height, exif, icc } = await sharp(kept).metadata();
    expect({ format, width, height, exif, icc }).toEqual({ format: 'webp', width: 80, height: 60 });
    // Its pixels are stored in Display P3 and turned.
    const { data } = await sharp(kept)
      .resize(2, 1, { kernel: 'nearest' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const blueThenRed = [30, 30, 200, 200, 30, 30];
    for (const [place, value] of blueThenRed.entries())
      expect(Math.abs((data[place] ?? 0) - value)).toBeLessThan(10);
  });

  it('is refused when it ends early', async () => {
    const bytes = await heicPhoto();
    await expect(cleanPicture(bytes.subarray(0, 1000))).rejects.toMatchObject({ code: 'PHOTO_UNREADABLE' });
  });

  it('is refused when it says it is larger than a photo may be, before it is unpacked', async () => {
    await expect(cleanPicture(await saying(20_000, 20_000))).rejects.toMatchObject({
      code: 'PHOTO_TOO_MANY_PIXELS',
    });
  });

  it('is refused when its pixels are not those its header promises', async () => {
    await expect(cleanPicture(await saying(4000, 3000))).rejects.toMatchObject({ code: 'PHOTO_UNREADABLE' });
  });

  it('is refused when it takes too long to unpack, and the next photo still works', async () => {
    const bytes = await heicPhoto();
    const late = cleanPicture(bytes, 1);
    const next = cleanPicture(bytes);
    await expect(late).rejects.toMatchObject({ code: 'PHOTO_UNREADABLE', message: MESSAGES.photoUnreadable });
    expect((await sharp(await next).metadata()).width).toBe(80);
  });
});
