// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { OrderConfirmationPage } from './order-confirmation-page';

afterEach(cleanup);

function show(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <OrderConfirmationPage />
    </MemoryRouter>,
  );
}

it('shows the order number in capitals and what comes next', () => {
  show('/order-confirmation?orderId=3f2a91c4-0000-4000-8000-000000000000');
  expect(screen.getByRole('heading', { name: 'ORDER CONFIRMED' })).toBeTruthy();
  expect(screen.getByText('3F2A91C4')).toBeTruthy();
  expect(screen.getByText(/shipping instructions by e-mail within up to 24 hours/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
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
