import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { press, user } from '../testing/page-in-test';
import { answer } from '../testing/shop-in-test';
import { show, startInFreshShop } from './dashboard-in-test';
import { CUSTOMER, DISCOUNT, SERVICE } from './fixtures';
import { BOOKS } from './money/books-fixture';
// Preload, so a busy machine doesn't slow the first test.
import './audit/audit-page';
import './customers-tab/customers-tab';
import './discounts-tab/discounts-tab';
import './laces-tab/laces-tab';
import './money/money-page';
import './orders-tab/orders-tab';
import './services-tab/services-tab';

startInFreshShop();

const AUDIT = {
  id: SERVICE.id,
  at: '2026-05-04T12:00:00.000Z',
  kind: 'login',
  actor: 'owner',
  name: 'Owner',
  role: 'owner',
  address: '127.0.0.1',
  subject: null,
  text: 'Signed in',
  data: {},
};

beforeEach(() => {
  answer('GET /api/customers', [CUSTOMER]);
  answer('GET /api/services', [SERVICE]);
  answer('GET /api/discounts', [DISCOUNT]);
  answer('GET /api/admin/money', BOOKS);
  answer('GET /api/admin/audit', [AUDIT]);
  answer('GET /api/staff', []);
});

it.each([
  ['/admin?tab=orders', 'Orders', 'Payment', 'orders'],
  ['/admin?tab=customers', 'Customers', 'Phone', 'customers'],
  ['/admin?tab=services', 'Services', 'Description', 'services'],
  ['/admin?tab=discounts', 'Discounts', 'Created', 'discounts'],
  ['/admin/money', 'Ledger', 'Fee', 'movements'],
  ['/admin/audit', 'Audit', 'From', 'audit'],
])(
  'at %s, the table of %s hides a column and remembers it in the browser',
  async (at, table, column, key) => {
    const heads = async () => {
      const found = within(await screen.findByRole('table', { name: table })).getAllByRole('columnheader');
      return found.map(({ textContent }) => textContent);
    };
    show(at);
    const all = await heads();
    expect(all).toContain(column);
    await press('Columns');
    await user.click(await screen.findByRole('menuitemcheckbox', { name: column }));
    expect(screen.getByRole('menuitemcheckbox', { name: column }).getAttribute('aria-checked')).toBe('false');
    expect(localStorage.getItem(`columns-left-out:${key}`)).toBe(column);
    cleanup();
    show(at);
    expect(await heads()).toEqual(all.filter((head) => head !== column));
  },
);
