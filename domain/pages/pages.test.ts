import { describe, expect, it } from 'vitest';
import { isPage, PAGES } from './pages';

describe('isPage', () => {
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
  ])('%s is a page, with a slash at its end too', (path) => {
    expect(isPage(path)).toBe(true);
    expect(isPage(path === '/' ? '/' : `${path}/`)).toBe(true);
    expect(Object.values(PAGES)).toContain(path);
  });

  it.each([
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
  ])('%j is none', (path) => {
    expect(isPage(path)).toBe(false);
  });

  it('lists nothing else', () => {
    expect(Object.keys(PAGES)).toHaveLength(9);
  });
});
