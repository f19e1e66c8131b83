import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TOTAL_HEADER } from '#domain/wire/headers';
import { address, notice, press, user } from '../../testing/page-in-test';
import { answer, answerBy, urlsOf } from '../../testing/shop-in-test';
import { expectLoginAndBack, show, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';

// Preload, so a busy machine doesn't slow the first test.
import '../order-dialogs/order-details-dialog';
import '../order-dialogs/order-form-dialog';
import './orders-csv';
import './orders-tab';
import '../printing/print-dialog';

startInFreshShop();

const [GLOVE] = ORDER.items;
if (!GLOVE) throw new Error('the order has no glove');
const OTHER = {
  ...ORDER,
  id: 'b7c1d2e3-0000-4000-8000-000000000000',
  customerName: 'Sam Pitcher',
  items: [GLOVE, { ...GLOVE, id: '00000000-0000-4000-8000-000000000022' }],
  status: 'pending_payment',
  paymentStatus: 'pending',
  total: 13_000,
  amountPaid: 8500,
  amountDue: 4500,
  createdAt: '2026-04-30T12:00:00.000Z',
} as const;

const rows = async () => (await screen.findAllByRole('row')).slice(1);
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const requests = () =>
  urlsOf('GET /api/orders').filter((path) => path !== '/api/orders?unanswered=1&limit=1');
const lastRequest = () => new URLSearchParams(requests().at(-1)?.split('?')[1]);

const answerPage = (total: number) =>
  answerBy('GET /api/orders', () => Response.json([ORDER], { headers: { [TOTAL_HEADER]: String(total) } }));

describe('order list', () => {
  it('shows each order', async () => {
    answer('GET /api/orders', [ORDER, OTHER]);
    show('/admin?tab=orders');
    const found = await rows();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Order #',
      'Customer',
      'Service',
      'Status',
      'Payment',
      'Total',
      'Date',
      'Actions',
    ]);
    expect(found.map((row) => cells(row).slice(1, 8))).toEqual([
      [
        '3F2A91C4',
        'Jo Catcherjo@example.com',
        'Full RelaceShip',
        'Received',
        'Succeeded',
        '$80.00',
        'May 04, 2026',
      ],
      [
        'B7C1D2E3',
        'Sam Pitcherjo@example.com',
        '2 glovesFull Relace +1 more · Ship',
        'Pending Payment',
        'PendingOwes $45.00',
        // On a phone, what's due is shown instead of the total.
        '$130.00Owes $45.00',
        'Apr 30, 2026',
      ],
    ]);
  });

  it('shows an empty state and links to all orders when none matches', async () => {
    answer('GET /api/orders', []);
    show('/admin?tab=orders&search=nobody&status=shipped&sort=total');
    expect(await screen.findByText('No orders match your search and filters')).toBeTruthy();
    answer('GET /api/orders', [ORDER]);
    await press('Clear filters');
    expect(await rows()).toHaveLength(1);
    expect(address()).toBe('/admin?tab=orders&sort=total');
    const search = screen.getByLabelText<HTMLInputElement>('Search');
    expect(search.value).toBe('');
    expect(document.activeElement).toBe(search);
  });

  it('redirects to the login and back with its filters when the session has expired', async () => {
    await expectLoginAndBack('GET /api/orders', '/admin?tab=orders&status=shipped&page=2');
  });
});

describe('filters', () => {
  it("read from and write to the URL, with days in the owner's time zone", async () => {
    show('/admin?tab=orders&status=shipped&from=2026-05-01&to=2026-05-02&page=2');
    await rows();
    expect(Object.fromEntries(lastRequest())).toEqual({
      sort: '-createdAt',
      status: 'shipped',
      from: new Date(2026, 4, 1).toISOString(),
      to: new Date(2026, 4, 2, 23, 59, 59, 999).toISOString(),
      page: '2',
      limit: '50',
    });
    await press('Filters (3)');
    await user.selectOptions(await screen.findByLabelText('Payment'), 'Pending');
    await waitFor(() => expect(lastRequest().get('paymentStatus')).toBe('pending'));
    expect(lastRequest().get('page')).toBe('1');
    expect(address()).toBe(
      '/admin?tab=orders&status=shipped&from=2026-05-01&to=2026-05-02&paymentStatus=pending',
    );
    await user.selectOptions(screen.getByLabelText('Payment'), 'Owes');
    await waitFor(() => expect(address()).toContain('&owes=1'));
    expect(lastRequest().get('owes')).toBe('1');
    await user.selectOptions(screen.getByLabelText('Delivery'), 'Ship');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Highest total');
    await waitFor(() => expect(lastRequest().get('sort')).toBe('-total'));
    expect(lastRequest().get('deliveryMethod')).toBe('ship');
  });

  it('search after typing pauses', async () => {
    show('/admin?tab=orders&page=3');
    await rows();
    const before = requests().length;
    await user.type(screen.getByLabelText('Search'), ' jo c ');
    await waitFor(() => expect(lastRequest().get('search')).toBe('jo c'));
    expect(requests()).toHaveLength(before + 1);
    expect(address()).toBe('/admin?tab=orders&search=jo+c');
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe(' jo c ');
  });

  it('show an invalid date range at its field and send no request', async () => {
    show('/admin?tab=orders&from=2026-05-02&to=2026-05-01');
    await press('Filters (2)');
    const to = await screen.findByLabelText('To');
    expect(to.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText("The end can't be before the start")).toBeTruthy();
    expect(requests()).toEqual([]);
    await user.keyboard('{Escape}');
    await press('Clear filters');
    expect(await rows()).toHaveLength(1);
  });
});

