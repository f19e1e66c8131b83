import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, fill, press, user } from '../testing/page-in-test';
import { answer, sentTo } from '../testing/shop-in-test';
import { offeredStatuses, openMenu, show, signedIn, startInFreshShop } from './dashboard-in-test';
import { ORDER, SERVICE } from './fixtures';
// Preload, so a busy machine doesn't slow the first test.
import './laces-tab/laces-tab';
import './order-dialogs/order-details-dialog';
import './orders-tab/orders-tab';

startInFreshShop();

/** An order as the API returns it to bench staff (rule 18.4). */
const SHOWN = {
  id: ORDER.id,
  version: 0,
  customerId: ORDER.customerId,
  customerName: ORDER.customerName,
  customerEmail: ORDER.customerEmail,
  customerPhone: ORDER.customerPhone,
  items: ORDER.items,
  deliveryMethod: ORDER.deliveryMethod,
  shippingAddress: ORDER.shippingAddress,
  status: ORDER.status,
  isRush: ORDER.isRush,
  trackingNumber: null,
  beforeImages: [],
  afterImages: [],
  serviceId: null,
  readyBy: null,
  extraWorkSince: null,
  unansweredSince: null,
  createdAt: ORDER.createdAt,
};
const WORK = {
  id: '00000000-0000-4000-8000-000000000077',
  at: ORDER.createdAt,
  expiresAt: ORDER.createdAt,
  answeredAt: ORDER.createdAt,
  remindedAt: null,
  status: 'accepted',
  note: null,
  photos: [],
  lines: [{ description: 'New palm lining' }],
};

describe('dashboard by role', () => {
  beforeEach(() => {
    answer('GET /api/admin/check', signedIn('bench', 'Bo Stitch'));
    answer('GET /api/orders', [SHOWN]);
    answer(`GET /api/orders/${ORDER.id}`, { ...SHOWN, extraWork: [WORK] });
  });
  const open = async () => {
    show('/admin');
    await screen.findByRole('table', { name: 'Orders' });
  };

  it('shows bench staff labels to print, without their prices (rules 18.4 and 27.8)', async () => {
    const label = {
      ...{
        id: WORK.id,
        direction: 'to_customer',
        state: 'bought',
        carrier: 'USPS',
        service: 'GroundAdvantage',
      },
      ...{ trackingNumber: '9400100', trackingUrl: null, labelUrl: '/label', qrUrl: null },
      ...{ boughtAt: ORDER.createdAt, createdAt: ORDER.createdAt },
    };
    answer('GET /api/admin/check', { ...signedIn('bench', 'Bo Stitch'), hasLabels: true });
    answer(`GET /api/orders/${ORDER.id}/shipments`, [label]);
    show(`/admin?tab=orders&order=${ORDER.id}`);
    const print = await screen.findByRole('link', { name: /^Print label/ });
    expect(print.getAttribute('href')).toBe('/label');
    expect(screen.getByText('Bought · USPS Ground Advantage')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Void label' })).toBeNull();
  });

  it("shows bench staff who's signed in, orders, and laces, and nothing else", async () => {
    await open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Orders', 'Laces']);
    await openMenu('Bo Stitch');
    const menu = within(await screen.findByRole('dialog', { name: 'You' }));
    expect(menu.getByText('Bo Stitch, bench')).toBeTruthy();
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Security']);
    for (const link of ['Money', 'Figures']) expect(screen.queryByRole('link', { name: link })).toBeNull();
    expect(sentTo('GET /api/orders/stats')).toEqual([]);
    expect(sentTo('GET /api/questions')).toEqual([]);
    expect(sentTo('GET /api/admin/first-steps')).toEqual([]);
  });

  it('shows bench staff orders without amounts, and no way to filter by them', async () => {
    await open();
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual(['', 'Order #', 'Customer', 'Service', 'Status', 'Date', 'Actions']);
    expect(document.body.textContent).not.toContain('$');
    await press('Filters');
    const sorts = within(await screen.findByLabelText('Sort by')).getAllByRole('option');
    expect(screen.queryByLabelText('Payment')).toBeNull();
    expect(sorts.map(({ textContent }) => textContent).join()).not.toMatch(/total|Owes/);
    for (const name of ['Export CSV', 'Create Order', /^Edit order/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Status of order/ }));
    expect(await offeredStatuses()).toEqual(['Not Received', 'Received', 'In Progress', 'Shipped']);
  });

  it("shows bench staff an order's gloves, work, and notes without amounts", async () => {
    show(`/admin?order=${ORDER.id}`);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('New palm lining');
    expect(dialog.getByRole('heading', { name: SERVICE.name })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Set Date' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Add Note' })).toBeTruthy();
    expect(screen.getByRole('dialog').textContent).not.toMatch(/\$|Payment|Refund|Total/);
    for (const name of [/Instructions/, 'Edit', 'Record Payment', 'Propose Extra Work', 'New link'])
      expect(dialog.queryByRole('button', { name })).toBeNull();
    expect(dialog.queryByRole('radio')).toBeNull();
    expect(dialog.queryByText('Open in editor')).toBeNull();
  });

  it.each([
    ['/admin/money', 'Only the owner and managers can see this page'],
    ['/admin/figures', 'Only the owner and managers can see this page'],
    ['/admin/settings', 'Only the owner can see this page'],
    ['/admin/staff', 'Only the owner can see this page'],
    ['/admin/audit', 'Only the owner can see this page'],
  ])('explains who %s is for', async (page, text) => {
    show(page);
    await screen.findByText(text);
    expect(sentTo('GET /api/staff')).toEqual([]);
  });
});

it('shows a manager every tab and the editor, but neither staff nor first steps', async () => {
  answer('GET /api/admin/check', signedIn('manager', 'Mo Manager'));
  show('/admin');
  await screen.findByRole('table', { name: 'Orders' });
  expect(screen.getAllByRole('tab')).toHaveLength(7);
  expect(screen.getByRole('link', { name: 'Money' })).toBeTruthy();
  await openMenu('Mo Manager');
  const menu = within(await screen.findByRole('dialog', { name: 'You' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Security', 'Editor']);
  expect(sentTo('GET /api/admin/first-steps')).toEqual([]);
});

it('signs staff in with email and password behind a link', async () => {
  answer('GET /api/admin/check', { isAuthenticated: false });
  show('/admin/login');
  await screen.findByRole('heading', { level: 1, name: 'Admin Login' });
  expect(screen.queryByLabelText('Email')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Sign in as staff' }));
  answer('POST /api/admin/login', { success: true });
  answer('GET /api/admin/check', signedIn('bench', 'Bo Stitch'));
  answer('GET /api/orders', [SHOWN]);
  await fill('Email', 'bo@staff.example');
  await fill('Password', 'stitch-by-stitch');
  await press('Login');
  await waitFor(() => expect(address()).toBe('/admin'));
  expect(sentTo('POST /api/admin/login')).toEqual([
    { email: 'bo@staff.example', password: 'stitch-by-stitch' },
  ]);
});
