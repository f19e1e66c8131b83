import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SHOP_FACTS, type ShopFacts } from '#domain/shop-settings/shop-facts';
import { MESSAGES } from '#domain/words/shop-texts';
import { ShopFactsProvider } from '../api/shop-facts';
import { type PaidOrder, storePaidOrder } from '../payment/paid-order';
import { TICKET } from '../payment/ticket-in-test';
import { showAt } from '../testing/page-in-test';
import { answer, refuse, startShop } from '../testing/shop-in-test';
import { OrderConfirmationPage } from './order-confirmation-page';

const PAID: PaidOrder = {
  orderId: '3f2a91c4-0000-4000-8000-000000000000',
  ticket: TICKET,
};

const DUE = `GET /api/orders/${PAID.orderId}/payment`;
const SETTINGS = 'GET /api/payment-settings';

startShop(() => {
  answer(SETTINGS, { mode: 'simulator', clientId: null });
  // By default, the shop doesn't know the order.
  refuse(DUE, 404, MESSAGES.notFound);
});

function show(address: string, facts: Partial<ShopFacts> = {}) {
  showAt(
    address,
    <ShopFactsProvider value={{ ...SHOP_FACTS, ...facts }}>
      <OrderConfirmationPage />
    </ShopFactsProvider>,
  );
}

const confirmed = () => screen.findByRole('heading', { name: 'ORDER CONFIRMED' });
const answerState = (standing: string, total = 8000, glove = 'awaited', deliveryMethod = 'ship') =>
  answer(DUE, { standing, total, amountDue: standing === 'settled' ? 0 : total, glove, deliveryMethod });
const showOrder = () => show(`/order-confirmation?orderId=${PAID.orderId}`);

describe("order that wasn't paid in this tab", () => {
  it('shows as unpaid and can be paid', async () => {
    answerState('online');
    showOrder();
    expect(screen.queryByText('ORDER CONFIRMED')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'ORDER NOT PAID YET' })).toBeTruthy();
    expect(screen.getByText('3F2A91C4')).toBeTruthy();
    expect(screen.getByText('$80.00 is due.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Pay $80.00' })).toBeTruthy();
    expect(screen.queryByText('ORDER CONFIRMED')).toBeNull();
    expect(document.title).toMatch(/^Order Not Paid Yet/);
  });

  it('shows how to pay without online payment', async () => {
    answerState('online');
    answer(SETTINGS, { mode: 'off', clientId: null });
    showOrder();
    expect(
      await screen.findByText(/You can pay at the shop. Give us the order number 3F2A91C4/),
    ).toBeTruthy();
    expect(screen.getByText(/12 Foul Line Road/)).toBeTruthy();
  });

  it("is confirmed once it's paid", async () => {
    answerState('settled');
    showOrder();
    await confirmed();
    expect(screen.getByText("You're all paid up.")).toBeTruthy();
  });

  it('shows how to pack it or where to drop it off', async () => {
    answerState('settled');
    showOrder();
    await confirmed();
    expect(screen.getByText(/ball or crumpled paper in the pocket/)).toBeTruthy();
    expect(screen.queryByText('If you drop it off')).toBeNull();
    cleanup();
    answerState('in_person', 6500, 'awaited', 'dropoff');
    showOrder();
    await confirmed();
    expect(screen.getByText(/12 Foul Line Road/)).toBeTruthy();
    expect(screen.queryByText(/parcel/)).toBeNull();
  });

  it.each([
    ['here', 'Your glove is here.'],
    ['sent_back', 'Your glove is done and on its way back to you.'],
  ])('shows no packing advice for status %s', async (glove, message) => {
    answerState('settled', 8000, glove);
    showOrder();
    await confirmed();
    expect(screen.getByText(message, { exact: false })).toBeTruthy();
    expect(screen.queryByText('If you ship your glove')).toBeNull();
  });

  it('shows where the glove is and takes the payment after it was sent back unpaid', async () => {
    answerState('online', 8000, 'sent_back');
    showOrder();
    expect(await screen.findByText('Your glove is done and on its way back to you.')).toBeTruthy();
    expect(screen.queryByText(/We'll start as soon as it's paid/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Pay Now' })).toBeTruthy();
  });

  it("shows what's left to pay after a partial payment", async () => {
    answer(DUE, {
      standing: 'in_person',
      total: 6500,
      amountDue: 4500,
      glove: 'awaited',
      deliveryMethod: 'dropoff',
    });
    showOrder();
    expect(await screen.findByText(/^The rest of \$45\.00 is due in person/)).toBeTruthy();
  });

  it("is confirmed when it's paid in person, with the amount due", async () => {
    answerState('in_person', 6500);
    showOrder();
    await confirmed();
    expect(screen.getByText(/\$65\.00 is due in person/)).toBeTruthy();
  });

  it.each([
    ['checking', 'PAYMENT BEING CHECKED', /Please don't pay again/],
    ['canceled', 'ORDER CANCELED', /You don't owe anything/],
  ])('shows the %s state', async (standing, heading, text) => {
    answerState(standing);
    showOrder();
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('ORDER CONFIRMED')).toBeNull();
  });

  it('claims nothing after a failed load, and retries', async () => {
    answer(DUE, {}, 500);
    showOrder();
    expect(await screen.findByText("We couldn't check your order")).toBeTruthy();
    expect(screen.queryByText('ORDER CONFIRMED')).toBeNull();
    answerState('settled');
    screen.getByRole('button', { name: 'Try Again' }).click();
    await confirmed();
  });
});

it('shows the order number in capitals and the next steps', async () => {
  show('/order-confirmation?orderId=3f2a91c4-0000-4000-8000-000000000000');
  expect(await confirmed()).toBeTruthy();
  expect(screen.getByText('3F2A91C4')).toBeTruthy();
  expect(screen.queryByText(PAID.orderId, { exact: false, selector: ':not([data-address])' })).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: /What.s Next/ })).toBeTruthy();
  expect(screen.getByText(/shipping instructions within 24 hours/)).toBeTruthy();
  expect(screen.getByText(/about 14 days .* adds 7 to 10 days/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
});

