import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, field, fill, notice, press, user } from '../../testing/page-in-test';
import { answer, answerBy, headersOf, refuse, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
// Preload, so a busy machine doesn't slow the first test.
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

const table = () => within(screen.getByRole('table', { name: 'Gallery albums' }));
const rows = () =>
  table()
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('albums', () => {
  it('are counted and listed', async () => {
    answer('GET /api/work-gallery', [ALBUM]);
    show(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'Gallery Albums (1)' })).toBeTruthy();
    expect(rows()).toEqual(['Old mittNew lace2 photosMay 04, 2026']);
  });

  it("ask for the owner's own work while demo drawings remain", async () => {
    answer('GET /api/work-gallery', [{ ...ALBUM, isSample: true }]);
    answerBy(`DELETE /api/admin/work-gallery/${ID}`, () => {
      answer('GET /api/work-gallery', [{ ...ALBUM, id: ID.replace('41', '42') }]);
      return Response.json({ success: true });
    });
    show(ADDRESS);
    expect(await screen.findByText(/^Replace these with your own work/)).toBeTruthy();
    expect(rows()).toEqual(['Old mittSample drawingNew lace2 sample drawingsMay 04, 2026']);
    await press('Delete album Old mitt');
    await press('Delete Album');
    expect(await screen.findByText(/^2 photos/)).toBeTruthy();
    expect(screen.queryByText(/^Replace these with your own work/)).toBeNull();
  });

  it('can be added in a form behind a button', async () => {
    show(ADDRESS);
    await screen.findByRole('heading', { name: 'Gallery Albums (0)' });
    expect(screen.queryByRole('form', { name: 'Add Album' })).toBeNull();
    await press('Add Album');
    expect(await screen.findByRole('form', { name: 'Add Album' })).toBeTruthy();
    expect(address()).toBe(`${ADDRESS}&create=1`);
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Add Album' })).toBeNull());
  });

  it('are deleted after confirmation', async () => {
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

  it('stay without confirmation, and the focus returns to the button', async () => {
    answer('GET /api/work-gallery', [ALBUM]);
    show(ADDRESS);
    await press('Delete album Old mitt');
    await press('Cancel');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete album Old mitt' })),
    );
    expect(rows()).toHaveLength(1);
  });

  it('stay on failure, and so does the dialog for another try', async () => {
    answer('GET /api/work-gallery', [ALBUM]);
    answer(`DELETE /api/admin/work-gallery/${ID}`, { message: 'Away' }, 500);
    show(ADDRESS);
    await press('Delete album Old mitt');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this album?' }));
    await press('Delete Album');
    expect((await dialog.findByRole('alert')).textContent).toBe('Failed to delete album');
    answer(`DELETE /api/admin/work-gallery/${ID}`, { success: true });
    answer('GET /api/work-gallery', []);
    await press('Delete Album');
    expect(await notice()).toBe('Album Deleted');
    expect(await screen.findByText(/^No albums yet/)).toBeTruthy();
  });
});

describe('Edit Album', () => {
  const PATCH = `PATCH /api/admin/work-gallery/${ID}`;
  async function open(): Promise<void> {
    answer('GET /api/work-gallery', [
      { ...ALBUM, imageUrls: ['/media/a.webp', '/media/b.webp', '/media/c.webp'] },
    ]);
    answer(PATCH, { success: true, version: 1 });
    show(ADDRESS);
    await press('Edit album Old mitt');
    await screen.findByRole('dialog', { name: 'Edit Album' });
  }

  it('sends only changed fields with the version the owner saw', async () => {
    await open();
    expect(address()).toBe(`${ADDRESS}&edit=${ID}`);
    expect([field('Title').value, field('Description (optional)').value]).toEqual(['Old mitt', 'New lace']);
    await fill('Title', 'First base mitt');
    await press('Save Changes');
    expect(await notice()).toBe('Album Updated');
    expect(sentTo(PATCH)).toEqual([{ title: 'First base mitt' }]);
    expect(headersOf(PATCH)[0]?.get('If-Match')).toBe('"0"');
  });

  it('labels before and after pictures and reorders them', async () => {
    await open();
    expect(screen.getByText('Before')).toBeTruthy();
    expect(screen.getByText('After')).toBeTruthy();
    await press('Move photo 3 earlier');
    await press('Move photo 2 earlier');
    await press('Move photo 1 later');
    await press('Move photo 2 earlier');
    await user.click(screen.getByRole('button', { name: 'Remove photo 3' }));
    await press('Save Changes');
    await waitFor(() => expect(sentTo(PATCH)).toEqual([{ imageUrls: ['/media/c.webp', '/media/a.webp'] }]));
  });

  it('requires a picture and a title', async () => {
    await open();
    for (const _photo of ALBUM.imageUrls) await press('Remove photo 1');
    await press('Remove photo 1');
    await user.clear(field('Title'));
    await press('Save Changes');
    expect(await screen.findByText('Please select at least one image')).toBeTruthy();
    expect(screen.getByText('Please enter a title')).toBeTruthy();
    expect(sentTo(PATCH)).toEqual([]);
  });

  it('stays open with its input when the shop refuses it', async () => {
    await open();
    refuse(PATCH, 500, 'boom');
    await fill('Title', 'First base mitt');
    await press('Save Changes');
    expect(await notice()).toBe('ErrorFailed to update album');
    expect(field('Title').value).toBe('First base mitt');
  });
});
