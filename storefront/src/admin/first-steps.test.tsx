import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { press, user } from '../testing/page-in-test';
import { answer, hold, refuse, urlsOf } from '../testing/shop-in-test';
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
const fold = (count: number) => screen.findByRole('button', { name: `${TITLE} (${count})` });
const noFold = () => screen.queryByRole('button', { name: new RegExp(TITLE) });
const card = () => screen.queryByRole('region', { name: TITLE });

afterEach(() => localStorage.clear());

describe('first steps of a new shop', () => {
  it('expand from one line to a list, each with a link', async () => {
    answer(CALL, { left: ['name', 'address', 'samples'] });
    show('/admin');
    await user.click(await fold(3));
    const steps = within(await screen.findByRole('region', { name: TITLE }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Your shop is still named The Glove Shop.Name your shop',
      'Pages and emails show an example address.Add your address',
      'The gallery shows sample drawings.Show your own work',
    ]);
    const links = steps.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.slice(0, 2)).toEqual(['/admin/settings?group=shop', '/admin/settings?group=shop']);
    expect(links[2]).toMatch(/^\/cms\/collections\/gallery\?.*isSample/);
  });

  it('stay expanded or collapsed as the owner left them', async () => {
    answer(CALL, { left: ['name'] });
    const { unmount } = show('/admin');
    await fold(1);
    expect(card()).toBeNull();
    await user.click(await fold(1));
    unmount();
    const again = show('/admin');
    await fold(1);
    expect(card()).not.toBeNull();
    await user.click(await fold(1));
    expect(card()).toBeNull();
    again.unmount();
    show('/admin');
    await fold(1);
    expect(card()).toBeNull();
  });

  it('disappear once all are done', async () => {
    show('/admin');
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeTruthy();
    expect(noFold()).toBeNull();
  });

  it('cause no layout shift, because the dashboard waits for them', async () => {
    const waiting = hold(CALL);
    show('/admin');
    const heading = () => screen.queryByRole('heading', { name: 'Admin Dashboard' });
    await screen.findByText('Admin Dashboard');
    expect(heading()).toBeNull();
    for (const reply of waiting) reply(Response.json({ left: ['name'] }));
    await fold(1);
    expect(heading()).not.toBeNull();
  });

  it('block nothing when they fail to load', async () => {
    refuse(CALL, 500, 'Something went wrong on our side. Try again.');
    show('/admin');
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeTruthy();
    expect(noFold()).toBeNull();
  });

  it('refresh after an album is deleted', async () => {
    answer('GET /api/work-gallery', [ALBUM]);
    answer(`DELETE /api/admin/work-gallery/${ALBUM.id}`, { success: true });
    show('/admin?tab=gallery');
    await press(`Delete album ${ALBUM.title}`);
    answer(CALL, { left: ['name'] });
    await press('Delete Album');
    await fold(1);
    expect(urlsOf(CALL)).toHaveLength(2);
  });
});
