import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '#domain/orders/order-status';
import { MESSAGES } from '#domain/words/shop-texts';
import { address, notice, user } from '../../testing/page-in-test';
import { answer, headersOf, hold, sentTo, urlsOf } from '../../testing/shop-in-test';
import { offeredStatuses, STATUSES_BUT_CANCELED, show, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';

// Preload, so a busy machine doesn't slow the first test.
import './orders-tab';

startInFreshShop();

const CALL = `PATCH /api/orders/${ORDER.id}/status`;
const status = () =>
  within(screen.getAllByRole('row')[1] ?? document.body).getAllByRole('cell')[4]?.textContent;

const stored = (state: OrderStatus) => answer('GET /api/orders', [{ ...ORDER, status: state }]);

const badge = () => screen.findByRole('button', { name: /^Status of order 3F2A91C4: / });

async function choose(label: string): Promise<void> {
  await user.click(await badge());
  await user.click(await screen.findByRole('menuitemradio', { name: label }));
}

const done = () => Response.json({ success: true, version: 1 });
const failed = () => Response.json({ message: 'boom' }, { status: 500 });

async function open(): Promise<void> {
  show('/admin?tab=orders');
  await screen.findByText('Jo Catcher');
}

describe('status menu', () => {
  it('offers every status and checks the current one', async () => {
    await open();
    await user.click(await badge());
    expect(await offeredStatuses()).toEqual([...STATUSES_BUT_CANCELED, 'Canceled']);
    expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('Received');
    expect(address()).toBe('/admin?tab=orders');
  });

  it('changes the status at once, and refetches list and figures', async () => {
    const waiting = hold(CALL);
    await open();
    const figures = urlsOf('GET /api/orders/stats').length;
    await choose('Shipped');
    await waitFor(() => expect(status()).toBe('Shipped'));
    expect(sentTo(CALL)).toEqual([{ status: 'shipped' }]);
    stored('shipped');
    waiting[0]?.(done());
    expect(await notice()).toBe('Order status updated');
    await waitFor(() => expect(urlsOf('GET /api/orders/stats')).toHaveLength(figures + 1));
    expect(status()).toBe('Shipped');
    expect(address()).toBe('/admin?tab=orders');
  });

  it('reverts on failure', async () => {
    const waiting = hold(CALL);
    await open();
    await choose('Shipped');
    await waitFor(() => expect(status()).toBe('Shipped'));
    waiting[0]?.(failed());
    expect(await notice()).toBe('ErrorFailed to update order status');
    await waitFor(() => expect(status()).toBe('Received'));
  });

  it('sends quick changes in order, and a failure leaves a later one alone', async () => {
    const waiting = hold(CALL);
    await open();
    await choose('In Progress');
    await choose('Shipped');
    await waitFor(() => expect(status()).toBe('Shipped'));
    expect(sentTo(CALL)).toEqual([{ status: 'in-progress' }]);
    waiting[0]?.(failed());
    await waitFor(() => expect(waiting).toHaveLength(2));
    expect(status()).toBe('Shipped');
    stored('shipped');
    waiting[1]?.(done());
    await waitFor(() => expect(sentTo(CALL)).toEqual([{ status: 'in-progress' }, { status: 'shipped' }]));
    expect(await screen.findByText('Order status updated')).toBeTruthy();
    expect(status()).toBe('Shipped');
  });

  it('reports a conflict and shows the newest status', async () => {
    await open();
    const now = { ...ORDER, version: 5, status: 'canceled' };
    answer('GET /api/orders', [now]);
    answer(`GET /api/orders/${ORDER.id}`, now);
    answer(CALL, { message: MESSAGES.conflict, code: 'CONFLICT' }, 409);
    await choose('Shipped');
    expect(await notice()).toBe(`Error${MESSAGES.changedMeanwhile}`);
    await waitFor(() => expect(status()).toBe('Canceled'));
    answer(CALL, { success: true, version: 6 });
    await choose('Received');
    await waitFor(() =>
      expect(headersOf(CALL).map((headers) => headers.get('If-Match'))).toEqual(['"0"', '"5"']),
    );
  });

  it('sends quick changes to one order with the version of the change before', async () => {
    const waiting = hold(CALL);
    await open();
    await choose('In Progress');
    await choose('Shipped');
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.(Response.json({ success: true, version: 1 }));
    await waitFor(() => expect(waiting).toHaveLength(2));
    expect(headersOf(CALL).map((headers) => headers.get('If-Match'))).toEqual(['"0"', '"1"']);
    stored('shipped');
    waiting[1]?.(done());
    await waitFor(async () => expect(await notice()).toBe('Order status updated'));
  });

  it('changes nothing while browsing by keyboard', async () => {
    answer(CALL, { success: true, version: 1 });
    await open();
    (await badge()).focus();
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Escape}');
    expect(sentTo(CALL)).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
