import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, field, fill, notice, press } from '../testing/page-in-test';
import { answer, answerBy, sentTo } from '../testing/shop-in-test';
import { mockLogin, show, signedIn, startInFreshShop } from './dashboard-in-test';

startInFreshShop();

const LOGIN = 'POST /api/admin/login';

beforeEach(() => answer('GET /api/admin/check', { isAuthenticated: false }));

async function typePassword(shop: () => void, at = '/admin/login'): Promise<void> {
  show(at);
  await screen.findByRole('heading', { level: 1, name: 'Admin Login' });
  shop();
  await fill('Password', 'right');
  await press('Login');
}

const needs = (right: string) =>
  answerBy(LOGIN, (init) => {
    const { code } = JSON.parse(String(init?.body));
    if (code === right) {
      answer('GET /api/admin/check', signedIn('owner'));
      return Response.json({ success: true });
    }
    const message = code && 'This code is wrong or was already used';
    return Response.json({ success: false, needs: 'code', message });
  });

describe('second factor', () => {
  it('asks for the code once the password is right, with a numeric keyboard', async () => {
    await typePassword(() => needs('123456'));
    expect(await screen.findByLabelText('Code')).toBeTruthy();
    expect(field('Code').autocomplete).toBe('one-time-code');
    expect(field('Code').inputMode).toBe('numeric');
    expect(document.activeElement).toBe(field('Code'));
    await press('Login');
    expect(await screen.findByText('Enter the code')).toBeTruthy();
    await fill('Code', '000000');
    await press('Login');
    expect(await notice()).toBe('Login FailedThis code is wrong or was already used');
    await fill('Code', '123456');
    await press('Login');
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(sentTo(LOGIN)).toEqual([
      { password: 'right' },
      { password: 'right', code: '000000' },
      { password: 'right', code: '123456' },
    ]);
  });

  it('accepts a recovery code with letters instead', async () => {
    await typePassword(() => needs('abcd-efgh-jkmn-pqrs'));
    await screen.findByLabelText('Code');
    await press('Use a recovery code');
    expect(field('Recovery code').inputMode).toBe('text');
    await fill('Recovery code', 'abcd-efgh-jkmn-pqrs');
    await press('Login');
    await waitFor(() => expect(address()).toBe('/admin'));
  });

  it('goes back to the password', async () => {
    await typePassword(() => needs('1'));
    await screen.findByLabelText('Code');
    await press('Back');
    expect(field('Password').value).toBe('');
  });
});

describe('login from the editor', () => {
  it('returns to the editor page', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    await typePassword(mockLogin, '/admin/login?redirect=%2Fcms%2Fcollections%2Forders');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/cms/collections/orders'));
    replace.mockRestore();
  });

  it('redirects nowhere else', async () => {
    await typePassword(mockLogin, '/admin/login?redirect=https%3A%2F%2Fevil.example%2Fcms');
    await waitFor(() => expect(address()).toBe('/admin'));
  });
});

it("explains why passkeys aren't available", async () => {
  show('/admin/login');
  await press('Sign in with a passkey');
  expect(await notice()).toMatch(/^Login Failed(Passkeys only work|This browser can't use)/);
});
