import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { address, fill, notice, press, showAt, user } from '../../testing/page-in-test';
import { answer, headersOf, idempotencyKeysOf, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';
import { CancelOrderDialog } from './cancel-order-dialog';

// Preload, so a busy machine doesn't slow the first test.
import './order-details-dialog';
import './order-form-dialog';

const PAID = { ...ORDER, version: 4, refundable: { total: 8000, paypal: 6000, captures: [] } };
const ONE = `GET /api/orders/${ORDER.id}`;
const CANCEL = `POST /api/orders/${ORDER.id}/cancel`;

startInFreshShop();
beforeEach(() => {
  answer(ONE, PAID);
  answer(`GET /api/orders/${ORDER.id}/refunds`, []);
});

async function openByRow(): Promise<void> {
  show('/admin?tab=orders');
  await screen.findByText('Jo Catcher');
  await user.click(await screen.findByRole('button', { name: /^Status of order 3F2A91C4/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Canceled' }));
  await screen.findByRole('dialog', { name: 'Cancel Order 3F2A91C4' });
  await screen.findByRole('button', { name: 'Keep Order' });
}

it("asks for the order's money again, even if the order came with the page a moment ago", async () => {
  const queryClient = createQueryClient({ [`/api/orders/${ORDER.id}`]: ORDER });
  showAt(
    '/admin',
    <QueryClientProvider client={queryClient}>
      <CancelOrderDialog orderId={ORDER.id} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('radio', { name: 'All $60.00' })).toBeTruthy();
});

describe('edit form', () => {
  const CHANGE = `PATCH /api/orders/${ORDER.id}`;

  const status = () => within(screen.getByRole('dialog')).getByLabelText<HTMLSelectElement>('Status');

  async function chooseCanceled(): Promise<void> {
    show(`/admin?tab=orders&edit=${ORDER.id}`);
    await screen.findByRole('dialog', { name: 'Edit Order 3F2A91C4' });
    await screen.findByLabelText('Customer Name');
    await user.selectOptions(status(), 'canceled');
    expect(screen.getByText(/Next, we'll ask how much to refund/)).toBeTruthy();
  }

  it("saves other changes and opens the cancel dialog when 'Canceled' is chosen", async () => {
    answer(CANCEL, { version: 6, refund: null });
    await chooseCanceled();
    await fill('Phone', '555 9');
    answer(CHANGE, { success: true, version: 5 });
    answer(ONE, { ...PAID, version: 5, refundable: { total: 7000, paypal: 7000, captures: [] } });
    await press('Save and Continue');
    await screen.findByRole('dialog', { name: 'Cancel Order 3F2A91C4' });
    expect(sentTo(CHANGE)).toEqual([{ customerPhone: '555 9' }]);
    expect(await screen.findByRole('radio', { name: 'All $70.00' })).toBeTruthy();
    await press('Cancel Order');
    await waitFor(() => expect(sentTo(CANCEL)).toHaveLength(1));
    expect(headersOf(CANCEL)[0]?.get('If-Match')).toBe('"5"');
    expect(sentTo(CHANGE)).toHaveLength(1);
    await waitFor(() => expect(address()).toBe('/admin?tab=orders'));
  });

  it('sends nothing if nothing else changed, and opening the dialog cancels nothing', async () => {
    await chooseCanceled();
    await press('Save and Continue');
    await screen.findByRole('dialog', { name: 'Cancel Order 3F2A91C4' });
    await press('Keep Order');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(CHANGE)).toEqual([]);
    expect(sentTo(CANCEL)).toEqual([]);
  });

  it('stays open when the other changes are refused', async () => {
    await chooseCanceled();
    await fill('Phone', '555 9');
    answer(CHANGE, { message: 'boom' }, 500);
    await press('Save and Continue');
    expect(await notice()).toBe('ErrorFailed to update order');
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('555 9');
    expect(status().value).toBe('canceled');
  });
});

describe('CancelOrderDialog', () => {
  it("opens from the row's menu and cancels with a full refund and a reason only on submit", async () => {
    answer(CANCEL, { version: 5, refund: { id: ORDER.id, status: 'succeeded' } });
    await openByRow();
    expect(address()).toBe(`/admin?tab=orders&cancel=${ORDER.id}`);
    expect(sentTo(`PATCH /api/orders/${ORDER.id}/status`)).toEqual([]);
    await user.type(screen.getByLabelText('Why (optional)'), 'The web is gone');
    await press('Cancel Order');
    expect(await notice()).toBe('Order canceled');
    expect(sentTo(CANCEL)).toEqual([
      { refund: { amount: 6000, method: 'paypal' }, reason: 'The web is gone', notify: true },
    ]);
    expect(headersOf(CANCEL)[0]?.get('If-Match')).toBe('"4"');
    await waitFor(() => expect(address()).toBe('/admin?tab=orders'));
  });

  it("opens from the order's refunds too", async () => {
    show(`/admin?tab=orders&order=${ORDER.id}`);
    const panel = within(await screen.findByRole('region', { name: 'Refunds' }));
    await user.click(await panel.findByRole('button', { name: 'Cancel Order' }));
    await screen.findByRole('dialog', { name: 'Cancel Order 3F2A91C4' });
    expect(await screen.findByRole('radio', { name: 'All $60.00' })).toBeTruthy();
    expect(sentTo(CANCEL)).toEqual([]);
  });

  it('records how part of it was refunded by hand, up to the paid amount', async () => {
    answer(CANCEL, { version: 5, refund: null });
    await openByRow();
    await user.click(screen.getByRole('radio', { name: 'A part' }));
    await user.click(screen.getByRole('radio', { name: 'By hand' }));
    await user.type(screen.getByLabelText('Amount in dollars'), '80.01');
    await press('Cancel Order');
    expect(await screen.findByText('You can refund up to $80.00 this way')).toBeTruthy();
    await user.clear(screen.getByLabelText('Amount in dollars'));
    await user.type(screen.getByLabelText('Amount in dollars'), '70');
    await user.selectOptions(screen.getByLabelText('Refunded as'), 'check');
    await press('Cancel Order');
    await waitFor(() =>
      expect(sentTo(CANCEL)).toEqual([
        { refund: { amount: 7000, method: 'recorded', how: 'check' }, reason: '', notify: true },
      ]),
    );
  });

  it('refunds nothing and notifies nobody', async () => {
    answer(CANCEL, { version: 5, refund: null });
    await openByRow();
    await user.click(screen.getByRole('radio', { name: 'Nothing' }));
    await user.click(screen.getByRole('checkbox', { name: 'Email the customer' }));
    await press('Cancel Order');
    await waitFor(() => expect(sentTo(CANCEL)).toEqual([{ refund: null, reason: '', notify: false }]));
  });

  it('keeps the input on failure and retries with the same key', async () => {
    answer(CANCEL, { message: 'boom' }, 500);
    await openByRow();
    await user.type(screen.getByLabelText('Why (optional)'), 'Too late');
    await press('Cancel Order');
    expect(await notice()).toBe('Errorboom');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Why (optional)').value).toBe('Too late');
    answer(CANCEL, { version: 5, refund: { id: ORDER.id, status: 'failed' } });
    await press('Cancel Order');
    await waitFor(async () => expect(await notice()).toMatch(/^ErrorThe order is canceled, but PayPal/));
    expect(new Set(idempotencyKeysOf(CANCEL)).size).toBe(1);
  });

  it('reports a conflict and shows the newest version', async () => {
    answer(CANCEL, { message: 'x', code: 'CONFLICT' }, 409);
    await openByRow();
    answer(ONE, { ...PAID, version: 5, customerName: 'Jo Pitcher' });
    await press('Cancel Order');
    expect(await screen.findByText(/Jo Pitcher/)).toBeTruthy();
    answer(CANCEL, { version: 6, refund: null });
    await press('Cancel Order');
    await waitFor(() => expect(headersOf(CANCEL).at(-1)?.get('If-Match')).toBe('"5"'));
  });

  it('offers no refund for an unpaid order', async () => {
    answer(ONE, { ...PAID, refundable: { total: 0, paypal: 0, captures: [] } });
    await openByRow();
    expect(screen.getByText("There's no payment to refund for this order.")).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Nothing' })).toBeNull();
  });
});