it('escapes HTML in an ID', async () => {
  show(`/order-confirmation?orderId=${encodeURIComponent('<b>x</b>-and-more')}`);
  expect(await screen.findByText('<B>X</B>')).toBeTruthy();
});

it("shows how to pack a shipped order paid here, and when it's ready", () => {
  storePaidOrder(PAID);
  show(`/order-confirmation?orderId=${PAID.orderId}`);
  expect(screen.getByText(/\$80\.00 is in/)).toBeTruthy();
  expect(screen.getByText(/ball or crumpled paper in the pocket/)).toBeTruthy();
  expect(screen.getByText(/order number 3F2A91C4 on the package/)).toBeTruthy();
  expect(screen.getByText(/ready about 21 to 24 days after it gets here/)).toBeTruthy();
  expect(screen.queryByText('If you drop it off')).toBeNull();
});

it("shows the ticket with a tied lace and the link to the order's page after paying here", () => {
  storePaidOrder({ ...PAID, trackPath: '/track?token=abc' });
  show(`/order-confirmation?orderId=${PAID.orderId}`);
  const ticket = within(screen.getByRole('complementary', { name: 'Order summary' }));
  for (const text of [
    'Full Relace',
    'Lace: Crimson',
    '$80.00',
    /1 Ball Park/,
    /21 to 24 days/,
    /Get it to us by/,
  ])
    expect(ticket.getByText(text)).toBeTruthy();
  const steps = within(screen.getByRole('navigation', { name: 'Order progress' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.includes('(done)'))).toEqual([true, true, true, true]);
  const track = screen.getByRole('link', { name: 'Track your order' });
  expect(track.getAttribute('href')).toBe('/track?token=abc');
});

it('leaves the lace untied before the order is complete', async () => {
  answerState('online');
  showOrder();
  await screen.findByRole('heading', { name: 'ORDER NOT PAID YET' });
  expect(screen.queryByRole('navigation', { name: 'Order progress' })).toBeNull();
});

it('shows where to drop off an order paid here', () => {
  storePaidOrder({
    ...PAID,
    ticket: {
      ...TICKET,
      deliveryMethod: 'dropoff',
      shippingAddress: null,
      estimate: { minDays: 14, maxDays: 14 },
      scarceLaceColors: [],
    },
  });
  show(`/order-confirmation?orderId=${PAID.orderId}`);
  expect(screen.getByText(/12 Foul Line Road/)).toBeTruthy();
  expect(screen.getByText(/Tuesday to Friday/)).toBeTruthy();
  expect(screen.getByText(/ready about 14 days/)).toBeTruthy();
});

it("shows the owner's address, hours, turnaround, and packing advice", async () => {
  const facts = { address: 'Third Base\n9 Diamond Street', openingHours: 'Sundays', turnaroundDays: 1 };
  show(`/order-confirmation?orderId=${PAID.orderId}`, facts);
  await confirmed();
  expect(screen.getByText(/9 Diamond Street/)).toBeTruthy();
  expect(screen.getByText('Sundays')).toBeTruthy();
  expect(screen.getByText(/ready about 1 day after it gets here/)).toBeTruthy();
  cleanup();
  storePaidOrder(PAID);
  show(`/order-confirmation?orderId=${PAID.orderId}`, { packingSteps: 'Wrap it.\nWrite {number} on it.' });
  expect(screen.getByText('Write 3F2A91C4 on it.')).toBeTruthy();
});

it('shows general texts for an unknown order or broken stored data', async () => {
  storePaidOrder({ ...PAID, orderId: '5b2a91c4-0000-4000-8000-000000000000' });
  show(`/order-confirmation?orderId=${PAID.orderId}`);
  expect(await screen.findByText('If you drop it off')).toBeTruthy();
  cleanup();
  sessionStorage.setItem('paid-order', '{broken');
  show(`/order-confirmation?orderId=${PAID.orderId}`);
  expect(await screen.findByText('If you drop it off')).toBeTruthy();
});

it.each(
  ['', '?orderId=', '?orderId=%20%20', '?order=3f2a91c4'].map((query) => `/order-confirmation${query}`),
)('%s is rejected, because it has no order', (address) => {
  show(address);
  expect(screen.getByRole('heading', { name: 'Invalid Order' })).toBeTruthy();
  expect(screen.getByText('No order ID provided')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
  expect(screen.queryByText('ORDER CONFIRMED')).toBeNull();
});
