import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { TrackView } from '#domain/orders/track-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { repeatedGloves } from '../addresses/repeat-order';
import { button, field, fill, press, showAt, user } from '../testing/page-in-test';
import {
  answer,
  failNetwork,
  headersOf,
  idempotencyKeysOf,
  refuse,
  sentTo,
  startShop,
} from '../testing/shop-in-test';
import { TOKEN, VIEW } from './fixtures';
import { repeatOrderLink } from './repeat-order';
import { TrackPage } from './track-page';

const READ = `GET /api/track/${TOKEN}`;
const WRITE = `POST /api/track/${TOKEN}/messages`;
const MESSAGE_ID = '3f2a91c4-0000-4000-8000-000000000001';

startShop(() => answer(READ, VIEW));

const open = (path = VIEW.path) =>
  showAt(
    path,
    <Routes>
      <Route path="/track/:token?" element={<TrackPage />} />
    </Routes>,
  );

async function openOrder(change: Partial<TrackView> = {}) {
  answer(READ, { ...VIEW, ...change });
  open();
  return screen.findByRole('heading', { level: 1 });
}

describe('order page', () => {
  it("first shows when it'll be back and its progress", async () => {
    const heading = await openOrder();
    expect(heading.textContent).toBe('Ready around Fri, Dec 11');
    expect(screen.getByText(/You're all set/)).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: 'Order progress' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Ordered, Nov 20 (done)',
      'Paid, Nov 20 (done)',
      'Received, Nov 27 (done)',
      'On the bench, Nov 28 (now)',
      'Shippedaround Fri, Dec 11 (to come)',
    ]);
    expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toEqual([steps[3]]);
  });

  it("links what's due to the payment page", async () => {
    await openOrder({
      status: 'pending_payment',
      canPay: true,
      payPath: '/order-confirmation?orderId=1',
      amountDue: 7000,
      amountPaid: 0,
    });
    const link = screen.getByRole('link', { name: 'Pay $70.00' });
    expect(link.getAttribute('href')).toBe('/order-confirmation?orderId=1');
  });

  it('links a package to its carrier', async () => {
    const trackingUrl = 'https://www.ups.com/track?tracknum=1Z999AA10123456784';
    const heading = await openOrder({ status: 'shipped', trackingUrl, trackingNumber: '1Z999AA10123456784' });
    expect(heading.textContent).toBe('On its way back');
    const link = screen.getByRole('link', { name: /Track the package/ });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([trackingUrl, 'noreferrer']);
  });

  it('shows items and amounts on the ticket', async () => {
    const refunded = [
      { how: 'paypal', amount: 300 },
      { how: 'cash', amount: 200 },
    ] as const;
    await openOrder({ amountRefunded: 500, refunded: [...refunded], amountDue: 100 });
    const ticket = within(screen.getByRole('region', { name: 'Work Ticket' }));
    expect(ticket.getByText('Full Glove Relace')).toBeTruthy();
    expect(ticket.getByText('Lace: Tan')).toBeTruthy();
    const amount = (name: string) => ticket.getByText(name).nextElementSibling?.textContent;
    const rows = ['Subtotal', 'Discount', 'Shipping', 'Total', 'Paid', 'Refunded', 'Refunded, cash', 'Due'];
    expect(rows.map(amount)).toEqual([
      '$120.00',
      '−$12.00',
      '$15.00',
      '$123.00',
      '$123.00',
      '$3.00',
      '$2.00',
      '$1.00',
    ]);
  });

  it('shows messages separately, not in the history', async () => {
    await openOrder();
    const history = screen.getByRole('region', { name: 'Updates' });
    expect(within(history).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getAllByText('The heel pad is loose.')).toHaveLength(1);
  });

  it('shows Find my order for an invalid link', async () => {
    refuse(READ, 404, 'Not found', 'NOT_FOUND');
    open();
    await screen.findByRole('heading', { level: 1, name: 'No order here' });
    expect(screen.getByRole('link', { name: 'Find my order' }).getAttribute('href')).toBe('/track');
  });

  it('retries after a failed load', async () => {
    failNetwork(READ);
    open();
    await screen.findByText("Your order didn't load");
    answer(READ, VIEW);
    await press('Try Again');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ready around Fri, Dec 11' })).toBeTruthy();
  });
});

