import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';
import { showAt } from '../testing/page-in-test';
import { answer, hold, startShop } from '../testing/shop-in-test';
import { OurWorkPage } from './our-work-page';

const ALBUMS = 'GET /api/work-gallery';
startShop();

function album(number: number, changes: Partial<GalleryAlbumView> = {}): GalleryAlbumView {
  return {
    id: `3f2a91c4-1c1a-4b1e-8f00-00000000000${number}`,
    version: 0,
    title: `Album ${number}`,
    description: null,
    imageUrls: [`/media/${number}-a.webp`, `/media/${number}-b.webp`, `/media/${number}-c.webp`],
    isSample: false,
    createdAt: '2026-01-02T03:04:05.000Z',
    ...changes,
  };
}

function show(albums?: GalleryAlbumView[]) {
  if (albums) answer(ALBUMS, albums);
  showAt('/our-work', <OurWorkPage />);
}

const press = (key: string) => userEvent.keyboard(`{${key}}`);
const openImage = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  // Its code loads when a photo is first opened.
  await screen.findByRole('dialog');
};
const turning = (name: string) => screen.queryByRole('button', { name: `${name} image` });
const thumbnail = (name: string) => screen.getByRole('button', { name });

describe('gallery', () => {
  it('is headed OUR WORK and shows a loading state', () => {
    hold(ALBUMS);
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('OUR WORK');
    expect(screen.getByRole('status').textContent).toBe('Loading our work');
  });

  it('shows an empty state', async () => {
    show([]);
    expect(await screen.findByText('Check back soon for photos of our work!')).toBeTruthy();
  });

  it('shows a card per album, with thumbnails of its photos', async () => {
    show([album(2, { description: 'New web' }), album(1)]);
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Album 2',
      'Album 1',
    ]);
    const card = within(screen.getByRole('article', { name: 'Album 2' }));
    expect(card.getByText('New web')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Order a service' }).getAttribute('href')).toBe('/order');
    expect(card.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
      '/media/thumbs/2-a.webp.webp',
      '/media/thumbs/2-b.webp.webp',
      '/media/thumbs/2-c.webp.webp',
    ]);
  });

  it('labels drawings but not photos', async () => {
    show([album(2, { isSample: true }), album(1)]);
    const drawn = within(await screen.findByRole('article', { name: 'Album 2' }));
    expect(drawn.getByText('Sample drawing')).toBeTruthy();
    expect(drawn.getByRole('img', { name: 'Sample drawing: Album 2, 1 of 3' })).toBeTruthy();
    expect(within(screen.getByRole('article', { name: 'Album 1' })).queryByText('Sample drawing')).toBeNull();
  });

  it('shows a load error without a status, and retries', async () => {
    answer(ALBUMS, { message: 'x' }, 503);
    show();
    expect((await screen.findByRole('alert')).textContent).not.toMatch(/\d/);
    answer(ALBUMS, [album(1)]);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article', { name: 'Album 1' })).toBeTruthy();
  });
});

describe('lightbox', () => {
  it('shows the chosen image with its title and position', async () => {
    show([album(1)]);
    await openImage('Album 1, 2 of 3');
    const dialog = screen.getByRole('dialog', { name: 'Album 1', description: 'Image 2 of 3' });
    const image = within(dialog).getByRole('img', { name: 'Album 1, 2 of 3' });
    expect(image.getAttribute('src')).toBe('/media/1-b.webp');
    expect(within(dialog).getByText('Loading image')).toBeTruthy();
    fireEvent.load(image);
    expect(within(dialog).queryByText('Loading image')).toBeNull();
  });

  it('labels a drawing', async () => {
    show([album(1, { isSample: true })]);
    await openImage('Sample drawing: Album 1, 2 of 3');
    const dialog = screen.getByRole('dialog', {
      name: 'Album 1',
      description: 'Sample drawing. Image 2 of 3',
    });
    expect(within(dialog).getByRole('img', { name: 'Sample drawing: Album 1, 2 of 3' })).toBeTruthy();
  });

  it('hides Previous on the first and Next on the last, and keeps the focus on the other', async () => {
    show([album(1)]);
    await openImage('Album 1, 1 of 3');
    expect(turning('Previous')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
    expect(turning('Previous')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
    expect(screen.getByText('Image 3 of 3')).toBeTruthy();
    expect(turning('Next')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(turning('Previous')));
  });

  it('hides both buttons for a single image', async () => {
    show([album(1, { imageUrls: ['/media/only.webp'] })]);
    await openImage('Album 1, 1 of 1');
    expect(screen.getByText('Image 1 of 1')).toBeTruthy();
    expect(turning('Previous')).toBeNull();
    expect(turning('Next')).toBeNull();
  });

  it('keeps the page behind it still when keys would scroll it', async () => {
    show([album(1)]);
    await openImage('Album 1, 1 of 3');
    const next = screen.getByRole('button', { name: 'Next image' });
    for (const key of ['PageDown', 'End', 'ArrowDown', 'Home'])
      expect(fireEvent.keyDown(next, { key }), key).toBe(false);
    expect(fireEvent.keyDown(screen.getByRole('dialog'), { key: ' ' })).toBe(false);
    expect(fireEvent.keyDown(next, { key: ' ' })).toBe(true);
  });

  it('navigates by arrow keys and stops at the ends', async () => {
    show([album(1)]);
    await openImage('Album 1, 2 of 3');
    await press('ArrowRight');
    await press('ArrowRight');
    expect(screen.getByText('Image 3 of 3')).toBeTruthy();
    await press('ArrowLeft');
    await press('ArrowLeft');
    await press('ArrowLeft');
    expect(screen.getByText('Image 1 of 3')).toBeTruthy();
  });

  it.each(['Escape', 'the button'])('closes by %s and returns the focus', async (how) => {
    show([album(1)]);
    await openImage('Album 1, 2 of 3');
    if (how === 'Escape') await press('Escape');
    else await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(thumbnail('Album 1, 2 of 3')));
  });

  it('shows an error when an image fails to load, and retries', async () => {
    show([album(1)]);
    await openImage('Album 1, 1 of 3');
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.error(dialog.getByRole('img'));
    expect(dialog.getByRole('alert').textContent).toContain("didn't load");
    await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
    expect(dialog.getByRole('img')).toBeTruthy();
  });
});
