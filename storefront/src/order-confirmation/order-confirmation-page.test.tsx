// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { SHOP_FACTS, type ShopFacts } from '#domain/shop-facts';
import { ShopFactsProvider } from '../api/shop-facts';
import { keepPaidOrder, type PaidOrder } from '../payment/paid-order';
import { OrderConfirmationPage } from './order-confirmation-page';

const PAID: PaidOrder = {
  orderId: '3f2a91c4-0000-4000-8000-000000000000',
  total: 8000,
  deliveryMethod: 'ship',
  estimate: { minDays: 21, maxDays: 24 },
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function show(address: string, facts: Partial<ShopFacts> = {}) {
  render(
    <ShopFactsProvider value={{ ...SHOP_FACTS, ...facts }}>
      <MemoryRouter initialEntries={[address]}>
        <OrderConfirmationPage />
      </MemoryRouter>
    </ShopFactsProvider>,
  );
}

it('shows the order number in capitals and what comes next', () => {
  show('/order-confirmation?orderId=3f2a91c4-0000-4000-8000-000000000000');
  expect(screen.getByRole('heading', { name: 'ORDER CONFIRMED' })).toBeTruthy();
  expect(screen.getByText('3F2A91C4')).toBeTruthy();
  expect(screen.getByText(/shipping instructions by e-mail within up to 24 hours/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
});

it('tells who paid a shipped order here how to pack it, and when it is ready', () => {
  keepPaidOrder(PAID);
  show(`/order-confirmation?orderId=${PAID.orderId}`);
  expect(screen.getByText(/\$80\.00 has arrived/)).toBeTruthy();
  expect(screen.getByText(/ball or crumpled paper into the pocket/)).toBeTruthy();
  expect(screen.getByText(/order number 3F2A91C4 on the parcel/)).toBeTruthy();
  expect(screen.getByText(/ready about 21 to 24 days after it arrives/)).toBeTruthy();
  expect(screen.queryByText('If you drop it off')).toBeNull();
});

it('tells who paid a dropped-off order here where to bring it', () => {
  keepPaidOrder({ ...PAID, deliveryMethod: 'dropoff', estimate: { minDays: 14, maxDays: 14 } });
  show(`/order-confirmation?orderId=${PAID.orderId}`);
  expect(screen.getByText(/12 Foul Line Road/)).toBeTruthy();
  expect(screen.getByText(/Tuesday to Friday/)).toBeTruthy();
  expect(screen.getByText(/ready about 14 days/)).toBeTruthy();
});

it('says what the owner has settled: place, hours, turnaround, how to pack', () => {
  const facts = { address: 'Third Base\n9 Diamond Street', openingHours: 'Sundays', turnaroundDays: 1 };
  show(`/order-confirmation?orderId=${PAID.orderId}`, facts);
  expect(screen.getByText(/9 Diamond Street/)).toBeTruthy();
  expect(screen.getByText('Sundays')).toBeTruthy();
  expect(screen.getByText(/ready about 1 day after it arrives/)).toBeTruthy();
  cleanup();
  keepPaidOrder(PAID);
  show(`/order-confirmation?orderId=${PAID.orderId}`, { packingSteps: 'Wrap it.\nWrite {number} on it.' });
  expect(screen.getByText('Write 3F2A91C4 on it.')).toBeTruthy();
});

it('speaks in general terms of an order that was paid elsewhere, or when what was kept is broken', () => {
  keepPaidOrder({ ...PAID, orderId: '5b2a91c4-0000-4000-8000-000000000000' });
  show(`/order-confirmation?orderId=${PAID.orderId}`);
  expect(screen.getByText('If you drop it off')).toBeTruthy();
  cleanup();
  sessionStorage.setItem('paid-order', '{broken');
  show(`/order-confirmation?orderId=${PAID.orderId}`);
  expect(screen.getByText('If you drop it off')).toBeTruthy();
});

it.each(['/order-confirmation', '/order-confirmation?orderId=', '/order-confirmation?orderId=%20'])(
  'says that %s names no order',
  (address) => {
    show(address);
    expect(screen.getByRole('heading', { name: 'Invalid Order' })).toBeTruthy();
    expect(screen.getByText('No order ID provided')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return Home' })).toBeTruthy();
  },
);
