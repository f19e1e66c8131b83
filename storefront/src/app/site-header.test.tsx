import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notice, press, showAt } from '../testing/page-in-test';
import { answer, calls, cutOff, startShop } from '../testing/shop-in-test';
import { keepSignedIn } from './signed-in';
import { SignedInKeeper } from './signed-in-keeper';
import { SiteHeader } from './site-header';

const CHECK = 'GET /api/customer/check';

startShop();
beforeEach(() => keepSignedIn(true));
afterEach(() => keepSignedIn(false));

const show = () =>
  showAt(
    '/our-work',
    <>
      <SignedInKeeper />
      <SiteHeader />
    </>,
  );
const link = (name: string) => screen.queryByRole('link', { name });

it('shows an error when logout fails, and changes nothing', async () => {
  answer(CHECK, { isAuthenticated: true });
  cutOff('POST /api/customer/logout');
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
  // Load what makes requests first.
  await act(() => vi.dynamicImportSettled());
  expect(calls().map(({ call }) => call)).toEqual([CHECK]);
});
