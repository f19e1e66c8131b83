import { expect, it } from 'vitest';
import { ownImage, thumbnailOf } from './images';

it('a thumbnail has an address of its own, which is never taken for an image', () => {
  const thumbnail = thumbnailOf('/media/3f2a91c4-0b1e-4c55-9d6f-1a2b3c4d5e6f.webp');
  expect(thumbnail).toBe('/media/thumbs/3f2a91c4-0b1e-4c55-9d6f-1a2b3c4d5e6f.webp.webp');
  expect(ownImage.safeParse(thumbnail).success).toBe(false);
});
