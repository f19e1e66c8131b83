import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OwnView } from '#domain/lists/order-views-contract';
import { TOTAL_HEADER } from '#domain/wire/headers';
import { address, fill, notice, press, user } from '../../testing/page-in-test';
import { answer, answerBy, refuse, sentTo, urlsOf } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';

// Preload, so a busy machine doesn't slow the first test.
import './orders-tab';

startInFreshShop();

const CALL = '/api/admin/order-views';
const COUNTS = { all: 1234, toReceive: 4, bench: 3, dueThisWeek: 2, overdue: 1, asked: 0, unpaid: 7 };
const OWN: OwnView = {
  id: '00000000-0000-4000-8000-000000000091',
  name: 'Paid and here',
  filters: { status: 'received', paymentStatus: 'succeeded', sort: '-total' },
  count: 2,
};
const answerViews = (own: readonly OwnView[] = []) => answer(`GET ${CALL}`, { counts: COUNTS, own });

const strip = async () => within(await screen.findByRole('navigation', { name: 'Views' }));
const views = async () => (await strip()).getAllByRole('link').map(({ textContent }) => textContent);
const shown = async () => (await strip()).queryByRole('link', { current: true })?.textContent ?? null;
const choose = async (view: string) => user.click((await strip()).getByRole('link', { name: view }));
const chips = () =>
  screen.queryAllByRole('button', { name: /^Remove filter / }).map(({ textContent }) => textContent);

