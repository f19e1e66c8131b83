import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, press, user } from '../../testing/page-in-test';
import { answer, urlsOf } from '../../testing/shop-in-test';
import { show, startInFreshShop, TAB_NAMES } from '../dashboard-in-test';
import { CUSTOMER, ORDER, SERVICE } from '../fixtures';
import { BOOKS } from '../money/books-fixture';

// Preload, so a busy machine doesn't slow the first test.
import '../keys/key-help-dialog';
import '../order-dialogs/order-form-dialog';
import '../orders-tab/orders-tab';
import './command-palette';

startInFreshShop();

beforeEach(() => {
  answer('GET /api/admin/order-views', {
    counts: { overdue: 3 },
    own: [{ id: ORDER.id, name: 'Big ones', filters: { sort: '-total' }, count: 9 }],
  });
  answer(`GET /api/orders/${ORDER.id}`, ORDER);
});

const commandKeys = () => user.keyboard('{Control>}k{/Control}');
const palette = async () => within(await screen.findByRole('dialog', { name: 'Commands' }));
const typing = async (text: string) => user.type((await palette()).getByRole('combobox'), text);
const option = async (name: string | RegExp) => (await palette()).findByRole('option', { name });
const options = async () => (await palette()).queryAllByRole('option').map(({ textContent }) => textContent);
const group = async (name: string) =>
  within((await palette()).getByRole('group', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

async function open(at = '/admin?tab=orders'): Promise<void> {
  show(at);
  await screen.findByRole('heading', { level: 1 });
  await commandKeys();
  await palette();
}

async function closeDialog(name: string): Promise<void> {
  await screen.findByRole('dialog', { name });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('CommandPalette', () => {
  it('opens by Ctrl K, Cmd K, and its button, even while typing', async () => {
    show('/admin?tab=orders');
    await user.click(await screen.findByLabelText('Search'));
    await commandKeys();
    await palette();
    expect(document.activeElement?.getAttribute('role')).toBe('combobox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Search')));
    await user.keyboard('{Meta>}k{/Meta}');
    await palette();
    await user.keyboard('{Escape}');
    await press('Search and commands');
    await palette();
  });

  it('links to tabs, views, pages, and settings', async () => {
    await open();
    expect(await group('Actions')).toEqual([
      'Create Order',
      'Scan a slip',
      'Add Customer',
      'Refresh',
      'Export all orders as CSV',
      'Keyboard shortcuts',
      'Logout',
    ]);
    expect(await group('Go to')).toEqual([
      ...TAB_NAMES,
      'Money',
      'Figures',
      'Shop Settings',
      'Staff',
      'Audit',
      'Health',
      'Security',
      'Editor',
    ]);
    await waitFor(async () => expect(await group('Views of the orders')).toContain('Overdue3'));
    expect(await group('Views of the orders')).toContain('Big ones9');
    expect(await group('Settings')).toContain('Outgoing email');
    await typing('laces');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin?tab=laces'));
  });

  it('moves by arrow keys and wraps around', async () => {
    await open();
    await typing('logout');
    await user.clear((await palette()).getByRole('combobox'));
    const active = async () => (await palette()).getByRole('option', { selected: true }).textContent;
    expect(await active()).toBe('Create Order');
    await user.keyboard('{ArrowDown}');
    expect(await active()).toBe('Scan a slip');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(await active()).toBe('Lace colors in the editor');
    const input = (await palette()).getByRole('combobox');
    expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(
      'Lace colors in the editor',
    );
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/admin?tab=customers&create=1'));
  });

  it('finds the settings by what they contain', async () => {
    await open();
    await typing('opening hours');
    expect(await options()).toEqual(['Shop Settings']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/settings'));
  });

  it('finds a page of the editor and loads it', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    await open();
    await typing('outgoing email');
    expect(await options()).toEqual(['Outgoing email']);
    await user.keyboard('{Enter}');
    expect(assign).toHaveBeenCalledWith('/cms/collections/outbox');
  });

  it('finds orders, customers, and services after typing pauses', async () => {
    await open();
    const before = urlsOf('GET /api/orders').length;
    await typing('rel');
    const found = await option(/3F2A91C4 Jo Catcher/);
    expect(found.textContent).toBe('3F2A91C4 Jo CatcherReceived');
    expect(urlsOf('GET /api/orders').slice(before)).toEqual(['/api/orders?search=rel&page=1&limit=5']);
    expect(await group('Customers')).toEqual([`${CUSTOMER.name}${CUSTOMER.email}`]);
    expect(await group('Services')).toEqual([SERVICE.name]);
    await user.click(found);
    await waitFor(() => expect(address()).toBe(`/admin?tab=orders&order=${ORDER.id}`));
  });

  it("opens a customer's and a service's dialog", async () => {
    await open();
    await typing('rel');
    await user.click(await option(new RegExp(CUSTOMER.email)));
    await waitFor(() =>
      expect(address()).toBe(`/admin?tab=customers&search=jo%40example.com&edit=${CUSTOMER.id}`),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await commandKeys();
    await typing('rel');
    await user.click(await option(SERVICE.name));
    await waitFor(() => expect(address()).toBe(`/admin?tab=services&edit=${SERVICE.id}`));
  });

  it('shows an empty state', async () => {
    answer('GET /api/orders', []);
    answer('GET /api/customers', []);
    await open();
    await typing('qqqq');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    expect((await palette()).getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
  });

  it('creates an order, lists shortcuts, and logs out', async () => {
    answer('POST /api/admin/logout', { success: true });
    await open();
    await typing('create order');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin?tab=orders&create=1'));
    await closeDialog('Create Order');
    await commandKeys();
    await typing('keyboard');
    await user.keyboard('{Enter}');
    await closeDialog('Keyboard shortcuts');
    await commandKeys();
    await typing('logout');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/login'));
  });

  it('opens on the books page too, but not over another dialog', async () => {
    answer('GET /api/admin/money', BOOKS);
    await open('/admin/money');
    await typing('overdue');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin?tab=orders&due=overdue&sort=readyBy'));
    await press('Create Order');
    await screen.findByRole('dialog', { name: 'Create Order' });
    await commandKeys();
    expect(screen.queryByRole('dialog', { name: 'Commands' })).toBeNull();
  });
});
