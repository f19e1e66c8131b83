import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { address, descriptionOf, field, fill, notice, press, submitTwice } from '../testing/page-in-test';
import { answer, failNetwork, sentTo } from '../testing/shop-in-test';
import { show, signIn, startInFreshShop } from './customer-pages-in-test';

const RESET = 'POST /api/customer/reset-password';

startInFreshShop();
beforeEach(() => signIn(false));

async function choose(password: string, again = password): Promise<void> {
  await fill('New Password', password);
  await fill('Confirm Password', again);
  await press('Reset Password');
}

it.each(['', '?token=', '?token=%20'])('rejects a link without a token: "%s"', (query) => {
  show(`/customer/reset-password${query}`);
  expect(screen.getByRole('heading', { name: 'Invalid Reset Link' })).toBeTruthy();
  expect(screen.getByText('The password reset link is invalid or has expired.')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Back to Login' }));
  expect(address()).toBe('/customer/login');
});

it('shows a success and redirects to the login after 3 seconds', async () => {
  answer(RESET, { success: true, message: 'Changed' });
  show('/customer/reset-password?token=abc');
  await fill('New Password', 'laces-anew');
  await fill('Confirm Password', 'laces-anew');
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { name: 'Password Reset Successful!' })).toBeTruthy();
  const text = 'Your password has been changed successfully. Redirecting to login...';
  expect(screen.getByText(text)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(address()).toContain('/customer/reset-password');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(address()).toBe('/customer/login');
  expect(sentTo(RESET)).toEqual([{ token: 'abc', newPassword: 'laces-anew' }]);
});

it('sends once, even if submitted twice', async () => {
  answer(RESET, { success: true });
  show('/customer/reset-password?token=abc');
  await fill('New Password', 'laces-anew');
  await fill('Confirm Password', 'laces-anew');
  submitTwice('Reset Password');
  expect(await screen.findByRole('heading', { name: 'Password Reset Successful!' })).toBeTruthy();
  expect(sentTo(RESET)).toHaveLength(1);
});

it('requires the same password twice', async () => {
  show('/customer/reset-password?token=abc');
  await choose('laces-anew', 'laces-new');
  expect(await notice()).toBe('ErrorPasswords do not match');
  expect(field('Confirm Password').getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(field('Confirm Password'))).toContain('Passwords do not match');
  expect(sentTo(RESET)).toEqual([]);
});

it('requires at least 6 characters', async () => {
  show('/customer/reset-password?token=abc');
  await choose('12345');
  expect(await notice()).toBe('ErrorPassword must be at least 6 characters');
  expect(sentTo(RESET)).toEqual([]);
});

it.each([
  [
    { success: false, message: 'The password reset link is invalid or has expired.' },
    'The password reset link is invalid or has expired.',
  ],
  [{ success: false }, 'Failed to reset password'],
])('shows that the token has expired: %o', async (reply, text) => {
  answer(RESET, reply);
  show('/customer/reset-password?token=abc');
  await choose('laces-anew');
  expect(await notice()).toBe(`Error${text}`);
  expect(screen.getByRole('link', { name: 'Back to Login' })).toBeTruthy();
  expect(field('New Password').value).toBe('laces-anew');
});

it('shows that the call failed and keeps the input', async () => {
  failNetwork(RESET);
  show('/customer/reset-password?token=abc');
  await choose('laces-anew');
  expect(await notice()).toBe('ErrorFailed to reset password');
  expect(field('Confirm Password').value).toBe('laces-anew');
});
