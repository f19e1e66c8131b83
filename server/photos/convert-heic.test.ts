import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { heicPhoto } from '#server/testing/photos';
import { cleanPicture } from './draw-picture';

async function withSize(width: number, height: number): Promise<Buffer> {
  const bytes = await heicPhoto();
  for (let box = bytes.indexOf('ispe'); box !== -1; box = bytes.indexOf('ispe', box + 1)) {
    bytes.writeUInt32BE(width, box + 8);
    bytes.writeUInt32BE(height, box + 12);
  }
  return bytes;
}

describe('a HEIC photo from an iPhone', () => {
  it('is stored upright, in its own colors, without location or camera', async () => {
    const original = await heicPhoto();
    expect(original.toString('latin1')).toContain('CameraOfRobin');
    const stored = await cleanPicture(original);
    const { format, width, height, exif, icc } = await sharp(stored).metadata();
    expect({ format, width, height, exif, icc }).toEqual({ format: 'webp', width: 80, height: 60 });
    // The original photo is rotated and in Display P3.
    const { data } = await sharp(stored)
      .resize(2, 1, { kernel: 'nearest' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const blueThenRed = [30, 30, 200, 200, 30, 30];
    for (const [index, value] of blueThenRed.entries())
      expect(Math.abs((data[index] ?? 0) - value)).toBeLessThan(10);
  });

  it("is rejected if it's cut off", async () => {
    const bytes = await heicPhoto();
    await expect(cleanPicture(bytes.subarray(0, 1000))).rejects.toMatchObject({ code: 'PHOTO_UNREADABLE' });
  });

  it('is rejected before decoding if its header claims too many pixels', async () => {
    await expect(cleanPicture(await withSize(20_000, 20_000))).rejects.toMatchObject({
      code: 'PHOTO_TOO_MANY_PIXELS',
    });
  });

  it("is rejected if its pixels don't match its header", async () => {
    await expect(cleanPicture(await withSize(4000, 3000))).rejects.toMatchObject({
      code: 'PHOTO_UNREADABLE',
    });
  });

  it('is rejected if decoding takes too long, and the next photo still works', async () => {
    const bytes = await heicPhoto();
    const late = cleanPicture(bytes, 1);
    const next = cleanPicture(bytes);
    await expect(late).rejects.toMatchObject({ code: 'PHOTO_UNREADABLE', message: MESSAGES.photoUnreadable });
    expect((await sharp(await next).metadata()).width).toBe(80);
  });
});
