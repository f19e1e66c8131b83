import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { address, user } from '../testing/page-in-test';
import { answer } from '../testing/shop-in-test';
import { show, startInFreshShop } from './customer-pages-in-test';
import { ORDER } from './fixtures';

startInFreshShop();

const HERE = {
  ...ORDER,
  id: '0badcafe-0000-4000-8000-000000000000',
  status: 'in-progress',
  readyBy: { from: '2026-12-11', to: '2026-12-11' },
  amountDue: 7350,
  beforeImages: [],
};
const cards = async (heading: string) =>
  within(await screen.findByRole('region', { name: heading })).getAllByRole('article');

it('shows open orders first, each with progress, date, and amount due', async () => {
  answer('GET /api/customer/orders', [HERE, ORDER]);
  show('/customer/dashboard');
  const [card, ...others] = await cards('Where your gloves are');
  expect(others).toEqual([]);
  for (const text of ['0BADCAFE', 'Your glove is on the bench.', 'Ready around Fri, Dec 11', '$73.50 due'])
    expect(card?.textContent).toContain(text);
});

it('shows the last order when all are finished', async () => {
  show('/customer/dashboard');
  const [card] = await cards('Your last order');
  expect(card?.textContent).toContain('Your glove is on its way back.');
  expect(card?.querySelector('img')?.getAttribute('src')).toBe('/media/thumbs/before.webp.webp');
});

it("links each card to its order's page", async () => {
  show('/customer/dashboard', undefined, ({ orderId }) => <h1>{`followed ${orderId}`}</h1>);
  await user.click(await screen.findByRole('link', { name: 'Order 3F2A91C4, follow it' }));
  expect(await screen.findByRole('heading', { name: `followed ${ORDER.id}` })).toBeTruthy();
  expect(address()).toBe(`/customer/dashboard?track=${ORDER.id}`);
});

it('shows nothing without orders', async () => {
  answer('GET /api/customer/orders', []);
  show('/customer/dashboard');
  await screen.findByText('No orders found');
  expect(screen.queryByRole('article')).toBeNull();
});
