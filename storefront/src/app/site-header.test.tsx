// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { notice, press, showAt } from '../testing/page-in-test';
import { cutOff, startShop } from '../testing/shop-in-test';
import { keepSignedIn } from './signed-in';
import { SiteHeader } from './site-header';

startShop();
afterEach(() => keepSignedIn(false));

it('a logout that fails says so, and changes nothing', async () => {
  keepSignedIn(true);
  cutOff('POST /api/customer/logout');
  showAt('/our-work', <SiteHeader />);
  await press('Logout');
  expect(await notice()).toBe('ErrorFailed to logout');
  expect(screen.getByRole('link', { name: 'My Orders' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});
