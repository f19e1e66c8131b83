import sharp from 'sharp';
import { expect, it } from 'vitest';
import { APP_ICONS } from '../domain/app/app-manifest';

/** Systems show at least the center circle of a maskable icon, 80% of its width. */
const SAFE = 0.4;

it.each(APP_ICONS)('$src is a PNG of $size pixels', async ({ src, size }) => {
  const { format, width, height } = await sharp(`storefront/public${src}`).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size });
});

it.each(APP_ICONS.filter(({ purpose }) => purpose === 'maskable'))(
  '$src is opaque, and cropping it to a circle leaves the mark whole',
  async ({ src, size }) => {
    const pixels = await sharp(`storefront/public${src}`).ensureAlpha().raw().toBuffer();
    const at = (x, y) => pixels.subarray((y * size + x) * 4, (y * size + x) * 4 + 4).join();
    const outside = new Set();
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1)
        if (Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) > size * SAFE) outside.add(at(x, y));
    expect([...outside]).toEqual(['21,17,14,255']);
  },
);
