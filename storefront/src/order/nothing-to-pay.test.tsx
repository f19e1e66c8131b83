import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderRequest } from '#domain/orders/order-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { button, descriptionOf, field, fill, press, user } from '../testing/page-in-test';
import { answer } from '../testing/shop-in-test';
import { ADDRESS } from './fixtures';
import { placed, show, startInFreshTab, toDelivery } from './wizard-in-test';

startInFreshTab();

const choose = (way: string) => user.click(screen.getByRole('radio', { name: way }));
const payment = () => screen.queryByRole('radiogroup', { name: 'Payment Method' });
const sentBody = () => placed().at(-1);

async function applyGift(): Promise<void> {
  const discount = { type: 'fixed', value: 99_900 };
  answer('POST /api/discounts/verify', { valid: true, discount });
  await user.type(field('Discount Code'), 'gift{Enter}');
  await waitFor(() => expect(button('Remove')).toBeTruthy());
}

describe('an order with nothing to pay', () => {
  it('that is dropped off asks for no way to pay', async () => {
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

  it('that is shipped needs no payment either', async () => {
    show();
    await toDelivery();
    await choose('Ship');
    await applyGift();
    expect(screen.getByText("You're all paid up.")).toBeTruthy();
    await fill('Street', ADDRESS.street);
    await fill('City', ADDRESS.city);
    await fill('State', ADDRESS.state);
    await fill('ZIP Code', ADDRESS.zip);
    await press('Proceed to Payment');
    expect(await screen.findByRole('heading', { name: 'Order Submitted' })).toBeTruthy();
    expect(screen.getByText('Nothing is due')).toBeTruthy();
    expect(orderRequest.safeParse(sentBody()).error).toBeUndefined();
  });

  it('asks again once the code is taken out', async () => {
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

describe('after a refused Proceed', () => {
  it('each part says what is missing in it, one after the other, and the address has the focus', async () => {
    const way = () => screen.getByRole('radiogroup', { name: /glove get to us/ });
    const paying = () => screen.getByRole('radiogroup', { name: 'Payment Method' });
    const address = () => screen.getByRole('group', { name: 'Return Shipping Address' });
    show();
    await toDelivery();
    await press('Proceed to Payment');
    expect(descriptionOf(way())).toContain(MESSAGES.deliveryMethod);
    await choose('Drop Off');
    await press('Proceed to Payment');
    expect(descriptionOf(paying())).toContain(MESSAGES.paymentMethod);
    await choose('Ship');
    await press('Proceed to Payment');
    expect(descriptionOf(address())).toContain(MESSAGES.addressRequired);
    expect(document.activeElement).toBe(field('Street'));
    expect(placed()).toEqual([]);
  });

  it('a part that comes with a choice says nothing before it was tried itself', async () => {
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

  it('what is read out is put away once it is answered', async () => {
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
