import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notice, press, showAt } from '../testing/page-in-test';
import { answer, calls, failNetwork, startShop } from '../testing/shop-in-test';
import { SessionSync } from './session-sync';
import { storeSignedIn } from './signed-in';
import { SiteHeader } from './site-header';

const CHECK = 'GET /api/customer/check';

startShop();
beforeEach(() => storeSignedIn(true));
afterEach(() => storeSignedIn(false));

const show = () =>
  showAt(
    '/our-work',
    <>
      <SessionSync />
      <SiteHeader />
    </>,
  );
const link = (name: string) => screen.queryByRole('link', { name });

it('shows an error when logout fails, and changes nothing', async () => {
  answer(CHECK, { isAuthenticated: true });
  failNetwork('POST /api/customer/logout');
  show();
  await press('Logout');
  expect(await notice()).toBe('ErrorFailed to logout');
  expect([link('My Orders') !== null, link('Login')]).toEqual([true, null]);
});

it('corrects a session that ended elsewhere, and skips the check on the next visit', async () => {
  answer(CHECK, { isAuthenticated: false });
  show();
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  expect(link('My Orders')).toBeNull();
  cleanup();
  show();
  expect(link('Login')).toBeTruthy();
  // Everything that makes requests loads first.
  await act(() => vi.dynamicImportSettled());
  expect(calls().map(({ call }) => call)).toEqual([CHECK]);
});
