import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, notice, press, user } from '../../testing/page-in-test';
import { answer, hold, urlsOf } from '../../testing/shop-in-test';
import { factsIn, show, startInFreshShop } from '../dashboard-in-test';
import { BOOKS } from './books-fixture';
// Preload, so a busy machine doesn't slow the first test.
import '../parts/csv-file';
import './books-csv';

const MONEY = 'GET /api/admin/money';

startInFreshShop();
beforeEach(() => {
  answer(MONEY, BOOKS);
  // Chart.js logs an error for each chart, because happy-dom has no canvas.
  vi.spyOn(console, 'error').mockReturnValue();
});

async function open(query = '') {
  show(`/admin/money${query}`);
  await screen.findByRole('group', { name: 'Month of the books' });
}
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('MoneyPage month', () => {
  it('shows paid, refunded, kept, and due', async () => {
    await open();
    expect(factsIn()).toEqual([
      ['Paid', '$100.50'],
      ['Refunded', '$30.00'],
      ['Net', '$70.50'],
      ['Fees', '$2.88'],
      ['Still due', '$45.00'],
    ]);
    expect(screen.getByText('$67.62 after fees')).toBeTruthy();
    expect(screen.getByText("PayPal didn't report 1 payment")).toBeTruthy();
    expect(screen.getByRole('link', { name: '2 orders this month' }).getAttribute('href')).toBe(
      '/admin?tab=orders&owes=1&from=2026-11-01&to=2026-11-30',
    );
  });

  it("separates what doesn't count", async () => {
    await open();
    const apart = within(screen.getByRole('list', { name: 'Not in the figures' }));
    expect(apart.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Not counted .*: \$80\.00 paid\.$/),
      'Test payments (no money moved): $65.00 paid.',
    ]);
  });

  it('splits by payment method and service, and charts each day', async () => {
    await open();
    expect(
      await screen.findByRole('img', { name: /^Paid and refunded on each day of November 2026/ }),
    ).toBeTruthy();
    expect(rowsOf('By how it was paid')).toEqual([
      'HowPaidRefundedNetFees',
      'PayPal$80.00$30.00$50.00$2.88',
      'Cash$20.50$0.00$20.50$0.00',
      'Total$100.50$30.00$70.50$2.88',
    ]);
    await screen.findByRole('table', { name: 'By service' });
    expect(rowsOf('By service')).toEqual([
      'ServicePaidRefundedNet',
      'Full Relace$100.50$30.00$70.50',
      'Total$100.50$30.00$70.50',
    ]);
    await user.click(screen.getByText('Each day as a table'));
    expect(rowsOf('Each day')).toEqual([
      'DayPaidRefundedNet',
      'Tue, Nov 3$80.00$0.00$80.00',
      'Thu, Nov 12$20.50$0.00$20.50',
      'Fri, Nov 20$0.00$30.00−$30.00',
      'Total$100.50$30.00$70.50',
    ]);
  });

  it('has a row for each service, including deleted ones', async () => {
    const sums = { paid: 100, refunded: 0, net: 100 };
    answer(MONEY, { ...BOOKS, byService: ['a', 'b', null].map((serviceId) => ({ serviceId, ...sums })) });
    await open();
    await screen.findByRole('table', { name: 'By service' });
    expect(rowsOf('By service')).toEqual([
      'ServicePaidRefundedNet',
      'Unknown Service$1.00$0.00$1.00',
      'Unknown Service$1.00$0.00$1.00',
      'No items$1.00$0.00$1.00',
      'Total$3.00$0.00$3.00',
    ]);
  });

  it('lists its entries with links to their orders, and exports them', async () => {
    await open();
    const rows = rowsOf('Ledger');
    expect(rows).toHaveLength(6);
    expect(rows[1]).toBe('Fri, Nov 203F2A91C4Jo CatcherRefund, PayPalThe web came loosePayPalYes−$30.00');
    const [link] = screen.getAllByRole('link', { name: '3F2A91C4' });
    expect(link?.getAttribute('href')).toBe('/admin?tab=orders&order=3f2a91c4-0000-4000-8000-000000000000');
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
    // The link isn't followed, because later tests would start at its URL.
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await press('Export CSV');
    expect(saved).toHaveBeenCalledOnce();
    expect(await notice()).toBe('Ledger Exported5 ledger entries saved as a CSV file');
  });
});

describe('MoneyPage navigation', () => {
  it('stores the month in the URL, step by step or by choice', async () => {
    await open('?month=2026-11');
    expect(urlsOf(MONEY)).toEqual(['/api/admin/money?month=2026-11']);
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveProperty('disabled', true);
    await press('Previous month');
    expect(address()).toBe('/admin/money?month=2026-10');
    await user.selectOptions(screen.getByLabelText('Month'), 'September 2026');
    expect(address()).toBe('/admin/money?month=2026-09');
    expect(urlsOf(MONEY).at(-1)).toBe('/api/admin/money?month=2026-09');
  });

  it('shows the chosen month and keeps the focus while its books load', async () => {
    await open();
    hold(MONEY);
    await press('Previous month');
    const month = screen.getByLabelText<HTMLSelectElement>('Month');
    expect(month.value).toBe('2026-10');
    expect(screen.queryByRole('table', { name: 'Ledger' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Previous month' }));
  });

  it.each(['?month=2026-13', '?month=x', ''])('shows the current month for %j', async (query) => {
    await open(query);
    expect(urlsOf(MONEY)).toEqual(['/api/admin/money']);
  });

  it('shows an empty state', async () => {
    const nothing = { paid: 0, refunded: 0, net: 0, fees: 0 };
    answer(MONEY, { ...BOOKS, counted: nothing, due: { orders: 0, amount: 0 }, entries: [] });
    await open();
    expect(screen.getByText('No money moved in November 2026')).toBeTruthy();
  });
});

it('the books are only for the owner', async () => {
  answer('GET /api/admin/check', { isAuthenticated: false });
  show('/admin/money?month=2026-10');
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeTruthy();
  expect(urlsOf(MONEY)).toEqual([]);
});

it('the books are one click from the dashboard and back', async () => {
  show('/admin');
  await user.click(await screen.findByRole('link', { name: 'Money' }));
  expect(address()).toBe('/admin/money');
  await user.click(await screen.findByRole('link', { name: 'Orders' }));
  expect(address()).toBe('/admin?tab=orders');
});
