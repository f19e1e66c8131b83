import { expect, it } from 'vitest';
import { inputs } from '#domain/testing/cases';
import { ownImage } from './images';
import {
  thumbnailFor,
  thumbnailName,
  thumbnailNames,
  thumbnailOf,
  thumbnailSet,
  wideSet,
} from './thumbnails';

it('thumbnailOf returns a path that is never accepted as an image', () => {
  const thumbnail = thumbnailOf('/media/3f2a91c4-0b1e-4c55-9d6f-1a2b3c4d5e6f.webp');
  expect(thumbnail).toBe('/media/thumbs/3f2a91c4-0b1e-4c55-9d6f-1a2b3c4d5e6f.webp.webp');
  expect(ownImage.safeParse(thumbnail).success).toBe(false);
});

it('thumbnailNames has a separate name for each side', () => {
  expect(thumbnailNames('a.webp')).toEqual([
    'a.webp.160.webp',
    'a.webp.240.webp',
    'a.webp.360.webp',
    'a.webp.webp',
    'a.webp.960.webp',
  ]);
  for (const name of ['a.webp', 'a.b.jpg'])
    for (const side of [160, 480, 960])
      expect(thumbnailFor(thumbnailName(name, side))).toEqual({ name, side });
  expect(thumbnailSet('/media/a.webp')).toMatch(
    /^\/media\/thumbs\/a\.webp\.160\.webp 160w, .+, \/media\/thumbs\/a\.webp\.webp 480w$/,
  );
  expect(wideSet('/media/a.webp')).toBe(
    '/media/thumbs/a.webp.360.webp 360w, /media/thumbs/a.webp.webp 480w, /media/thumbs/a.webp.960.webp 960w',
  );
});

inputs(['a.webp.161.webp', 'a.webp.0.webp', 'a.webp.1e2.webp.png', '.webp', 'a'])(
  'thumbnailFor rejects %s',
  (name) => thumbnailFor(name),
  null,
);