describe('order views', () => {
  it("show above the list with counts, the owner's own after the shop's", async () => {
    answerViews([OWN]);
    show('/admin?tab=orders');
    await waitFor(async () =>
      expect(await views()).toEqual([
        'All1,234',
        'To receive4',
        'On the bench3',
        'Due this week2',
        'Overdue1',
        'Waiting for customer0',
        'Unpaid7',
        'Paid and here2',
      ]),
    );
    expect(await shown()).toBe('All1,234');
  });

  it.each([
    ['To receive', 'status=not_received'],
    ['On the bench', 'bench=1'],
    ['Due this week', 'due=week&sort=readyBy'],
    ['Overdue', 'due=overdue&sort=readyBy'],
    ['Waiting for customer', 'waiting=1'],
    ['Unpaid', 'owes=1'],
  ])('%s applies its filters without repeating them as chips', async (name, query) => {
    show('/admin?tab=orders&search=jo&page=2');
    await screen.findByText('Jo Catcher');
    await choose(name);
    await waitFor(async () => expect(await shown()).toBe(name));
    expect(address()).toBe(`/admin?tab=orders&${query}`);
    expect(chips()).toEqual([]);
    await choose('All');
    expect(address()).toBe('/admin?tab=orders');
  });

  it('show packages to the shop after To receive, if the shop follows packages (rule 27.18)', async () => {
    answer(`GET ${CALL}`, { counts: { ...COUNTS, arriving: 5, notScanned: 2 }, own: [] });
    show('/admin?tab=orders');
    await waitFor(async () =>
      expect((await views()).slice(1, 4)).toEqual(['To receive4', 'Arriving5', 'Delivered, not scanned2']),
    );
    await user.click((await strip()).getByRole('link', { name: /^Arriving/ }));
    await waitFor(async () => expect(await shown()).toBe('Arriving5'));
    expect(address()).toBe('/admin?tab=orders&inbound=arriving&sort=arrival');
    expect(chips()).toEqual([]);
  });

  it('refresh their counts when an order changes', async () => {
    answerViews();
    answer(`PATCH /api/orders/${ORDER.id}/status`, { success: true, version: 1 });
    show('/admin?tab=orders');
    await user.click(await screen.findByRole('button', { name: /^Status of order/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Shipped' }));
    await waitFor(() => expect(urlsOf(`GET ${CALL}`)).toHaveLength(2));
  });

  it('show without counts when those fail to load', async () => {
    refuse(`GET ${CALL}`, 500, 'boom');
    show('/admin?tab=orders');
    await screen.findByText('Jo Catcher');
    expect(await views()).toContain('Overdue');
  });
});

describe('filter chips', () => {
  it('show each filter with its count, and remove it', async () => {
    answerBy('GET /api/orders', () => Response.json([ORDER], { headers: { [TOTAL_HEADER]: '1200' } }));
    show('/admin?tab=orders&search=jo&bench=1&owes=1&deliveryMethod=ship&from=2026-05-01&unanswered=1');
    expect(await screen.findByText('1,200 orders match')).toBeTruthy();
    expect(chips()).toEqual([
      'Remove filter Search: jo',
      'Remove filter Status: On the bench',
      'Remove filter Payment: Owes',
      'Remove filter Delivery: Ship',
      'Remove filter Waiting for: Our answer',
      'Remove filter From: 2026-05-01',
    ]);
    await press('Remove filter Payment: Owes');
    expect(address()).toBe(
      '/admin?tab=orders&search=jo&bench=1&deliveryMethod=ship&from=2026-05-01&unanswered=1',
    );
    await press('Remove filter Search: jo');
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('');
    await press('Clear all');
    expect(address()).toBe('/admin?tab=orders');
    expect(chips()).toEqual([]);
  });

  it('allow only one of status, bench, and pending', async () => {
    show('/admin?tab=orders&status=shipped');
    await press('Filters (1)');
    await user.selectOptions(await screen.findByLabelText('Status'), 'On the bench');
    await waitFor(() => expect(address()).toBe('/admin?tab=orders&bench=1'));
    await user.selectOptions(screen.getByLabelText('Status'), 'Pending');
    await waitFor(() => expect(address()).toBe('/admin?tab=orders&pending=1'));
    expect(chips()).toEqual(['Remove filter Status: Pending']);
    await user.selectOptions(screen.getByLabelText('Status'), 'Received');
    await waitFor(() => expect(address()).toBe('/admin?tab=orders&status=received'));
  });
});

describe("the owner's own view", () => {
  const narrowed = '/admin?tab=orders&status=received&paymentStatus=succeeded&sort=-total&page=2';

  it('saves the current filters under a name', async () => {
    answer(`POST ${CALL}`, { id: OWN.id }, 201);
    const filters = { ...OWN.filters, search: 'jo' };
    show(`${narrowed}&search=jo`);
    await press('Save this view');
    await screen.findByRole('dialog', { name: 'Save this view' });
    await press('Save View');
    expect(await screen.findByText('Give the view a name')).toBeTruthy();
    answerViews([{ ...OWN, filters }]);
    await fill('Name', OWN.name);
    await press('Save View');
    expect(await notice()).toBe('View saved');
    expect(sentTo(`POST ${CALL}`)).toEqual([{ name: OWN.name, filters }]);
    await waitFor(async () => expect(await shown()).toBe('Paid and here2'));
    expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull();
  });

  it("shows the server's error at its name", async () => {
    const message = 'You already have a view with this name';
    answer(`POST ${CALL}`, { message, code: 'VIEW_EXISTS', errors: { name: message } }, 409);
    show(narrowed);
    await press('Save this view');
    await fill('Name', 'Mine');
    await press('Save View');
    expect(await notice()).toBe(`Error${message}`);
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  });

  it('applies its filters, and can be renamed and deleted', async () => {
    answerViews([OWN]);
    answer(`PATCH ${CALL}/${OWN.id}`, { success: true });
    answer(`DELETE ${CALL}/${OWN.id}`, { success: true });
    show('/admin?tab=orders');
    await user.click(await screen.findByRole('link', { name: /^Paid and here/ }));
    expect(address()).toBe('/admin?tab=orders&status=received&paymentStatus=succeeded&sort=-total');
    await press('Rename view');
    await screen.findByLabelText('Name');
    await fill('Name', 'Here and paid');
    answerViews([{ ...OWN, name: 'Here and paid' }]);
    await press('Rename View');
    expect(await notice()).toBe('View renamed');
    expect(sentTo(`PATCH ${CALL}/${OWN.id}`)).toEqual([{ name: 'Here and paid' }]);
    await waitFor(async () => expect(await shown()).toBe('Here and paid2'));
    await press('Delete view');
    await screen.findByRole('dialog', { name: 'Delete the view Here and paid?' });
    answerViews();
    await press('Delete View');
    await waitFor(async () => expect(await shown()).toBeNull());
    expect(await notice()).toBe('View deleted');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays when deleting fails', async () => {
    answerViews([OWN]);
    refuse(`DELETE ${CALL}/${OWN.id}`, 500, 'The shop sleeps');
    show(narrowed);
    await press('Delete view');
    await press('Delete View');
    expect(await notice()).toBe('ErrorThe shop sleeps');
  });
});
