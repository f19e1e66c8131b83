import { expect, it } from 'vitest';
import { comparedAlbums } from './compared-albums';

const album = (...imageUrls: string[]) => ({ imageUrls });

it('comparedAlbums takes the first picture as before, the second as after', () => {
  const newest = album('/media/a.webp', '/media/b.webp', '/media/c.webp');
  expect(comparedAlbums([newest])).toEqual([
    { album: newest, before: '/media/a.webp', after: '/media/b.webp' },
  ]);
});

it('comparedAlbums takes the three newest albums with two pictures', () => {
  const two = (name: string) => album(`/media/${name}1.webp`, `/media/${name}2.webp`);
  const albums = [two('a'), album('/media/alone.webp'), two('b'), album(), two('c'), two('d')];
  expect(comparedAlbums(albums).map(({ before }) => before)).toEqual([
    '/media/a1.webp',
    '/media/b1.webp',
    '/media/c1.webp',
  ]);
});
