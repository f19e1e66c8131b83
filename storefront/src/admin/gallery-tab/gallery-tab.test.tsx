// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { notice, press } from '../../testing/page-in-test';
import { answer, answerBy } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
// Fetched before the first test, which would wait for it on a busy machine.
import './gallery-tab';

startInFreshShop();

const ADDRESS = '/admin?tab=gallery';
const ID = '00000000-0000-4000-8000-000000000041';
const ALBUM = {
  id: ID,
  version: 0,
  title: 'Old mitt',
  description: 'New lace',
  imageUrls: ['/media/a.webp', '/media/b.webp'],
  isSample: false,
  createdAt: '2026-05-04T12:00:00.000Z',
};

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('the albums', () => {
  it('are counted and listed', async () => {
    answer('GET /api/work-gallery', [ALBUM]);
    show(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'Gallery Albums (1)' })).toBeTruthy();
    expect(rows()).toEqual(['Old mittNew lace2 photos, added May 04, 2026Delete']);
  });

  it('ask for work of one’s own until no drawing of the demo shop is left', async () => {
    answer('GET /api/work-gallery', [{ ...ALBUM, isSample: true }]);
    answerBy(`DELETE /api/admin/work-gallery/${ID}`, () => {
      answer('GET /api/work-gallery', [{ ...ALBUM, id: ID.replace('41', '42') }]);
      return Response.json({ success: true });
    });
    show(ADDRESS);
    expect(await screen.findByText(/^Replace these with your own work/)).toBeTruthy();
    expect(rows()).toEqual(['Old mittSample drawingNew lace2 sample drawings, added May 04, 2026Delete']);
    const editor = screen.getByRole('link', { name: /editor/ });
    expect(editor.getAttribute('href')).toMatch(/^\/cms\/collections\/gallery\?where.*isSample/);
    await press('Delete album Old mitt');
    await press('Delete Album');
    expect(await screen.findByText(/^2 photos/)).toBeTruthy();
    expect(screen.queryByText(/^Replace these with your own work/)).toBeNull();
  });

  it('say when there are none', async () => {
    show(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'Gallery Albums (0)' })).toBeTruthy();
    expect(screen.getByText(/^No albums yet/)).toBeTruthy();
  });

  it('are deleted when that is confirmed', async () => {
    answer('GET /api/work-gallery', [ALBUM]);
    answerBy(`DELETE /api/admin/work-gallery/${ID}`, () => {
      answer('GET /api/work-gallery', []);
      return Response.json({ success: true });
    });
    show(ADDRESS);
    await press('Delete album Old mitt');
    await press('Delete Album');
    expect(await screen.findByRole('heading', { name: 'Gallery Albums (0)' })).toBeTruthy();
    expect(await notice()).toBe('Album Deleted');
  });

  it('stay when the call fails, and so does the question', async () => {
    answer('GET /api/work-gallery', [ALBUM]);
    answer(`DELETE /api/admin/work-gallery/${ID}`, { message: 'Away' }, 500);
    show(ADDRESS);
    await press('Delete album Old mitt');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this album?' }));
    await press('Delete Album');
    expect((await dialog.findByRole('alert')).textContent).toBe('Failed to delete album');
  });
});
