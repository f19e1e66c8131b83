import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  address,
  descriptionOf,
  field,
  fill,
  goBack,
  notice,
  press,
  submitTwice,
} from '../testing/page-in-test';
import { answer, failNetwork, sentTo } from '../testing/shop-in-test';
import { show, signIn, startInFreshShop } from './customer-pages-in-test';

const LOGIN = 'POST /api/customer/login';
const FORGOT = 'POST /api/customer/forgot-password';
const WAIT = 'Too many attempts. Try again in 15 minutes.';

startInFreshShop();
beforeEach(() => signIn(false));

async function logIn(): Promise<void> {
  await fill('Email', ' Jo@Example.com');
  await fill('Password', 'secret-glove');
  await press('Login');
}

describe('customer login', () => {
  it('leads to the dashboard', async () => {
    answer(LOGIN, { success: true });
    show('/customer/login');
    await logIn();
    expect(await screen.findByRole('heading', { name: 'Customer Dashboard' })).toBeTruthy();
    expect(address()).toBe('/customer/dashboard');
    expect(sentTo(LOGIN)).toEqual([{ email: 'jo@example.com', password: 'secret-glove' }]);
  });

  it("31.3: goes with the cookie banner's answer", async () => {
    localStorage.setItem('cookie-consent', 'declined');
    localStorage.setItem('cookie-consent-at', '2026-11-20T10:00:00.000Z');
    answer(LOGIN, { success: true });
    show('/customer/login');
    await logIn();
    await waitFor(() => expect(address()).toBe('/customer/dashboard'));
    const cookies = { given: false, at: '2026-11-20T10:00:00.000Z' };
    expect(sentTo(LOGIN)).toEqual([{ email: 'jo@example.com', password: 'secret-glove', cookies }]);
  });

  it('is sent once, even if submitted twice', async () => {
    answer(LOGIN, { success: true });
    show('/customer/login');
    await fill('Email', 'jo@example.com');
    await fill('Password', 'secret-glove');
    submitTwice('Login');
    expect(await screen.findByRole('heading', { name: 'Customer Dashboard' })).toBeTruthy();
    expect(sentTo(LOGIN)).toHaveLength(1);
  });

  it('redirects customers who are already signed in', async () => {
    signIn(true);
    show('/customer/login');
    await waitFor(() => expect(address()).toBe('/customer/dashboard'));
  });

  it('requires both fields and sends nothing without them', async () => {
    show('/customer/login');
    await press('Login');
    expect(await screen.findByText('Please enter a valid email')).toBeTruthy();
    expect(screen.getByText('Enter a password')).toBeTruthy();
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(field('Email'))).toContain('Please enter a valid email');
    expect(document.activeElement).toBe(field('Email'));
    expect(sentTo(LOGIN)).toEqual([]);
  });

  it.each([
    [{ success: false, message: 'This account is closed' }, 'This account is closed'],
    [{ success: false }, 'Invalid email or password'],
  ])('shows why it failed: %o', async (reply, text) => {
    answer(LOGIN, reply);
    show('/customer/login');
    await logIn();
    expect(await notice()).toBe(`Login Failed${text}`);
    expect([field('Email').value, field('Password').value]).toEqual(
      [' Jo@Example.com', 'secret-glove'].map((text) => text.trim()),
    );
    expect(document.activeElement).toBe(field('Password'));
  });

  it.each([
    [500, 'Something', 'Failed to login. Please try again.'],
    [429, WAIT, WAIT],
  ])('shows the error for status %i', async (status, message, text) => {
    answer(LOGIN, { message }, status);
    show('/customer/login');
    await logIn();
    expect(await notice()).toBe(`Error${text}`);
    expect(field('Password').value).toBe('secret-glove');
  });
});

describe('Forgot Password?', () => {
  it("prefills the typed email and shows the server's text", async () => {
    answer(FORGOT, { message: 'A link is on its way.' });
    show('/customer/login');
    await fill('Email', 'jo@example.com');
    await press('Forgot Password?');
    const dialog = within(screen.getByRole('dialog', { name: 'Reset Password' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('jo@example.com');
    await press('Send Reset Link');
    expect(await notice()).toBe('Check Your EmailA link is on its way.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(FORGOT)).toEqual([{ email: 'jo@example.com' }]);
    expect(sentTo(LOGIN)).toEqual([]);
  });

  it('is sent once, even if submitted twice', async () => {
    answer(FORGOT, { message: 'A link is on its way.' });
    show('/customer/login');
    await fill('Email', 'jo@example.com');
    await press('Forgot Password?');
    submitTwice('Reset Password');
    expect(await notice()).toBe('Check Your EmailA link is on its way.');
    expect(sentTo(FORGOT)).toHaveLength(1);
  });

  it('closes on Back and keeps the input', async () => {
    show('/customer/login');
    await fill('Email', 'jo@example.com');
    await fill('Password', 'secret-glove');
    await press('Forgot Password?');
    screen.getByRole('dialog', { name: 'Reset Password' });
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/customer/login');
    expect([field('Email').value, field('Password').value]).toEqual(['jo@example.com', 'secret-glove']);
  });

  it('stays open with its input on failure', async () => {
    failNetwork(FORGOT);
    show('/customer/login');
    await fill('Email', 'jo@example.com');
    await press('Forgot Password?');
    await press('Send Reset Link');
    expect(await notice()).toBe('ErrorFailed to send reset email');
    expect(screen.getByRole('alert').textContent).toBe('Failed to send reset email');
    const dialog = within(screen.getByRole('dialog', { name: 'Reset Password' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('jo@example.com');
  });
});
