import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { slipCode } from '#domain/lists/slip-code';
import { address, field, press, user } from '../../testing/page-in-test';
import { answer, answerBy, failNetwork } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';
import './scan-dialog';
import '../order-dialogs/order-details-dialog';

startInFreshShop();
beforeEach(() => {
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: undefined });
  answer(`GET /api/orders/${ORDER.id}`, { ...ORDER, status: 'not_received' });
});

async function open() {
  show('/admin?tab=orders');
  await press('Scan');
  return within(await screen.findByRole('dialog', { name: 'Scan a Slip' }));
}

const LABEL = 'Code or order number';

it('starts in the field and returns the focus to its button', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await open();
  await waitFor(() => expect(document.activeElement).toBe(field(LABEL)));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Scan' })));
});

function finds(count: number): void {
  answerBy('GET /api/orders', (_init, path) => {
    const isSearch = path.includes('search=');
    const found = isSearch ? Array.from({ length: Math.min(count, 1) }, () => ORDER) : [];
    return Response.json(found, { headers: { 'X-Total-Count': String(isSearch ? count : 0) } });
  });
}

it('opens the order of a scanned code, ready to be received', async () => {
  await open();
  await user.type(field(LABEL), `${slipCode('https://shop.example', ORDER.id)}{Enter}`);
  const panel = within(await screen.findByRole('dialog', { name: 'Order 3F2A91C4' }));
  expect(address()).toBe(`/admin?tab=orders&order=${ORDER.id}`);
  expect(await panel.findByText('Has it arrived?')).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Mark received' })).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Take Before Photos' })).toBeTruthy();
});

it('opens the order with a number', async () => {
  finds(1);
  await open();
  await user.type(field(LABEL), '3F2A91C4{Enter}');
  await waitFor(() => expect(address()).toBe(`/admin?tab=orders&order=${ORDER.id}`));
});

it.each([
  [0, 'No order matches 3F2A'],
  [3, '3 orders match. Enter the whole number.'],
])('shows an error when %i orders match', async (count, words) => {
  finds(count);
  const dialog = await open();
  await user.type(field(LABEL), '3F2A{Enter}');
  expect(await dialog.findByText(words)).toBeTruthy();
  expect(field(LABEL).value).toBe('3F2A');
});

it("keeps the input when the shop doesn't answer", async () => {
  const dialog = await open();
  failNetwork('GET /api/orders');
  await user.type(field(LABEL), '3F2A{Enter}');
  expect(await dialog.findByText(/couldn't reach the shop/)).toBeTruthy();
  expect(field(LABEL).value).toBe('3F2A');
});

it("asks for a code when there's none, and explains why there's no camera", async () => {
  const dialog = await open();
  expect(dialog.getByText(/Browsers only allow the camera on https/)).toBeTruthy();
  await press('Open Order');
  expect(await dialog.findByText('Scan or enter a code')).toBeTruthy();
});
