import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press, user } from '../testing/page-in-test';
import { answer, hold, refuse, urlsOf } from '../testing/shop-in-test';
import { show, startInFreshShop } from './dashboard-in-test';

// Preload, so a busy machine doesn't slow the first test.
import '../app/dashboard/menu-lists';

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
const steps = (count: number) => screen.findByRole('button', { name: `${TITLE} (${count})` });
const noSteps = () => screen.queryByRole('button', { name: new RegExp(TITLE) });
const heading = () => screen.findByRole('heading', { level: 1 });

describe('first steps of a new shop', () => {
  it.each(['/admin', '/admin/security'])(
    'open from the bar of %s as a list, each with a link',
    async (page) => {
      answer(CALL, { left: ['name', 'address', 'samples'] });
      show(page);
      await user.click(await steps(3));
      const list = within(await screen.findByRole('dialog', { name: TITLE }));
      expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Your shop is still named The Glove Shop.Name your shop',
        'Pages and emails show an example address.Add your address',
        'The gallery shows sample drawings.Show your own work',
      ]);
      const links = list.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(links.slice(0, 2)).toEqual(['/admin/settings?group=shop', '/admin/settings?group=shop']);
      expect(links[2]).toMatch(/^\/cms\/collections\/gallery\?.*isSample/);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(document.activeElement).toBe(await steps(3));
    },
  );

  it('disappear once all are done', async () => {
    show('/admin');
    expect(await heading()).toBeTruthy();
    expect(noSteps()).toBeNull();
  });

  it("cause no layout shift, because the bar's other tools wait for them", async () => {
    const waiting = hold(CALL);
    show('/admin');
    await heading();
    expect(screen.queryByRole('button', { name: 'Owner, your menu' })).toBeNull();
    for (const reply of waiting) reply(Response.json({ left: ['name'] }));
    await steps(1);
    expect(screen.getByRole('button', { name: 'Owner, your menu' })).toBeTruthy();
  });

  it('block nothing when they fail to load', async () => {
    refuse(CALL, 500, 'Something went wrong on our side. Try again.');
    show('/admin');
    expect(await screen.findByRole('button', { name: 'Owner, your menu' })).toBeTruthy();
    expect(noSteps()).toBeNull();
  });

  it('refresh after an album is deleted', async () => {
    answer('GET /api/work-gallery', [ALBUM]);
    answer(`DELETE /api/admin/work-gallery/${ALBUM.id}`, { success: true });
    show('/admin?tab=gallery');
    await press(`Delete album ${ALBUM.title}`);
    answer(CALL, { left: ['name'] });
    await press('Delete Album');
    await steps(1);
    expect(urlsOf(CALL)).toHaveLength(2);
  });
});
