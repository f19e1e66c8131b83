import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { field, fill, notice, press, user } from '../testing/page-in-test';
import { answer, failNetwork } from '../testing/shop-in-test';
import { ME } from './fixtures';
import { placed, show, startInFreshTab, toDetails } from './wizard-in-test';

const returning = () => user.click(screen.getByRole('radio', { name: 'Returning Customer' }));

startInFreshTab();
beforeEach(() => {
  answer('POST /api/customer/login', { success: true });
  answer('GET /api/customer/me', ME);
  answer('POST /api/customer/logout', { success: true });
});

async function logIn(): Promise<void> {
  // What the shop answers after the login.
  answer('GET /api/customer/check', { isAuthenticated: true });
  await returning();
  await fill('Email', 'jo@example.com');
  await fill('Password', 'secret-glove');
  await press('Login');
}

async function toTheEnd(): Promise<void> {
  await fill('Glove Details', 'Outfield glove, web torn');
  await press('Next');
  await screen.findByRole('heading', { name: 'Delivery Method' });
  await user.click(screen.getByRole('radio', { name: 'Drop Off' }));
  await user.click(screen.getByRole('radio', { name: 'Pay in Person' }));
  await press('Proceed to Payment');
}

describe('returning customer', () => {
  it('logs in, sees the fields filled and locked, and orders without a password', async () => {
    show();
    await toDetails();
    await logIn();
    expect(await screen.findByText('Welcome Back!')).toBeTruthy();
    expect(screen.getByText('Logged in as Jo Catcher', { selector: 'li *' })).toBeTruthy();
    for (const name of ['Full Name', 'Email', 'Phone']) expect(field(name).readOnly).toBe(true);
    expect([field('Full Name').value, field('Phone').value]).toEqual(['Jo Catcher', '555 010 2345']);
    expect(screen.queryByLabelText('Password')).toBeNull();
    await toTheEnd();
    await screen.findByRole('heading', { name: 'Order Submitted' });
    const order: unknown = placed()[0];
    expect(order).toMatchObject({ customerId: ME.id, customerName: 'Jo Catcher' });
    expect(order).not.toHaveProperty('customerPassword');
  });

  it("types a phone number the account doesn't have", async () => {
    answer('GET /api/customer/check', { isAuthenticated: true });
    answer('GET /api/customer/me', { ...ME, phone: null });
    const { unmount } = show();
    await toDetails();
    expect(field('Phone').readOnly).toBe(false);
    await fill('Phone', '555 010 9999');
    unmount();
    show('/order?step=2');
    await waitFor(() => expect(field('Full Name').value).toBe('Jo Catcher'));
    expect(field('Phone').value).toBe('555 010 9999');
    expect(field('Full Name').readOnly).toBe(true);
    await toTheEnd();
    await screen.findByRole('heading', { name: 'Order Submitted' });
    expect(placed()[0]).toMatchObject({ customerPhone: '555 010 9999' });
  });

  it("types a name if the account's is too short for an order", async () => {
    answer('GET /api/customer/check', { isAuthenticated: true });
    answer('GET /api/customer/me', { ...ME, name: 'Rockets Baseball (rockets.org)' });
    show();
    await toDetails();
    expect(field('Full Name').readOnly).toBe(false);
    await fill('Full Name', 'Rockets Baseball');
    await toTheEnd();
    await screen.findByRole('heading', { name: 'Order Submitted' });
    expect(placed()[0]).toMatchObject({ customerName: 'Rockets Baseball' });
  });

  it('is recognized on page load, and logging out clears the fields', async () => {
    answer('GET /api/customer/check', { isAuthenticated: true });
    show();
    await toDetails();
    expect(field('Full Name').value).toBe('Jo Catcher');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Jo Catcher');
    await press('Logout');
    expect(await notice()).toBe('Logged OutYou have been logged out successfully');
    expect(['Full Name', 'Email', 'Phone'].map((name) => field(name).value)).toEqual(['', '', '']);
    expect(field('Password')).toBeTruthy();
  });

  it('must log in before continuing', async () => {
    show();
    await toDetails();
    await returning();
    await fill('Glove Details', 'Outfield glove, web torn');
    await press('Next');
    expect(screen.getByText('Log in, or choose New Customer', { selector: 'p span' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  });

  it('keeps what they typed as a new customer', async () => {
    show();
    await toDetails();
    await fill('Full Name', 'Jo');
    await returning();
    expect(screen.queryByLabelText('Full Name')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'New Customer' }));
    expect(field('Full Name').value).toBe('Jo');
  });
});

describe('login at step 2', () => {
  it('requires both fields, and Enter submits it instead of the step', async () => {
    show();
    await toDetails();
    await returning();
    await user.type(field('Email'), 'jo@example.com{Enter}');
    expect(await notice()).toBe('Login FailedPlease enter both email and password');
    expect(screen.getByRole('heading', { name: 'Your Information' })).toBeTruthy();
  });

  it.each([
    [{ success: false, message: 'Closed' }, 200, 'Closed'],
    [{ success: false }, 200, 'Invalid email or password'],
    [{ message: 'Oh' }, 500, 'Could not log in. Please try again.'],
    [{ message: 'Too many attempts.' }, 429, 'Too many attempts.'],
  ])('shows why it failed: %o', async (body, status, text) => {
    answer('POST /api/customer/login', body, status);
    show();
    await toDetails();
    await logIn();
    expect(await screen.findByText('Login Failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect([field('Email').value, field('Password').value]).toEqual(['jo@example.com', 'secret-glove']);
  });

  it('shows an error when logout fails', async () => {
    answer('GET /api/customer/check', { isAuthenticated: true });
    failNetwork('POST /api/customer/logout');
    show();
    await toDetails();
    await press('Logout');
    expect(await screen.findByText('Could not log out. Please try again.')).toBeTruthy();
    expect(field('Full Name').value).toBe('Jo Catcher');
  });
});

describe('session that expires while ordering', () => {
  it('sends no anonymous order, asks to log in again, and loses nothing', async () => {
    answer('GET /api/customer/check', { isAuthenticated: true });
    show();
    await toDetails();
    await fill('Glove Details', 'Outfield glove, web torn');
    await press('Next');
    await screen.findByRole('heading', { name: 'Delivery Method' });
    await user.click(screen.getByRole('radio', { name: 'Drop Off' }));
    await user.click(screen.getByRole('radio', { name: 'Pay in Person' }));
    answer('GET /api/customer/me', { message: 'Please log in' }, 401);
    await press('Proceed to Payment');
    await screen.findByRole('heading', { name: 'Your Information' });
    expect(await notice()).toBe("ErrorYou've been logged out. Log in again.");
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(placed()).toHaveLength(0);
    expect(field('Email').value).toBe('jo@example.com');
    expect(field('Glove Details').value).toBe('Outfield glove, web torn');
    answer('GET /api/customer/me', ME);
    await fill('Password', 'secret-glove');
    await press('Login');
    await screen.findByText('Welcome Back!');
    await press('Next');
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: 'Pay in Person' }).getAttribute('aria-checked'),
    ).toBe('true');
    await press('Proceed to Payment');
    expect(await screen.findByRole('heading', { name: 'Order Submitted' })).toBeTruthy();
  });
});
