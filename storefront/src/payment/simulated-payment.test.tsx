import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { address, press, user } from '../testing/page-in-test';
import { answer, answerBy, failNetwork, refuse, replyTo } from '../testing/shop-in-test';
import {
  CAPTURE,
  ORDER_ID,
  onPaid,
  paymentCalls,
  REPORT,
  SIMULATE,
  START,
  show,
  startWithShop,
} from './payment-in-test';
import * as texts from './payment-texts';

startWithShop({ mode: 'simulator', clientId: null });

const CONFIRMATION = `/order-confirmation?orderId=${ORDER_ID}`;

async function choose(name: string): Promise<void> {
  await press('Pay $80.00');
  const dialog = await screen.findByRole('dialog', { name: 'Simulated payment' });
  await user.click(within(dialog).getByRole('button', { name }));
}

it('says that no money moves, on the page and in the window', async () => {
  show();
  expect(await screen.findByText(MESSAGES.testMode)).toBeTruthy();
  await press('Pay $80.00');
  const dialog = await screen.findByRole('dialog', { name: 'Simulated payment' });
  expect(within(dialog).getByText(MESSAGES.testMode)).toBeTruthy();
});

it('captures and confirms an approved payment, then opens the confirmation', async () => {
  show();
  await choose('Approve the payment');
  expect(await screen.findByText(texts.paid.title)).toBeTruthy();
  expect(screen.getByText('Your order has been confirmed.')).toBeTruthy();
  await waitFor(() => expect(address()).toBe(CONFIRMATION));
  expect(onPaid).toHaveBeenCalledOnce();
  expect(paymentCalls()).toEqual([
    [START, { orderId: ORDER_ID, amount: '80.00', currency: 'USD', intent: 'CAPTURE' }],
    [SIMULATE, { outcome: 'approve' }],
    [CAPTURE, {}],
    [REPORT, { paymentStatus: 'succeeded', paypalOrderId: 'PAY-1', paypalCaptureId: 'CAP-1' }],
  ]);
});

it('starts one payment for a double click', async () => {
  show();
  await user.dblClick(await screen.findByRole('button', { name: 'Pay $80.00' }));
  await screen.findByRole('dialog');
  expect(paymentCalls()).toHaveLength(1);
});