describe('pages', () => {
  it('have 50 orders each and are stored in the URL', async () => {
    answerPage(120);
    show('/admin?tab=orders&status=received');
    await rows();
    expect(screen.getByText('1–50 of 120')).toBeTruthy();
    await press('Next');
    await waitFor(() => expect(lastRequest().get('page')).toBe('2'));
    expect(address()).toBe('/admin?tab=orders&status=received&page=2');
    await press('Previous');
    await waitFor(() => expect(address()).toBe('/admin?tab=orders&status=received'));
  });

  it('lead back to the first from one that no longer exists', async () => {
    answerBy('GET /api/orders', (_init, path) =>
      Response.json(path.includes('page=9') ? [] : [ORDER], { headers: { [TOTAL_HEADER]: '1' } }),
    );
    show('/admin?tab=orders&page=9');
    await press('Go to the first page');
    expect(await rows()).toHaveLength(1);
  });
});

describe('dialogs', () => {
  beforeEach(() => {
    answer('GET /api/orders/3f2a91c4-0000-4000-8000-000000000000', ORDER);
  });
  const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

  it('open on row click, and Close restores the list', async () => {
    show('/admin?tab=orders&status=received');
    await user.click(await screen.findByText('Jo Catcher'));
    await dialog(/3F2A91C4/);
    expect(address()).toBe(`/admin?tab=orders&status=received&order=${ORDER.id}`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/admin?tab=orders&status=received'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('row')[1]));
  });

  it('each have a button and a URL', async () => {
    show('/admin?tab=orders');
    for (const [button, parameter] of [
      ['View order 3F2A91C4', `order=${ORDER.id}`],
      ['3F2A91C4, open order', `order=${ORDER.id}`],
      ['Edit order 3F2A91C4', `edit=${ORDER.id}`],
      ['Print order 3F2A91C4', `print=${ORDER.id}`],
    ] as const) {
      // At 1024 px, the width of this test, some buttons are hidden.
      await user.click(await screen.findByLabelText(button, { selector: 'button' }));
      await screen.findByRole('dialog');
      expect(address()).toBe(`/admin?tab=orders&${parameter}`);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(address()).toBe('/admin?tab=orders'));
    }
    await press('Create Order');
    await screen.findByRole('dialog');
    expect(address()).toBe('/admin?tab=orders&create=1');
  });

  it('close to the list when opened by URL', async () => {
    show(`/admin?tab=orders&page=2&order=${ORDER.id}`);
    await dialog(/3F2A91C4/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/admin?tab=orders&page=2'));
  });
});

describe('CSV export', () => {
  const saved: { name: string; blob: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let blob = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
      if (object instanceof Blob) blob = object;
      return 'blob:saved';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob });
    });
  });

  it('contains all matching orders, fetched in large pages', async () => {
    const many = Array.from({ length: 501 }, (_, n) => ({
      ...ORDER,
      id: `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`,
    }));
    answerBy('GET /api/orders', (_init, path) => {
      const requests = new URLSearchParams(path.split('?')[1]);
      if (requests.get('limit') !== '500') return Response.json([ORDER]);
      return Response.json(requests.get('page') === '1' ? many.slice(0, 500) : many.slice(500));
    });
    show('/admin?tab=orders&status=received&page=2');
    await rows();
    await press('Export CSV');
    expect(await notice()).toBe('Orders Exported501 orders saved as a CSV file');
    const calls = urlsOf('GET /api/orders').filter((path) => path.includes('limit=500'));
    expect(calls).toEqual([
      '/api/orders?status=received&sort=-createdAt&page=1&limit=500',
      '/api/orders?status=received&sort=-createdAt&page=2&limit=500',
    ]);
    expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^orders-\d{4}-\d{2}-\d{2}\.csv$/)]);
    expect((await saved[0]?.blob.text())?.split('\r\n')).toHaveLength(502);
  });

  it('shows an error when the orders fail to load', async () => {
    show('/admin?tab=orders');
    await rows();
    answer('GET /api/orders', { message: 'boom' }, 500);
    await press('Export CSV');
    expect(await notice()).toBe('ErrorFailed to export orders');
    expect(saved).toEqual([]);
  });
});
