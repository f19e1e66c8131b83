// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press } from '../testing/page-in-test';
import { answer, askedFor, hold, refuse } from '../testing/shop-in-test';
import { show, startInFreshShop } from './dashboard-in-test';

startInFreshShop();

const ALBUM = {
  id: '5a2f91c4-0000-4000-8000-000000000041',
  version: 1,
  title: 'Old mitt',
  description: '',
  imageUrls: ['/media/a.webp'],
  isSample: true,
  createdAt: '2026-05-04T12:00:00.000Z',
};
const CALL = 'GET /api/admin/first-steps';
const TITLE = 'Make the shop yours';
const card = async () => within(await screen.findByRole('region', { name: TITLE }));

describe('the first steps of a new shop', () => {
  it('are listed, each with the way to take it', async () => {
    answer(CALL, { left: ['name', 'address', 'samples'] });
    show('/admin');
    const steps = await card();
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Your shop is still called The Glove Shop.Name your shop',
      'Pages and mails name an example as your address.Put in your own',
      'The gallery shows sample drawings.Show your own work',
    ]);
    const ways = steps.getAllByRole('link').map((way) => way.getAttribute('href'));
    expect(ways.slice(0, 2)).toEqual(['/cms/globals/shop-settings', '/cms/globals/shop-settings']);
    expect(ways[2]).toMatch(/^\/cms\/collections\/gallery\?.*isSample/);
  });

  it('are gone once all are taken', async () => {
    show('/admin');
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeTruthy();
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  it('move nothing: the dashboard shows once they are known', async () => {
    const waiting = hold(CALL);
    show('/admin');
    const heading = () => screen.queryByRole('heading', { name: 'Admin Dashboard' });
    await screen.findByText('Admin Dashboard');
    expect(heading()).toBeNull();
    for (const reply of waiting) reply(Response.json({ left: ['name'] }));
    await card();
    expect(heading()).not.toBeNull();
  });

  it('stand in nobody’s way when they cannot be read', async () => {
    refuse(CALL, 500, 'Something went wrong on our side. Please try again.');
    show('/admin');
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeTruthy();
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  it('are read again when an album is deleted', async () => {
    answer('GET /api/work-gallery', [ALBUM]);
    answer(`DELETE /api/admin/work-gallery/${ALBUM.id}`, { success: true });
    show('/admin?tab=gallery');
    await press(`Delete album ${ALBUM.title}`);
    answer(CALL, { left: ['name'] });
    await press('Delete Album');
    await card();
    expect(askedFor(CALL)).toHaveLength(2);
  });
});
