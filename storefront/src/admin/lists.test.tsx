import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../testing/page-in-test';
import { answer, refuse } from '../testing/shop-in-test';
import { show, startInFreshShop } from './dashboard-in-test';
import { CUSTOMER, DISCOUNT, ORDER, SERVICE } from './fixtures';
import { BOOKS } from './money/books-fixture';
// Preload, so a busy machine doesn't slow the first test.
import './customers-tab/customers-tab';
import './discounts-tab/discounts-tab';
import './gallery-tab/gallery-tab';
import './laces-tab/laces-tab';
import './messages-tab/messages-tab';
import './orders-tab/orders-tab';
import './services-tab/services-tab';

startInFreshShop();

const ENTRY = { id: SERVICE.id, version: 0, active: 1, createdAt: '2026-05-04T12:00:00.000Z' };
const COLOR = { ...ENTRY, name: 'Walnut', inventory: 5, sortOrder: 0, imageUrl: null, hexColor: '#b5763a' };
const ALBUM = { ...ENTRY, title: 'Old mitt', description: '', imageUrls: ['/media/a.webp'], isSample: false };
const BO = { ...ENTRY, name: 'Bo Stitch', email: 'bo@staff.example', role: 'bench', isInvited: true };

const LISTS = [
  ['?tab=orders', 'GET /api/orders', 'No orders yet', ORDER, ORDER.customerName],
  ['?tab=customers', 'GET /api/customers', 'No customers found', CUSTOMER, CUSTOMER.name],
  ['?tab=messages', 'GET /api/customers', 'No customers found', CUSTOMER, CUSTOMER.name],
  [
    '?tab=services',
    'GET /api/services',
    'No services yet. Create your first service to get started.',
    SERVICE,
    SERVICE.name,
  ],
  [
    '?tab=discounts',
    'GET /api/discounts',
    'No discount codes yet. Create your first code to offer promotions.',
    DISCOUNT,
    DISCOUNT.code,
  ],
  ['?tab=laces', 'GET /api/lace-colors', /^No lace colors yet/, COLOR, COLOR.name],
  ['?tab=gallery', 'GET /api/work-gallery', /^No albums yet/, ALBUM, ALBUM.title],
  [
    '/staff',
    'GET /api/staff',
    "It's just you so far. Invite someone and choose what they can do.",
    BO,
    BO.name,
  ],
] as const;

it.each(LISTS)('%s shows its empty state', async (at, call, empty) => {
  answer(call, []);
  show(`/admin${at}`);
  expect(await screen.findByText(empty)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

it.each([
  ...LISTS.map(([at, call, _empty, entry, shown]) => ({ at, call, entries: [entry], shown })),
  { at: '/money', call: 'GET /api/admin/money', entries: BOOKS, shown: '$70.50' },
])('$at shows an error when loading fails, and retries', async ({ at, call, entries, shown }) => {
  refuse(call, 503, 'The shop sleeps');
  show(`/admin${at}`);
  await screen.findByText(
    at === '?tab=messages' ? 'Failed to load customers. Please try refreshing the page.' : 'The shop sleeps',
  );
  answer(call, entries);
  await press('Try Again');
  expect(await screen.findAllByText(shown)).not.toEqual([]);
});