it('leaves the order alone when the buyer cancels, by Escape too', async () => {
  show();
  await choose('Cancel');
  expect(await screen.findByText(texts.cancelled.title)).toBeTruthy();
  expect(screen.getByText('You cancelled the payment. Your order is still pending.')).toBeTruthy();
  await press('Pay $80.00');
  await screen.findByRole('dialog');
  // The dialog starts to listen a moment after it renders.
  await waitFor(async () => {
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(paymentCalls().filter(([call]) => call === CAPTURE)).toHaveLength(0);
  expect(address()).toBe('/order?step=4');
  await choose('Approve the payment');
  await waitFor(() => expect(address()).toBe(CONFIRMATION));
});

it('simulates a crashed window, and the order can still be paid', async () => {
  show();
  await choose('Let the window break');
  expect(await screen.findByText(texts.providerFailed.title)).toBeTruthy();
  expect(screen.getByText('There was an error with PayPal. Please try again.')).toBeTruthy();
  expect(paymentCalls()).toContainEqual([SIMULATE, { outcome: 'window-error' }]);
  expect(paymentCalls().filter(([call]) => call === CAPTURE)).toHaveLength(0);
  expect(await screen.findByText('The payment was interrupted')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await choose('Approve the payment');
  await waitFor(() => expect(address()).toBe(CONFIRMATION));
});

it('reports a declined payment and accepts another in the same window', async () => {
  refuse(CAPTURE, 402, MESSAGES.paymentDeclined);
  show();
  await choose('Let the card be declined');
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByText('Your payment was declined')).toBeTruthy();
  expect(screen.getByText(MESSAGES.paymentDeclined)).toBeTruthy();
  answer(CAPTURE, { id: 'CAP-1', status: 'succeeded' });
  await user.click(within(dialog).getByRole('button', { name: 'Approve the payment' }));
  await waitFor(() => expect(address()).toBe(CONFIRMATION));
});

it.each([
  ['capturing', CAPTURE],
  ['recording', REPORT],
])('checks again after %s fails, without paying twice', async (_what, path) => {
  const good = replyTo(path);
  refuse(path, 503, MESSAGES.paymentAway);
  show();
  await choose('Approve the payment');
  expect(await screen.findByText(texts.notFinished.description)).toBeTruthy();
  expect(await screen.findByText(MESSAGES.paymentAway)).toBeTruthy();
  expect(onPaid).not.toHaveBeenCalled();
  answerBy(path, good);
  await press('Check Payment Again');
  await waitFor(() => expect(address()).toBe(CONFIRMATION));
  expect(paymentCalls().filter(([called]) => called === START)).toHaveLength(1);
});

it('captures once even if the answer is lost, no matter how often it checks again', async () => {
  const good = replyTo(CAPTURE);
  const captures = () => paymentCalls().filter(([call]) => call === CAPTURE);
  failNetwork(CAPTURE);
  show();
  await choose('Approve the payment');
  expect(await screen.findByText("Your payment isn't confirmed yet")).toBeTruthy();
  await press('Check Payment Again');
  await waitFor(() => expect(captures()).toHaveLength(2));
  expect(await screen.findByText("Your payment isn't confirmed yet")).toBeTruthy();
  answerBy(CAPTURE, good);
  await press('Check Payment Again');
  await waitFor(() => expect(address()).toBe(CONFIRMATION));
  expect(captures()).toHaveLength(3);
  expect(paymentCalls().filter(([call]) => call === START)).toHaveLength(1);
});

it("reports a payment PayPal is still checking, and doesn't ask to pay again", async () => {
  answer(CAPTURE, { id: 'CAP-1', status: 'pending' });
  show();
  await choose('Approve the payment');
  expect(await screen.findByText('PayPal is checking your payment')).toBeTruthy();
  expect(screen.getByText(/Your order is safe.*Please don't pay again/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pay $80.00' })).toBeNull();
  expect(paymentCalls().filter(([call]) => call === REPORT)).toHaveLength(0);
});

it("shows why a payment couldn't start, and retries", async () => {
  refuse(START, 503, MESSAGES.paymentAway);
  show();
  await press('Pay $80.00');
  expect(await screen.findByText('Failed to create PayPal order')).toBeTruthy();
  expect(screen.getByText(MESSAGES.paymentAway)).toBeTruthy();
  expect(document.activeElement?.textContent).toContain("We couldn't start the payment");
  answer(START, { id: 'PAY-1' });
  await press('Pay $80.00');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.queryByText("We couldn't start the payment")).toBeNull();
});

it('opens the confirmation of an order paid in another tab', async () => {
  refuse(START, 409, 'In other words than today', 'ORDER_PAID');
  show();
  await press('Pay $80.00');
  await waitFor(() => expect(address()).toBe(CONFIRMATION));
  expect(onPaid).toHaveBeenCalledOnce();
});

it.each([
  ['started', START],
  ['captured', CAPTURE],
  ['recorded', REPORT],
])("recognizes a pending payment by its code when it's %s", async (_what, path) => {
  refuse(path, 409, 'In other words than today', 'PAYMENT_PENDING');
  show();
  await (path === START ? press('Pay $80.00') : choose('Approve the payment'));
  expect(await screen.findByText('PayPal is checking your payment')).toBeTruthy();
});

describe('unknown error code', () => {
  it('counts as declined for status 402', async () => {
    refuse(CAPTURE, 402, 'The card is over', 'CARD_EXPIRED');
    show();
    await choose('Approve the payment');
    expect(await within(screen.getByRole('dialog')).findByText('Your payment was declined')).toBeTruthy();
  });

  it("shows the server's text for status 409", async () => {
    refuse(START, 409, 'This order is locked', 'ORDER_LOCKED');
    show();
    await press('Pay $80.00');
    expect(await screen.findByText('This order is locked')).toBeTruthy();
    expect(onPaid).not.toHaveBeenCalled();
  });
});
