import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_MAILING_LIST_WORDING } from '#domain/consents/consent-words';
import { address, fill, goBack, goForward, notice, press, user } from '../testing/page-in-test';
import { answer, answerBy, failNetwork, sentTo } from '../testing/shop-in-test';
import { show, signIn, startInFreshShop } from './customer-pages-in-test';
import { ME, ORDER } from './fixtures';
import type { PaymentProps } from './payment-due';

const MAILING_LIST = 'PATCH /api/customer/mailing-list';
const optIn = () => screen.findByRole('switch', { name: 'Join Mailing List' });
const unpaid = {
  ...ORDER,
  status: 'pending_payment',
  paymentStatus: 'pending',
  amountPaid: 0,
  amountDue: 7350,
};
const Payment = ({ orderId, amount }: PaymentProps) => <p>{`pay ${amount} for ${orderId}`}</p>;

startInFreshShop();

describe('signed-out visitor', () => {
  it('is redirected to the login and back to the same order', async () => {
    signIn(false);
    answer('POST /api/customer/login', { success: true });
    show(`/customer/dashboard?order=${ORDER.id}`);
    await waitFor(() => expect(address()).toBe('/customer/login'));
    await fill('Email', 'jo@example.com');
    await fill('Password', 'secret-glove');
    await press('Login');
    expect(await screen.findByRole('dialog', { name: 'Order 3F2A91C4' })).toBeTruthy();
    expect(address()).toBe(`/customer/dashboard?order=${ORDER.id}`);
  });

  it.each(['GET /api/customer/me', 'GET /api/customer/orders'])('is detected by %s', async (call) => {
    answer(call, { message: 'Please log in' }, 401);
    show('/customer/dashboard');
    await waitFor(() => expect(address()).toBe('/customer/login'));
  });

  it('is detected by the mailing list', async () => {
    answer(MAILING_LIST, { message: 'Please log in' }, 401);
    show('/customer/dashboard');
    await user.click(await optIn());
    await waitFor(() => expect(address()).toBe('/customer/login'));
    answer('POST /api/customer/login', { success: true });
    await fill('Email', 'jo@example.com');
    await fill('Password', 'secret-glove');
    await press('Login');
    await waitFor(() => expect(address()).toBe('/customer/dashboard'));
    expect(await screen.findByRole('heading', { name: 'Customer Dashboard' })).toBeTruthy();
  });

  it("isn't assumed after a failed check", async () => {
    failNetwork('GET /api/customer/check');
    show('/customer/dashboard');
    await screen.findByText("Your account didn't load");
    signIn(true);
    await press('Try Again');
    expect(await screen.findByRole('heading', { name: 'Customer Dashboard' })).toBeTruthy();
  });
});

describe('mailing list switch', () => {
  it('changes at once and waits for the server', async () => {
    answer(MAILING_LIST, { ...ME, mailingListOptIn: 1 });
    show('/customer/dashboard');
    const control = await optIn();
    expect(screen.getByText(ACCOUNT_MAILING_LIST_WORDING)).toBeTruthy();
    expect(screen.queryByText('Entered in Drawings')).toBeNull();
    answer('GET /api/customer/me', { ...ME, mailingListOptIn: 1 });
    await user.click(control);
    expect(await screen.findByText('Entered in Drawings')).toBeTruthy();
    expect(await notice()).toContain('Mailing list preference updated');
    expect(sentTo(MAILING_LIST)).toEqual([{ optIn: true }]);
  });

  it('sends one request for two quick clicks', async () => {
    answer(MAILING_LIST, { ...ME, mailingListOptIn: 1 });
    show('/customer/dashboard');
    const control = await optIn();
    act(() => {
      fireEvent.click(control);
      fireEvent.click(control);
    });
    expect(await notice()).toContain('Mailing list preference updated');
    expect(sentTo(MAILING_LIST)).toEqual([{ optIn: true }]);
  });

  it.each([
    [() => Response.json({ message: 'Not now' }, { status: 503 }), 'Not now'],
    [() => Promise.reject(new TypeError('network')), 'Failed to update preference'],
  ])('reverts on failure', async (reply, text) => {
    answerBy(MAILING_LIST, reply);
    show('/customer/dashboard');
    const control = await optIn();
    await user.click(control);
    expect(await notice()).toBe(`Error${text}`);
    expect(control.getAttribute('aria-checked')).toBe('false');
  });
});

