import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showAt } from '../testing/page-in-test';
import { answer, refuse, startShop } from '../testing/shop-in-test';
import { VIEW } from './fixtures';
import { OwnOrder } from './own-order';

const ID = '3f2a91c4-0000-4000-8000-000000000000';
const READ = `GET /api/customer/orders/${ID}`;

startShop(() => answer(READ, VIEW));

const open = () => showAt(`/customer/dashboard?track=${ID}`, <OwnOrder orderId={ID} />);

it("shows the customer's own order like its link does, with a way back", async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ready around Fri, Dec 11' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Message us' })).toBeTruthy();
  const backLink = screen.getByRole('link', { name: 'All your orders' });
  expect(backLink.getAttribute('href')).toBe('/customer/dashboard');
});

it("hides someone else's order", async () => {
  refuse(READ, 404, 'Not found', 'NOT_FOUND');
  open();
  expect(await screen.findByText("This order isn't in your account.")).toBeTruthy();
});
