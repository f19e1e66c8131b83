import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderRequest } from '#domain/orders/order-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { button, descriptionOf, field, press, user } from '../testing/page-in-test';
import { answer } from '../testing/shop-in-test';
import { ADDRESS } from './fixtures';
import { fillAddress, placed, show, startInFreshTab, toDelivery } from './wizard-in-test';

startInFreshTab();

const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
const payment = () => screen.queryByRole('radiogroup', { name: 'Payment Method' });
const sentBody = () => placed().at(-1);

async function applyGift(): Promise<void> {
  const discount = { type: 'fixed', value: 99_900 };
  answer('POST /api/discounts/verify', { valid: true, discount });
  await user.type(field('Discount Code'), 'gift{Enter}');
  await waitFor(() => expect(button('Remove')).toBeTruthy());
}

describe('order with nothing to pay', () => {
  it("asks for no payment method when it's dropped off", async () => {
    show();
    await toDelivery();
    await choose('Drop Off');
    expect(payment()).toBeTruthy();
    await applyGift();
    expect(payment()).toBeNull();
    expect(screen.getByText("You're all paid up.")).toBeTruthy();
    await press('Proceed to Payment');
    expect(await screen.findByRole('heading', { name: 'Order Submitted' })).toBeTruthy();
    expect(screen.getByText('Nothing is due')).toBeTruthy();
    expect(screen.queryByText(/You pay/)).toBeNull();
    expect(orderRequest.safeParse(sentBody()).error).toBeUndefined();
    expect(sentBody()).toMatchObject({ deliveryMethod: 'dropoff', discountCode: 'GIFT' });
  });

  it("asks for no payment when it's shipped", async () => {
    show();
    await toDelivery();
    await choose('Ship');
    await applyGift();
    expect(screen.getByText("You're all paid up.")).toBeTruthy();
    await fillAddress(ADDRESS);
    await press('Proceed to Payment');
    expect(await screen.findByRole('heading', { name: 'Order Submitted' })).toBeTruthy();
    expect(screen.getByText('Nothing is due')).toBeTruthy();
    expect(orderRequest.safeParse(sentBody()).error).toBeUndefined();
  });

  it('asks for payment again once the code is removed', async () => {
    show();
    await toDelivery();
    await choose('Drop Off');
    await applyGift();
    await press('Remove');
    expect(payment()).toBeTruthy();
    await press('Proceed to Payment');
    expect(payment()?.getAttribute('aria-invalid')).toBe('true');
    expect(placed()).toHaveLength(0);
  });
});

describe('refused Proceed', () => {
  it("shows what's missing in each part in turn, and focuses the address", async () => {
    const name = () => screen.getByRole('radiogroup', { name: /glove get to us/ });
    const paying = () => screen.getByRole('radiogroup', { name: 'Payment Method' });
    const address = () => screen.getByRole('group', { name: 'Return Shipping Address' });
    show();
    await toDelivery();
    await press('Proceed to Payment');
    expect(descriptionOf(name())).toContain(MESSAGES.deliveryMethod);
    await choose('Drop Off');
    await press('Proceed to Payment');
    expect(descriptionOf(paying())).toContain(MESSAGES.paymentMethod);
    await choose('Ship');
    await press('Proceed to Payment');
    expect(descriptionOf(address())).toContain(MESSAGES.addressRequired);
    expect(document.activeElement).toBe(field('Street'));
    expect(placed()).toEqual([]);
  });

  it("hides errors of a newly shown part until it's submitted", async () => {
    show();
    await toDelivery();
    await press('Proceed to Payment');
    expect(screen.getAllByText(MESSAGES.deliveryMethod)).toHaveLength(2);
    await choose('Drop Off');
    expect(screen.queryByText(MESSAGES.paymentMethod, { exact: false })).toBeNull();
    await choose('Ship');
    expect(screen.queryByText(MESSAGES.addressRequired, { exact: false })).toBeNull();
    await press('Proceed to Payment');
    expect(screen.getAllByText(MESSAGES.addressRequired, { exact: false }).length).toBeGreaterThan(0);
  });

  it("clears announced errors once they're fixed", async () => {
    show();
    await toDelivery();
    await press('Proceed to Payment');
    expect(screen.getByRole('alert').textContent).toBe(MESSAGES.deliveryMethod);
    await choose('Drop Off');
    expect(screen.getByRole('alert').textContent).toBe('');
    await press('Proceed to Payment');
    expect(screen.getByRole('alert').textContent).toBe(MESSAGES.paymentMethod);
    await press('Back');
    await screen.findByRole('heading', { name: 'Your Information' });
    expect(screen.getByRole('alert').textContent).toBe('');
    await press('Next');
    await screen.findByRole('heading', { name: 'Delivery Method' });
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});
