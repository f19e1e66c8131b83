import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayOf, daysLater } from '#domain/orders/ready-by-days';
import { address, field, fill, notice, press } from '../../testing/page-in-test';
import { answer, failNetwork, idempotencyKeysOf, refuse, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';
// Preload, so a busy machine doesn't slow the first test.
import '../orders-tab/orders-tab';
import './order-details-dialog';

const ONE = `GET /api/orders/${ORDER.id}`;
const PAY = `POST /api/orders/${ORDER.id}/payments`;
const today = dayOf(new Date());
const [PAID] = ORDER.payments;
if (!PAID) throw new Error('the order has no payment');
const OWING = {
  ...ORDER,
  paymentStatus: 'pending',
  payments: [
    { ...PAID, how: 'cash', amount: 3000, fee: null },
    { ...PAID, id: 'twice', isCounted: false },
  ],
  amountPaid: 3000,
  amountDue: 5000,
} as const;

startInFreshShop();

async function open(order: object) {
  answer(ONE, order);
  show(`/admin?tab=orders&order=${ORDER.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Order 3F2A91C4' });
  return within(await within(dialog).findByRole('region', { name: 'Payments' }));
}
async function openForm() {
  await open(OWING);
  await press('Record Payment');
  return within(await screen.findByRole('dialog', { name: 'Payment of Order 3F2A91C4' }));
}
const send = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Payment of Order 3F2A91C4' }));
  dialog.getByRole('button', { name: 'Record Payment' }).click();
};

describe('PaymentsPart', () => {
  it("lists payments, with those that don't count and the provider's fees", async () => {
    const part = await open(OWING);
    const texts = part.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringMatching(/^Cash\$30\.00May 04, 2026, /),
      expect.stringMatching(/^PayPal\$80\.00.* · Doesn't count toward this order · PayPal kept \$2\.88$/),
    ]);
    expect(part.getByText('$50.00')).toBeTruthy();
  });

  it('offers to record a payment while something is due', async () => {
    const part = await open(ORDER);
    expect(part.queryByRole('button', { name: 'Record Payment' })).toBeNull();
  });

  it('shows an empty state', async () => {
    const part = await open({ ...OWING, payments: [], amountPaid: 0, amountDue: 8000 });
    expect(part.getByText('No payments yet')).toBeTruthy();
  });
});

describe('in-person payment', () => {
  it('starts as the full amount due, in cash, today', async () => {
    answer(PAY, { id: '00000000-0000-4000-8000-000000000041' }, 201);
    const form = await openForm();
    expect(form.getByText('$50.00 is due.')).toBeTruthy();
    expect([field('Amount ($)').value, field('How').value, field('Day').value]).toEqual([
      '50.00',
      'cash',
      today,
    ]);
    await send();
    expect(await notice()).toBe('Payment recorded');
    expect(sentTo(PAY)).toEqual([{ amount: 5000, how: 'cash' }]);
    expect(idempotencyKeysOf(PAY)[0]).toMatch(/^\w{32}$/);
    await waitFor(() => expect(address()).toBe(`/admin?tab=orders&order=${ORDER.id}`));
  });

  it('can be partial and on another day', async () => {
    answer(PAY, { id: '00000000-0000-4000-8000-000000000041' }, 201);
    await openForm();
    const yesterday = daysLater(today, -1);
    await fill('Amount ($)', '12.5');
    await fill('Day', yesterday);
    await send();
    expect(await notice()).toBe('Payment recorded');
    expect(sentTo(PAY)).toEqual([
      { amount: 1250, how: 'cash', at: new Date(`${yesterday}T12:00:00`).toISOString() },
    ]);
  });

  it.each([
    ['Amount ($)', '50.01', 'At most $50.00 is due'],
    ['Amount ($)', '0', 'Enter an amount above $0.00'],
    ['Amount ($)', 'ten', 'Enter an amount above $0.00'],
    ['Day', daysLater(today, 1), "Choose a day between the order's date and today"],
    ['Day', '2026-05-03', "Choose a day between the order's date and today"],
  ])('rejects %s %s at its field', async (name, typed, message) => {
    const form = await openForm();
    await fill(name, typed);
    await send();
    expect(await form.findByText(message)).toBeTruthy();
    expect(sentTo(PAY)).toEqual([]);
  });

  it('keeps the input when refused or unanswered, and a retry is the same payment', async () => {
    const form = await openForm();
    await fill('Amount ($)', '40');
    refuse(PAY, 409, '$30.00 is the balance of this order', 'MORE_THAN_DUE');
    await send();
    expect(await form.findByText('$30.00 is the balance of this order')).toBeTruthy();
    expect(field('Amount ($)').value).toBe('40');
    failNetwork(PAY);
    await send();
    expect(await form.findByText('Failed to record the payment')).toBeTruthy();
    expect(await notice()).toBe('ErrorFailed to record the payment');
    expect(field('Amount ($)').value).toBe('40');
    answer(PAY, { id: '00000000-0000-4000-8000-000000000041' }, 201);
    await send();
    await waitFor(() => expect(address()).toBe(`/admin?tab=orders&order=${ORDER.id}`));
    expect(new Set(idempotencyKeysOf(PAY)).size).toBe(1);
  });
});
