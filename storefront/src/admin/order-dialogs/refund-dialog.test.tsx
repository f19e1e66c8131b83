import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { NO_ANSWER_TEXT } from '../../api/client';
import { notice, press, user } from '../../testing/page-in-test';
import { answer, failNetwork, hold, idempotencyKeysOf, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';

// Preload, so a busy machine doesn't slow the first test.
import './order-details-dialog';

const PAID = {
  ...ORDER,
  amountPaid: 8000,
  refundable: {
    total: 8000,
    paypal: 8000,
    captures: [
      { captureId: 'CAP1', amount: 8000, isCounted: true },
      { captureId: 'CAP2', amount: 3000, isCounted: false },
    ],
  },
};
const ONE = `GET /api/orders/${ORDER.id}`;
const LIST = `GET /api/orders/${ORDER.id}/refunds`;
const REFUND = `POST /api/orders/${ORDER.id}/refunds`;
const ID = '00000000-0000-4000-8000-000000000077';
const VIEW = {
  id: ID,
  at: '2026-05-05T12:00:00.000Z',
  amount: 2000,
  refunded: 2000,
  status: 'succeeded',
  how: 'paypal',
  reason: 'Heel pad was fine',
  isCounted: true,
  captureIds: ['CAP1'],
};

startInFreshShop();
afterEach(() => vi.useRealTimers());
beforeEach(() => {
  answer(ONE, PAID);
  answer(LIST, []);
});

async function open(): Promise<HTMLElement> {
  show(`/admin?tab=orders&order=${ORDER.id}`);
  const panel = await screen.findByRole('region', { name: 'Refunds' });
  await within(panel).findByText('No refunds');
  await press('Refund');
  return screen.findByRole('dialog', { name: 'Refund Order 3F2A91C4' });
}

const amount = () => screen.getByLabelText<HTMLInputElement>('Amount in dollars');
const keys = () => idempotencyKeysOf(REFUND);

describe('RefundDialog', () => {
  it("offers the maximum and sends it once, no matter how often it's clicked", async () => {
    const waiting = hold(REFUND);
    const dialog = await open();
    expect(amount().value).toBe('80.00');
    await user.clear(amount());
    await user.type(amount(), '20');
    await user.type(screen.getByLabelText('Why (optional)'), 'Heel pad was fine');
    await press('Send Refund');
    await waitFor(() => expect(waiting).toHaveLength(1));
    await user.click(within(dialog).getByRole('button', { name: /Sending/ }));
    expect(sentTo(REFUND)).toEqual([
      { amount: 2000, method: 'paypal', reason: 'Heel pad was fine', notify: true, captureId: null },
    ]);
    answer(LIST, [VIEW]);
    waiting[0]?.(Response.json({ id: ID, status: 'succeeded' }, { status: 201 }));
    expect(await notice()).toBe('Refund sent');
    const panel = await screen.findByRole('region', { name: 'Refunds' });
    expect(await within(panel).findByText('Refunded')).toBeTruthy();
    expect(within(panel).getByText('Heel pad was fine')).toBeTruthy();
  });

  it('asks how a manual refund was made, and the panel shows it', async () => {
    answer(REFUND, { id: ID, status: 'succeeded' }, 201);
    await open();
    expect(screen.queryByLabelText('Refunded as')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'By hand' }));
    expect(screen.getByLabelText<HTMLSelectElement>('Refunded as').value).toBe('cash');
    await user.selectOptions(screen.getByLabelText('Refunded as'), 'card');
    answer(LIST, [{ ...VIEW, how: 'card' }]);
    await press('Send Refund');
    await waitFor(() => expect(sentTo(REFUND)).toMatchObject([{ method: 'recorded', how: 'card' }]));
    const panel = await screen.findByRole('region', { name: 'Refunds' });
    expect(await within(panel).findByText(/^Card, /)).toBeTruthy();
  });

  it('validates the amount', async () => {
    await open();
    await user.clear(amount());
    await press('Send Refund');
    expect(await screen.findByText(MESSAGES.refundAmount)).toBeTruthy();
    await user.type(amount(), '80.01');
    await press('Send Refund');
    expect(await screen.findByText('You can refund up to $80.00 this way')).toBeTruthy();
    expect(sentTo(REFUND)).toEqual([]);
  });

  it('keeps the input when the answer is lost, and retries with the same key', async () => {
    failNetwork(REFUND);
    await open();
    await user.clear(amount());
    await user.type(amount(), '12.50');
    await press('Send Refund');
    expect(await notice()).toBe('ErrorFailed to send the refund');
    expect(amount().value).toBe('12.50');
    answer(REFUND, { message: 'boom' }, 500);
    await press('Send Refund');
    await waitFor(async () => expect(await notice()).toBe('Errorboom'));
    expect(amount().value).toBe('12.50');
    answer(REFUND, { id: ID, status: 'pending' }, 201);
    await press('Send Refund');
    await waitFor(async () => expect(await notice()).toBe('PayPal is working on the refund'));
    expect(new Set(keys()).size).toBe(1);
    expect(keys()).toHaveLength(3);
  });

  it('reports a timeout, keeps the input, and retries with the same key', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const waiting = hold(REFUND);
    await open();
    await user.clear(amount());
    await user.type(amount(), '12.50');
    await press('Send Refund');
    await waitFor(() => expect(waiting).toHaveLength(1));
    // The server waits for PayPal.
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('button', { name: /Sending/ })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(await notice()).toContain(NO_ANSWER_TEXT);
    expect(amount().value).toBe('12.50');
    answer(REFUND, { id: ID, status: 'succeeded' }, 201);
    await press('Send Refund');
    await waitFor(async () => expect(await notice()).toBe('Refund sent'));
    expect(keys()).toEqual([keys()[0], keys()[0]]);
  });

  it('stays open when PayPal refuses, and the next try is a new refund', async () => {
    answer(REFUND, { id: ID, status: 'failed' }, 201);
    await open();
    await press('Send Refund');
    expect(await screen.findByText(/^PayPal didn't make this refund/)).toBeTruthy();
    await press('Send Refund');
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(2);
  });

  it('refunds a double payment by itself', async () => {
    answer(REFUND, { id: ID, status: 'succeeded' }, 201);
    await open();
    await user.selectOptions(screen.getByLabelText('Which payment'), 'CAP2');
    expect(amount().value).toBe('30.00');
    await press('Send Refund');
    await waitFor(() => expect(sentTo(REFUND)).toMatchObject([{ amount: 3000, captureId: 'CAP2' }]));
  });
});

describe('refund list', () => {
  it("shows each refund's state", async () => {
    answer(LIST, [
      { ...VIEW, id: 'c', status: 'pending', refunded: 0 },
      { ...VIEW, id: 'b', status: 'failed', refunded: 0, isCounted: false },
      { ...VIEW, id: 'a', amount: 3000 },
    ]);
    show(`/admin?tab=orders&order=${ORDER.id}`);
    const panel = await screen.findByRole('region', { name: 'Refunds' });
    expect(await within(panel).findByText('With PayPal')).toBeTruthy();
    for (const text of ['Failed', 'Only $20.00', "From money that doesn't count toward the order"])
      expect(within(panel).getByText(text)).toBeTruthy();
  });

  it('shows an error when loading fails', async () => {
    answer(LIST, { message: 'boom' }, 500);
    show(`/admin?tab=orders&order=${ORDER.id}`);
    expect(await screen.findByText("The refunds didn't load")).toBeTruthy();
  });
});
