import { describe, expect, it } from 'vitest';
import { inputs } from '#domain/testing/cases';
import { OWNER_TEXTS, PAGES, pageAt } from './pages';

describe('pageAt', () => {
  it.each([
    '/',
    '/our-work',
    '/order',
    '/order-confirmation',
    '/admin/login',
    '/admin',
    '/customer/login',
    '/customer/dashboard',
    '/customer/reset-password',
    '/customer/confirm-email',
    '/admin/money',
    '/admin/security',
    '/admin/settings',
    '/admin/staff',
    '/admin/audit',
    '/admin/invitation',
    '/privacy',
    '/terms',
  ])('finds the page at %s, with a trailing slash too', (path) => {
    const name = pageAt(path, OWNER_TEXTS);
    expect(name && PAGES[name]).toBe(path);
    expect(pageAt(path === '/' ? '/' : `${path}/`, OWNER_TEXTS)).toBe(name);
  });

  inputs([
    '',
    '//',
    '/order//',
    '/orders',
    '/order/1',
    '/Order',
    '/customer',
    '/admin/orders',
    '/order?service=1',
    '/__proto__',
    '/constructor',
    'order',
    '/index.html',
    '/cms',
  ])('finds no page at %j', (path) => pageAt(path, OWNER_TEXTS), null);

  it('covers every page', () => {
    expect(Object.keys(PAGES)).toHaveLength(21);
  });

  it("finds the owner's text pages only while they are written", () => {
    expect(pageAt('/privacy', [])).toBeNull();
    expect(pageAt('/privacy', ['terms'])).toBeNull();
    expect(pageAt('/terms/', ['terms'])).toBe('terms');
    expect(pageAt('/order', [])).toBe('order');
  });
});
