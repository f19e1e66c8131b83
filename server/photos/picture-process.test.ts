import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jpeg } from '#server/testing/photos';
import { cleanPicture } from './draw-picture';
import { inPictureProcess, pictureProcessId } from './picture-process';

const end = () => process.kill(pictureProcessId() ?? 0, 'SIGKILL');

describe('the process that draws pictures', () => {
  it('draws several at once, each for its own caller', async () => {
    const svg = (side: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"/>`;
    const drawn = await Promise.all(
      [10, 20, 30].map((side) => inPictureProcess('rasterize', { svg: svg(side) })),
    );
    const pictures = await Promise.all(
      drawn.map((bytes) => sharp(z.instanceof(Buffer).parse(bytes)).metadata()),
    );
    expect(pictures.map(({ width }) => width)).toEqual([10, 20, 30]);
  });

  it("isn't there until it's needed, and starts again after its end", async () => {
    const photo = await jpeg();
    await cleanPicture(photo);
    const first = pictureProcessId();
    end();
    await expect.poll(pictureProcessId).toBeUndefined();
    await cleanPicture(photo);
    expect(pictureProcessId()).not.toBe(first);
  });

  it("doesn't blame a photo for its own end", async () => {
    const photo = await jpeg();
    const drawn = cleanPicture(photo);
    await expect.poll(pictureProcessId).toBeDefined();
    end();
    await expect(drawn).rejects.toMatchObject({ code: 'PHOTOS_BUSY' });
    await expect(cleanPicture(photo)).resolves.toBeTruthy();
  });
});
