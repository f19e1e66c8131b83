import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';
import { showAt } from '../testing/page-in-test';
import { answer, startShop, urlsOf } from '../testing/shop-in-test';
import { WorkSection } from './work-section';

const ALBUMS = 'GET /api/work-gallery';
startShop();

const album = (number: number, changes: Partial<GalleryAlbumView> = {}): GalleryAlbumView => ({
  id: `3f2a91c4-1c1a-4b1e-8f00-00000000000${number}`,
  version: 0,
  title: `Album ${number}`,
  description: null,
  imageUrls: [`/media/${number}-a.webp`, `/media/${number}-b.webp`],
  isSample: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  ...changes,
});

it('compares the first two pictures of three albums and links to all of them', async () => {
  answer(ALBUMS, [album(5), album(4, { imageUrls: ['/media/alone.webp'] }), album(3), album(2), album(1)]);
  showAt('/', <WorkSection />);
  const sliders = await screen.findAllByRole('slider');
  expect(sliders.map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent)).toEqual([
    'Compare before and after: Album 5',
    'Compare before and after: Album 3',
    'Compare before and after: Album 2',
  ]);
  const newest = within(screen.getByRole('article', { name: 'Album 5' }));
  expect(newest.getByRole('img', { name: 'Album 5, before' }).getAttribute('src')).toBe(
    '/media/thumbs/5-a.webp.webp',
  );
  expect(newest.getByRole('img', { name: 'Album 5, after' }).getAttribute('src')).toBe(
    '/media/thumbs/5-b.webp.webp',
  );
  expect(screen.getByRole('link', { name: 'See our work' }).getAttribute('href')).toBe('/our-work');
});

it('waits until its place is below the screen, so nothing moves', async () => {
  const at = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900));
  vi.stubGlobal('scrollY', 2400);
  answer(ALBUMS, [album(1)]);
  showAt('/', <WorkSection />);
  await expect.poll(() => urlsOf(ALBUMS)).toHaveLength(1);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  fireEvent.scroll(window);
  expect(screen.queryByRole('slider')).toBeNull();
  at.mockReturnValue(new DOMRect(0, 1200));
  fireEvent.scroll(window);
  expect(await screen.findByRole('slider')).toBeTruthy();
});

it('labels drawings', async () => {
  answer(ALBUMS, [album(1, { isSample: true }), album(2)]);
  showAt('/', <WorkSection />);
  const drawn = within(await screen.findByRole('article', { name: 'Album 1' }));
  expect(drawn.getByText('Sample drawing')).toBeTruthy();
  expect(drawn.getByRole('img', { name: 'Sample drawing: Album 1, before' })).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'Album 2' })).queryByText('Sample drawing')).toBeNull();
});

it.each([
  ['there are none', 200, []],
  ['none can be compared', 200, [album(1, { imageUrls: ['/media/alone.webp'] })]],
  ['they do not load', 503, { message: 'Away' }],
])('renders nothing when %s', async (_case, status, body) => {
  answer(ALBUMS, body, status);
  showAt('/', <WorkSection />);
  await expect.poll(() => urlsOf(ALBUMS)).toHaveLength(1);
  // It takes a few ticks until the page has read the answer.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('region')).toBeNull();
});
