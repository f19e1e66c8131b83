import { expect, it } from 'vitest';
import { dashboardAddress } from './dashboard-address';

it('dashboardAddress returns the URL of a place in the dashboard', () => {
  expect(dashboardAddress()).toBe('/admin');
  expect(dashboardAddress({ tab: 'laces' })).toBe('/admin?tab=laces');
  expect(dashboardAddress({ tab: 'orders', status: 'not_received' })).toBe(
    '/admin?tab=orders&status=not_received',
  );
  expect(dashboardAddress({ tab: 'orders', order: 'a b&c' })).toBe('/admin?tab=orders&order=a+b%26c');
});