describe('order history', () => {
  it('shows each order', async () => {
    show('/customer/dashboard');
    const table = within(await screen.findByRole('table', { name: 'Order History' }));
    const headings = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Order Date', 'Service', 'Glove Details', 'Status', 'Total', 'Actions']);
    const cells = table.getAllByRole('cell').map(({ textContent }) => textContent);
    const date = new Date(ORDER.createdAt).toLocaleDateString();
    expect(cells.slice(0, 5)).toEqual([date, 'Full Relace', 'Outfield glove, web torn', 'Shipped', '$73.50']);
  });

  it('shows an empty state', async () => {
    answer('GET /api/customer/orders', []);
    show('/customer/dashboard');
    expect(await screen.findByText('No orders found')).toBeTruthy();
    expect(screen.getByText('Your orders will appear here once you place one')).toBeTruthy();
  });

  it('retries after a failure', async () => {
    answer('GET /api/customer/orders', { message: 'Away' }, 503);
    show('/customer/dashboard');
    expect((await screen.findByRole('alert')).textContent).toContain('Away');
    answer('GET /api/customer/orders', [ORDER]);
    await press('Try Again');
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('opens an order by row and by button, with photos and amounts', async () => {
    show('/customer/dashboard');
    await user.click(await screen.findByText('Outfield glove, web torn'));
    const dialog = within(screen.getByRole('dialog', { name: 'Order 3F2A91C4' }));
    for (const text of ['Softly', '9400 1000', 'Discount (TEN)', '−$6.50', '$15.00', '$73.50']) {
      expect(dialog.getByText(text)).toBeTruthy();
    }
    const photo = within(dialog.getByRole('region', { name: 'Before' })).getByRole('link');
    expect(photo.getAttribute('href')).toBe('/media/before.webp');
    expect(photo.querySelector('img')?.getAttribute('src')).toBe('/media/thumbs/before.webp.webp');
    expect(dialog.queryByRole('region', { name: 'After' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(address()).toBe('/customer/dashboard');
    screen.getByRole('button', { name: 'Details for order 3F2A91C4' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('closes an order on Back, stays on the dashboard, and reopens it on Forward', async () => {
    show('/customer/dashboard');
    await press('Details for order 3F2A91C4');
    screen.getByRole('dialog', { name: 'Order 3F2A91C4' });
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/customer/dashboard');
    await goForward();
    await user.dblClick(
      within(screen.getByRole('dialog', { name: 'Order 3F2A91C4' })).getByRole('button', { name: 'Close' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/customer/dashboard');
  });

  it('offers to pay unpaid orders if online payment is available', async () => {
    answer('GET /api/customer/orders', [unpaid]);
    show('/customer/dashboard', Payment);
    await user.click(await screen.findByRole('button', { name: 'Pay now for order 3F2A91C4' }));
    expect(screen.getByText(`pay 7350 for ${ORDER.id}`)).toBeTruthy();
  });

  it('offers no payment for paid orders', async () => {
    show(`/customer/dashboard?order=${ORDER.id}`, Payment);
    await screen.findByRole('dialog');
    expect(screen.queryByText(/Pay now/)).toBeNull();
  });
});

describe('Logout', () => {
  it('signs out and shows the login', async () => {
    answer('POST /api/customer/logout', { success: true });
    show('/customer/dashboard');
    await screen.findByRole('table');
    await press('Logout');
    await waitFor(() => expect(address()).toBe('/customer/login'));
  });

  it('shows an error on failure', async () => {
    failNetwork('POST /api/customer/logout');
    show('/customer/dashboard');
    await screen.findByRole('table');
    await press('Logout');
    expect(await notice()).toBe('ErrorFailed to logout');
    expect(address()).toBe('/customer/dashboard');
  });
});
