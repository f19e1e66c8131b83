import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fill, user } from '../testing/page-in-test';
import { answer, sentTo } from '../testing/shop-in-test';
import { show, startInFreshShop } from './dashboard-in-test';
import { DISCOUNT, ORDER, SERVICE } from './fixtures';

const ODD = { ...ORDER, status: 'on_hold', paymentStatus: 'waived', deliveryMethod: 'courier' };
const ONE = `GET /api/orders/${ORDER.id}`;
const CHANGE = `PATCH /api/orders/${ORDER.id}`;

startInFreshShop();
beforeEach(() => {
  answer('GET /api/orders', [ODD, { ...ORDER, id: '3f2a91c4-0000-4000-8000-000000000001' }]);
  answer(ONE, ODD);
  answer('GET /api/services', [{ ...SERVICE, category: 'dyeing' }]);
  answer('GET /api/lace-colors', []);
});

it('an order with unknown values shows as a row with its raw values', async () => {
  show('/admin?tab=orders');
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  for (const raw of ['on_hold', 'waived']) expect(within(table).getByText(raw)).toBeTruthy();
});

it('the details show unknown values, without a button for instructions', async () => {
  show(`/admin?tab=orders&order=${ORDER.id}`);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('courier');
  expect(within(dialog).queryByText(/^Send .* Instructions$/)).toBeNull();
});

it('the form keeps an unknown status unless another is chosen', async () => {
  answer(ONE, { ...ODD, deliveryMethod: 'ship' });
  answer(CHANGE, { success: true, version: 1 });
  show(`/admin?tab=orders&edit=${ORDER.id}`);
  const dialog = await screen.findByRole('dialog');
  const status = await within(dialog).findByLabelText<HTMLSelectElement>('Status');
  expect(status.selectedOptions[0]?.textContent).toBe('on_hold');
  await fill('Phone', '555 999 0000');
  await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sentTo(CHANGE)).toEqual([{ customerPhone: '555 999 0000' }]));
});

it('a service shows its unknown category', async () => {
  show('/admin?tab=services');
  expect(await screen.findByText('dyeing')).toBeTruthy();
});

it('a discount shows its unknown type', async () => {
  answer('GET /api/discounts', [{ ...DISCOUNT, type: 'two-for-one', value: 7 }]);
  show('/admin?tab=discounts');
  expect(await screen.findByText('two-for-one')).toBeTruthy();
});

it.each([
  ['1Z999AA10123456784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['by hand', null],
])('links the tracking number %s to %s', async (trackingNumber, href) => {
  answer(ONE, { ...ORDER, trackingNumber });
  show(`/admin?tab=orders&order=${ORDER.id}`);
  const dialog = await screen.findByRole('dialog');
  const shown = await within(dialog).findByText(new RegExp(trackingNumber));
  expect(shown.closest('a')?.getAttribute('href') ?? null).toBe(href);
});
