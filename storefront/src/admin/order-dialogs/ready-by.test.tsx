import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayOf, daysLater } from '#domain/orders/ready-by-days';
import { formatDay } from '#domain/words/days';
import { address, field, fill, notice, press, user } from '../../testing/page-in-test';
import { answer, headersOf, refuse, sentTo } from '../../testing/shop-in-test';
import { logInAgain, show, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';
// Preload, so a busy machine doesn't slow the first test.
import '../orders-tab/orders-tab';
import './order-details-dialog';

const ONE = `GET /api/orders/${ORDER.id}`;
const SET = `PATCH /api/orders/${ORDER.id}/ready-by`;
const NEW_LINK = `POST /api/orders/${ORDER.id}/track-link`;
const today = dayOf(new Date());
const [soon, later] = [daysLater(today, 10), daysLater(today, 12)];
const DUE = { ...ORDER, version: 4, readyBy: { from: soon, to: soon } };

startInFreshShop();
beforeEach(() => answer(ONE, DUE));

async function open(parameter = '') {
  show(`/admin?tab=orders&order=${ORDER.id}${parameter}`);
  const dialog = await screen.findByRole('dialog', { name: 'Order 3F2A91C4' });
  return within(dialog);
}
const openForm = async () => {
  await open();
  await press('Change Date');
  await screen.findByRole('dialog', { name: 'Order 3F2A91C4 Ready By' });
};

describe('ready-by date', () => {
  it('shows in the details, or that there is none', async () => {
    const dialog = await open();
    const part = within(await dialog.findByRole('region', { name: 'Ready by' }));
    expect(part.getByText(formatDay(soon))).toBeTruthy();
    expect(dialog.getByText(`Due ${formatDay(soon)}`)).toBeTruthy();
  });

  it('can be set when there is none', async () => {
    answer(ONE, ORDER);
    answer(SET, { success: true, version: 1 });
    const dialog = await open();
    expect(await dialog.findByText('No date yet')).toBeTruthy();
    await press('Set Date');
    expect(address()).toBe(`/admin?tab=orders&order=${ORDER.id}&readyBy=1`);
    await fill('First day', soon);
    await fill('Last day', later);
    await press('Save Date');
    expect(await notice()).toBe('Ready-by date updated');
    expect(sentTo(SET)).toEqual([{ from: soon, to: later }]);
    await waitFor(() => expect(address()).toBe(`/admin?tab=orders&order=${ORDER.id}`));
  });

  it('can be cleared, based on the version the user saw', async () => {
    answer(SET, { success: true, version: 5 });
    await openForm();
    await press('Clear the Date');
    await press('Save Date');
    expect(await notice()).toBe('Ready-by date updated');
    expect(sentTo(SET)).toEqual([null]);
    expect(headersOf(SET)[0]?.get('If-Match')).toBe('"4"');
  });

  it('shows client and server errors at its fields and keeps the input', async () => {
    await openForm();
    await fill('Last day', daysLater(soon, -1));
    await press('Save Date');
    expect(await screen.findByText("The last day can't be before the first")).toBeTruthy();
    expect(field('Last day').getAttribute('aria-invalid')).toBe('true');
    expect(sentTo(SET)).toEqual([]);
    answer(SET, { message: 'Check', errors: { from: 'Not this day' } }, 400);
    await fill('Last day', later);
    await press('Save Date');
    expect(await screen.findByText('Not this day')).toBeTruthy();
    expect(field('Last day').value).toBe(later);
  });

  it("survives an expired session while it's being typed", async () => {
    await openForm();
    await fill('Last day', later);
    answer(SET, { message: 'Please log in' }, 401);
    answer('GET /api/admin/check', { isAuthenticated: false });
    await press('Save Date');
    await logInAgain();
    await waitFor(() => expect(address()).toBe(`/admin?tab=orders&order=${ORDER.id}&readyBy=1`));
    expect(await screen.findByDisplayValue(later)).toBe(field('Last day'));
  });

  it("isn't overwritten after a conflict", async () => {
    await openForm();
    await fill('Last day', later);
    refuse(SET, 409, 'Someone else just changed', 'CONFLICT');
    answer(ONE, { ...DUE, version: 5, readyBy: { from: soon, to: daysLater(soon, 5) } });
    await press('Save Date');
    expect(await notice()).toContain('Someone else just changed this');
    expect(field('Last day').value).toBe(later);
    expect(headersOf(SET)).toHaveLength(1);
    answer(SET, { success: true, version: 6 });
    await press('Save Date');
    await waitFor(() => expect(headersOf(SET)[1]?.get('If-Match')).toBe('"5"'));
  });
});

describe('order list', () => {
  it('shows how open orders relate to their date', async () => {
    const dated = (n: number, days: number, status = 'received') => {
      const to = daysLater(today, days);
      return {
        ...ORDER,
        id: `0000000${n}-0000-4000-8000-000000000000`,
        status,
        readyBy: { from: daysLater(to, -1), to },
      };
    };
    answer('GET /api/orders', [dated(1, -3), dated(2, 0), dated(3, 10), dated(4, -3, 'shipped')]);
    show('/admin?tab=orders');
    const rows = (await screen.findAllByRole('row')).slice(1);
    const dates = rows.map((row) => within(row).getAllByRole('cell')[7]?.textContent);
    expect(dates).toEqual([
      'May 04, 2026Overdue 3 days',
      'May 04, 2026Due today',
      `May 04, 2026Due ${formatDay(soon)}`,
      'May 04, 2026',
    ]);
  });

  it('filters by that and stores it in the URL', async () => {
    show('/admin?tab=orders&due=week');
    await screen.findByText('Jo Catcher');
    await press('Filters (1)');
    const due = await screen.findByLabelText<HTMLSelectElement>('Due');
    expect(due.value).toBe('week');
    await user.selectOptions(due, 'Overdue');
    await waitFor(() => expect(address()).toBe('/admin?tab=orders&due=overdue'));
  });
});

it("the payment column shows what's owed", async () => {
  answer(ONE, { ...ORDER, paymentStatus: 'pending', amountPaid: 0, amountDue: 7000 });
  const dialog = await open();
  expect(await dialog.findByText('Owes $70.00')).toBeTruthy();
});

describe('customer link', () => {
  it('can be copied and opened', async () => {
    const dialog = await open();
    await user.click(await dialog.findByRole('button', { name: 'Copy link' }));
    expect(await notice()).toBe('Link copied');
    expect(await navigator.clipboard.readText()).toBe(ORDER.trackUrl);
    const link = dialog.getByRole('link', { name: /^Open the customer's page/ });
    expect(link.getAttribute('href')).toBe(ORDER.trackUrl);
  });

  it('can be replaced after confirmation', async () => {
    refuse(NEW_LINK, 500, 'boom');
    await open();
    await press('New link');
    const question = within(await screen.findByRole('dialog', { name: 'Make a new link?' }));
    await user.click(question.getByRole('button', { name: 'New Link' }));
    expect((await question.findByRole('alert')).textContent).toBe('Failed to make a new link');
    const trackUrl = 'https://shop.example/track/another';
    answer(NEW_LINK, { trackUrl });
    answer(ONE, { ...DUE, trackUrl });
    await user.click(question.getByRole('button', { name: 'New Link' }));
    expect(await notice()).toBe('New link made');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^Open the customer's/ }).getAttribute('href')).toBe(trackUrl),
    );
  });
});
