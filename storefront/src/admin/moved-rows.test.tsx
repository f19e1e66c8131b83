import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notice, user } from '../testing/page-in-test';
import { answer, answerBy, hold, sentTo } from '../testing/shop-in-test';
import { show, startInFreshShop } from './dashboard-in-test';
import { SERVICE } from './fixtures';
// Preload, so a busy machine doesn't slow the first test.
import './gallery-tab/gallery-tab';
import './laces-tab/laces-tab';
import './services-tab/services-tab';

startInFreshShop();

const ROW_PX = 40;
const NAMES = ['First', 'Second', 'Third'];
const idOf = (name: string) => `00000000-0000-4000-8000-00000000000${NAMES.indexOf(name)}`;
const ROOMS = {
  services: {
    list: 'GET /api/services',
    reorder: 'POST /api/services/reorder',
    body: 'serviceOrders',
    entry: (name: string) => ({ ...SERVICE, name }),
    done: 'Services reordered',
    failed: 'Failed to reorder services',
  },
  laces: {
    list: 'GET /api/lace-colors',
    reorder: 'POST /api/lace-colors/reorder',
    body: 'laceColorOrders',
    entry: (name: string) => ({ name, inventory: 5, active: 1, imageUrl: null, hexColor: '#b5763a' }),
    done: 'Lace colors reordered',
    failed: 'Failed to reorder lace colors',
  },
  gallery: {
    list: 'GET /api/work-gallery',
    reorder: 'POST /api/admin/work-gallery/reorder',
    body: 'albumOrders',
    entry: (title: string) => ({
      title,
      description: '',
      imageUrls: ['/media/a.webp'],
      isSample: false,
      createdAt: '2026-05-04T12:00:00.000Z',
    }),
    done: 'Albums reordered',
    failed: 'Failed to reorder albums',
  },
} as const;

const handles = () => screen.getAllByRole('button', { name: /^Move / });
const names = () => handles().map((handle) => handle.getAttribute('aria-label')?.replace('Move ', ''));

async function moveSecondUp(): Promise<void> {
  (await screen.findByRole('button', { name: 'Move Second' })).focus();
  await user.keyboard(' ');
  expect(await screen.findByText('Picked up Second at position 2 of 3.')).toBeTruthy();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(await screen.findByText('Second is over position 1 of 3.')).toBeTruthy();
  await user.keyboard(' ');
}

describe.each(['services', 'laces', 'gallery'] as const)('%s rows', (tab) => {
  const { list, reorder, body, entry, done, failed } = ROOMS[tab];
  const store = (order: readonly string[]) =>
    answer(
      list,
      order.map((name, sortOrder) => ({ ...entry(name), id: idOf(name), version: 0, sortOrder })),
    );

  beforeEach(() => {
    store(NAMES);
    // happy-dom has no layout, so the test gives each row a place.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const index = this instanceof HTMLTableRowElement ? this.sectionRowIndex : 0;
      return new DOMRect(0, index * ROW_PX, 300, ROW_PX);
    });
    show(`/admin?tab=${tab}`);
  });

  it('move by keyboard, and the shop stores the new order', async () => {
    answerBy(reorder, () => {
      store(['Second', 'First', 'Third']);
      return Response.json({ success: true });
    });
    await moveSecondUp();
    expect(await notice()).toBe(done);
    expect(names()).toEqual(['Second', 'First', 'Third']);
    const placed = ['Second', 'First', 'Third'].map((name, index) => ({
      id: idOf(name),
      sortOrder: index + 1,
    }));
    expect(sentTo(reorder)).toEqual([{ [body]: placed }]);
  });

  it('move back when the shop refuses', async () => {
    const held = hold(reorder);
    await moveSecondUp();
    await waitFor(() => expect(held).toHaveLength(1));
    expect(names()).toEqual(['Second', 'First', 'Third']);
    held[0]?.(new Response('', { status: 500 }));
    expect(await notice()).toBe(`Error${failed}`);
    await waitFor(() => expect(names()).toEqual(NAMES));
  });
});
