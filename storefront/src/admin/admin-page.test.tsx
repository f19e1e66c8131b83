import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayOf } from '#domain/orders/ready-by-days';
import { address, fill, goBack, notice, press, user } from '../testing/page-in-test';
import { answer, answerBy, hold, sentTo } from '../testing/shop-in-test';
import {
  expectLoginAndBack,
  factsIn,
  mockLogin,
  openMenu,
  pressInMenu,
  show,
  signedIn,
  startInFreshShop,
  TAB_NAMES,
} from './dashboard-in-test';
import { STATS } from './fixtures';

startInFreshShop();

const heading = () => screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' });

describe('guard', () => {
  it('hides the dashboard until the check is answered', async () => {
    const held = hold('GET /api/admin/check');
    show('/admin');
    await Promise.resolve();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
    held[0]?.(Response.json(signedIn('owner')));
    await heading();
  });

  it.each([
    ['says no', () => Response.json({ isAuthenticated: false })],
    ['fails', () => Response.json({ message: 'away' }, { status: 503 })],
  ])('redirects to the login when the check %s', async (_what, reply) => {
    answerBy('GET /api/admin/check', reply);
    show('/admin?tab=laces');
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeTruthy();
    expect(address()).toBe('/admin/login');
  });

  it('redirects to the login, and back to the tab, when a call finds the session expired', async () => {
    await expectLoginAndBack('GET /api/orders/stats', '/admin?tab=laces');
  });
});

describe('login', () => {
  const open = async () => {
    answer('GET /api/admin/check', { isAuthenticated: false });
    show('/admin/login');
    await screen.findByRole('heading', { level: 1, name: 'Admin Login' });
  };

  it('sends the password and opens the dashboard', async () => {
    await open();
    mockLogin();
    await fill('Password', 'secret');
    await press('Login');
    await heading();
    expect(sentTo('POST /api/admin/login')).toEqual([{ password: 'secret' }]);
  });

  it('shows an error for a wrong password', async () => {
    await open();
    answer('POST /api/admin/login', { success: false, message: 'Invalid password' });
    await fill('Password', 'guess');
    await press('Login');
    expect(await notice()).toBe('Login FailedInvalid password');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('guess');
  });

  it('shows an error when the call fails', async () => {
    await open();
    answer('POST /api/admin/login', { message: 'boom' }, 500);
    await fill('Password', 'secret');
    await press('Login');
    expect(await notice()).toBe('ErrorFailed to login');
  });

  it('requires a password', async () => {
    await open();
    await press('Login');
    expect(await screen.findByText('Enter a password')).toBeTruthy();
    expect(sentTo('POST /api/admin/login')).toEqual([]);
  });
});

describe('dashboard', () => {
  it('shows the four figures', async () => {
    show('/admin');
    await screen.findByText('1,234');
    expect(factsIn()).toEqual([
      ['Total Orders', '1,234'],
      ['Pending', '12'],
      ['This Week', '7'],
      ['Total Revenue', '$1,234.50'],
    ]);
  });

  it("shows what's new for each figure and links to what it counts", async () => {
    show('/admin');
    await screen.findByText('1,234');
    const figures = screen.getByLabelText('Figures');
    expect([...figures.children].map((card) => card.lastElementChild?.textContent)).toEqual([
      '+7 in 7 days',
      '+3 in 7 days',
      '−2 from last week',
      '+$420.00 in 7 days',
    ]);
    const links = within(figures).getAllByRole('link');
    const weekAgo = dayOf(new Date(Date.now() - 7 * 24 * 60 * 60 * 1000));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin',
      '/admin?tab=orders&pending=1&sort=readyBy',
      `/admin?tab=orders&from=${weekAgo}`,
      '/admin/money',
    ]);
  });

  it('refetches the figures after a failure', async () => {
    answer('GET /api/orders/stats', { message: 'The shop sleeps' }, 500);
    show('/admin?tab=laces');
    expect(await screen.findByText('The shop sleeps')).toBeTruthy();
    answer('GET /api/orders/stats', { ...STATS, revenue: 0 });
    await press('Try Again');
    await screen.findByText('$0.00');
  });

  it('has seven tabs and stores the current one in the URL', async () => {
    show('/admin');
    await heading();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(TAB_NAMES);
    await user.click(screen.getByRole('tab', { name: 'Services' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=services'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Services' })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Orders' }));
    await waitFor(() => expect(address()).toBe('/admin'));
  });

  it('goes back to the tab before with one step', async () => {
    show('/admin?tab=laces');
    await heading();
    await user.click(screen.getByRole('tab', { name: 'Customers' }));
    await user.click(screen.getByRole('tab', { name: 'Services' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=services'));
    await goBack();
    expect(address()).toBe('/admin?tab=customers');
  });

  it('opens the tab in the URL', async () => {
    show('/admin?tab=discounts');
    await heading();
    expect(screen.getByRole('tab', { name: 'Discounts' }).getAttribute('aria-selected')).toBe('true');
  });

  it('links to the editor', async () => {
    show('/admin');
    await heading();
    await openMenu();
    const editor = await screen.findByRole('link', { name: 'Editor' });
    expect(editor.getAttribute('href')).toBe('/cms');
  });

  it('logs out', async () => {
    answer('POST /api/admin/logout', { success: true });
    show('/admin');
    await pressInMenu('Logout');
    expect(await notice()).toBe('Logged OutYou have been logged out successfully');
    await waitFor(() => expect(address()).toBe('/admin/login'));
  });

  it('drops an unsent message on logout, but not when the session expires', async () => {
    const draft = { customerIds: [], subject: 'We are back', message: '', attempt: null };
    sessionStorage.setItem('message-draft', JSON.stringify(draft));
    answer('GET /api/orders/stats', { message: 'Please log in' }, 401);
    show('/admin');
    await waitFor(() => expect(address()).toBe('/admin/login'));
    expect(sessionStorage.getItem('message-draft')).not.toBeNull();
    cleanup();
    answer('GET /api/orders/stats', STATS);
    answer('POST /api/admin/logout', { success: true });
    show('/admin');
    await pressInMenu('Logout');
    await waitFor(() => expect(sessionStorage.getItem('message-draft')).toBeNull());
  });

  it('stays and shows an error when logout fails', async () => {
    answer('POST /api/admin/logout', { message: 'boom' }, 500);
    show('/admin');
    await pressInMenu('Logout');
    expect(await notice()).toBe('ErrorFailed to logout');
    expect(address()).toBe('/admin');
  });
});