describe('photos', () => {
  it('compare before and after with a slider', async () => {
    await openOrder({ afterImages: ['/media/after.webp'] });
    const slider = screen.getByRole('slider', { name: 'Compare before and after' });
    expect(slider.getAttribute('aria-valuetext')).toBe('50% before, 50% after');
    fireEvent.change(slider, { target: { value: '80' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('80% before, 20% after');
    expect(screen.getByRole('img', { name: 'The glove before the work' })).toBeTruthy();
  });

  it('have no slider without a pair', async () => {
    await openOrder();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Before the work' })).toBeTruthy();
  });

  it('each open full size and can be saved', async () => {
    await openOrder();
    const save = screen.getByRole('link', { name: 'Download Before, 1 of 1' });
    expect([save.getAttribute('href'), save.getAttribute('download')]).toEqual([
      '/media/before.webp',
      'order-3F2A91C4-before-1.webp',
    ]);
    await user.click(button('Enlarge Before, 1 of 1'));
    expect(await screen.findByRole('dialog', { name: 'Before' })).toBeTruthy();
  });
});

describe('Message us', () => {
  it('shows the sent message at once and clears the field', async () => {
    answer(WRITE, { id: MESSAGE_ID }, 201);
    await openOrder();
    await fill('Message us', ' Deeper pocket, please ');
    await press('Send message');
    const shown = await screen.findByText('Deeper pocket, please', { selector: 'p' });
    expect(shown.closest('li')?.textContent).toContain('You');
    await waitFor(() => expect(field('Message us').value).toBe(''));
    expect(sentTo(WRITE)).toEqual([{ text: 'Deeper pocket, please' }]);
  });

  it('keeps the text when the call fails, and a retry is the same message', async () => {
    failNetwork(WRITE);
    await openOrder();
    await fill('Message us', 'Is it done?');
    await press('Send message');
    expect(await screen.findByText(/wasn't sent/)).toBeTruthy();
    expect(field('Message us').value).toBe('Is it done?');
    answer(WRITE, { id: MESSAGE_ID }, 201);
    await press('Send message');
    await screen.findByText('Is it done?', { selector: 'p' });
    const keys = idempotencyKeysOf(WRITE);
    expect(keys[0]).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
    answer(WRITE, { id: `${MESSAGE_ID.slice(0, -1)}2` }, 201);
    await fill('Message us', 'Is it done?');
    await press('Send message');
    await waitFor(() => expect(headersOf(WRITE)).toHaveLength(3));
    expect(headersOf(WRITE)[2]?.get('Idempotency-Key')).not.toBe(keys[0]);
  });

  it('shows a message once when it arrived but its answer was lost', async () => {
    failNetwork(WRITE);
    await openOrder();
    await fill('Message us', 'Is it done?');
    await press('Send message');
    await screen.findByText(/wasn't sent/);
    const sent = {
      id: MESSAGE_ID,
      at: VIEW.placedAt,
      from: 'customer',
      text: 'Is it done?',
      channel: 'page',
      photos: [],
      files: [],
      delivery: [],
    } as const;
    answer(READ, { ...VIEW, messages: [...VIEW.messages, sent] });
    // Returning to the page reads it again.
    act(() => focusManager.setFocused(false));
    vi.setSystemTime(Date.now() + 60_000);
    act(() => focusManager.setFocused(true));
    act(() => focusManager.setFocused(undefined));
    await screen.findByText('Is it done?', { selector: 'p' });
    answer(WRITE, { id: MESSAGE_ID }, 201);
    await press('Send message');
    await waitFor(() => expect(field('Message us').value).toBe(''));
    expect(screen.getAllByText('Is it done?', { selector: 'p' })).toHaveLength(1);
  });

  it('sends nothing when empty', async () => {
    await openOrder();
    await press('Send message');
    expect(await screen.findByText(MESSAGES.enterText)).toBeTruthy();
    expect(sentTo(WRITE)).toEqual([]);
  });
});

it('Order again passes all gloves to the wizard, and the first without scripts', () => {
  const { to, state } = repeatOrderLink(VIEW.items);
  expect(to).toBe('/order?service=relace');
  const location = { pathname: '/order', search: '', hash: '', key: '', state };
  expect(repeatedGloves(location)).toEqual([
    { serviceId: 'relace', laceColorId: 'tan', gloveDetails: 'Outfield glove, web torn' },
    { serviceId: 'patch', laceColorId: '', gloveDetails: 'First base mitt, palm worn' },
  ]);
  expect(repeatedGloves({ ...location, state: { from: '/' } })).toEqual([]);
});

describe('Find my order', () => {
  const FIND = 'POST /api/orders/find';

  it('confirms in place that an email is on its way, whatever was typed', async () => {
    answer(FIND, { message: MESSAGES.orderLinkSent });
    open('/track');
    await fill('Order Number', '# 3f2a 91c4');
    await fill('Email', 'jo@example.com');
    await press('Send me the link');
    expect(await screen.findByText(MESSAGES.orderLinkSent)).toBeTruthy();
    expect(sentTo(FIND)).toEqual([{ number: '# 3f2a 91c4', email: 'jo@example.com' }]);
    expect(field('Email').value).toBe('jo@example.com');
  });

  it("shows what's missing and what the shop refuses", async () => {
    open('/track');
    await press('Send me the link');
    expect(await screen.findByText(MESSAGES.enterOrderNumber)).toBeTruthy();
    expect(screen.getByText(MESSAGES.invalidEmail)).toBeTruthy();
    refuse(FIND, 429, 'Please wait 5 minutes.', 'RATE_LIMITED');
    await fill('Order Number', '3F2A91C4');
    await fill('Email', 'jo@example.com');
    await press('Send me the link');
    expect(await screen.findByText('Please wait 5 minutes.')).toBeTruthy();
  });
});
