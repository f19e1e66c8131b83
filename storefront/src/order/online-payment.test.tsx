import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { readPaidOrder } from '../payment/paid-order';
import { button, goBack, opener, press, user } from '../testing/page-in-test';
import { answer, answerBy } from '../testing/shop-in-test';
import { ADDRESS } from './fixtures';
import * as texts from './order-texts';
import { fillAddress, ORDER_ID, placed, show, startInFreshTab, toDelivery } from './wizard-in-test';

startInFreshTab();

async function toPayment(): Promise<void> {
  await toDelivery();
  await user.click(screen.getByRole('radio', { name: 'Drop Off' }));
  await user.click(screen.getByRole('radio', { name: 'Pay Online' }));
  await press('Proceed to Payment');
  await screen.findByRole('heading', { name: 'Payment' });
  await screen.findByText(MESSAGES.testMode);
}

async function approve(): Promise<void> {
  await press('Pay $65.00');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Approve the payment' }));
}

describe('payment of an order', () => {
  it('is stored for its confirmation, and the draft is cleared', async () => {
    answer('POST /order', { id: 'PAY-1' });
    answer('POST /api/simulator/PAY-1', { success: true });
    answer('POST /order/PAY-1/capture', { id: 'CAP-1', status: 'succeeded' });
    answer(`POST /api/orders/${ORDER_ID}/payment`, { success: true });
    show();
    await toPayment();
    await approve();
    expect(await screen.findByText('Payment Successful!')).toBeTruthy();
    expect(readPaidOrder(ORDER_ID)).toMatchObject({
      ticket: { totals: { total: 6500 }, deliveryMethod: 'dropoff' },
    });
    expect(sessionStorage.getItem('order-draft')).toBeNull();
  });

  it('is still there after a reload', async () => {
    const { unmount } = show();
    await toPayment();
    unmount();
    show('/order?step=4');
    expect(await screen.findByRole('heading', { name: 'Payment' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Pay $65.00' })).toBeTruthy();
    expect(placed()).toHaveLength(1);
  });

  it("shows the ticket next to it, and a link that opens it until it's closed", async () => {
    show();
    await toPayment();
    expect(screen.getByText("Your order is saved. You haven't been charged.")).toBeTruthy();
    const aside = within(screen.getByRole('complementary', { name: 'Order summary' }));
    expect(aside.getByText('Full Relace')).toBeTruthy();
    await user.click(opener('Full Relace · $65.00'));
    const dialog = await screen.findByRole('dialog', { name: 'Your order' });
    for (const text of ['Full Relace', 'Drop Off', /Ready about 14 days/, /Get it to us by/])
      expect(within(dialog).getByText(text)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Payment' })).toBeTruthy();
  });

  it('shows the return address of a shipped order on the ticket, which Back closes', async () => {
    show();
    await toDelivery();
    await user.click(screen.getByRole('radio', { name: 'Ship' }));
    await fillAddress(ADDRESS);
    await press('Proceed to Payment');
    await screen.findByRole('heading', { name: 'Payment' });
    const aside = within(screen.getByRole('complementary', { name: 'Order summary' }));
    expect(aside.getByText(/1 Ball Park\s+Cooperstown, NY 13326/)).toBeTruthy();
    expect(aside.getByText('$15.00')).toBeTruthy();
    await user.click(opener('Full Relace · $80.00'));
    const dialog = await screen.findByRole('dialog', { name: 'Your order' });
    expect(within(dialog).getByText(/1 Ball Park\s+Cooperstown, NY 13326/)).toBeTruthy();
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Pay $80.00' })).toBeTruthy();
  });

  it("can't go back while PayPal checks it", async () => {
    answer('POST /order', { id: 'PAY-1' });
    answer('POST /api/simulator/PAY-1', { success: true });
    answer('POST /order/PAY-1/capture', { id: 'CAP-1', status: 'pending' });
    show();
    await toPayment();
    await approve();
    expect(await screen.findByText('PayPal is checking your payment')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back to Delivery Options' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Return to Home' }));
    expect(sessionStorage.getItem('order-draft')).toBeNull();
  });
});

describe('shop without online payment', () => {
  const off = () => Response.json({ mode: 'off', clientId: null });

  it("offers what's left and explains why", async () => {
    answerBy('GET /api/payment-settings', off);
    show();
    await toDelivery();
    expect(screen.getByText(/Online payment isn't available right now, and shipped orders/)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Ship' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Drop Off' }));
    expect(screen.queryByRole('radio', { name: 'Pay Online' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Pay in Person' }));
    await press('Proceed to Payment');
    expect(await screen.findByRole('heading', { name: 'Order Submitted' })).toBeTruthy();
  });

  it("doesn't send a method chosen before it was turned off", async () => {
    const { unmount } = show();
    await toDelivery();
    await user.click(screen.getByRole('radio', { name: 'Ship' }));
    unmount();
    answerBy('GET /api/payment-settings', off);
    show('/order?step=2');
    await user.click(await screen.findByLabelText('Password'));
    await user.paste('secret-glove');
    await press('Next');
    await screen.findByRole('heading', { name: 'Delivery Method' });
    await press('Proceed to Payment');
    expect(screen.getByText(texts.shippingClosed, { selector: 'span' })).toBeTruthy();
    expect(placed()).toHaveLength(0);
  });

  it('still ships a free order', async () => {
    answerBy('GET /api/payment-settings', off);
    const discount = { type: 'fixed', value: 9900 };
    answer('POST /api/discounts/verify', { valid: true, discount });
    show();
    await toDelivery();
    await user.type(screen.getByLabelText('Discount Code'), 'gift{Enter}');
    await waitFor(() => expect(button('Remove')).toBeTruthy());
    expect(screen.getByRole('radio', { name: 'Ship' })).toBeTruthy();
  });
});
