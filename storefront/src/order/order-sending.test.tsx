// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '#domain/orders/order-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { button, field, fill, press, user } from '../testing/page-in-test';
import { answer, cutOff, headersOf } from '../testing/shop-in-test';
import { ADDRESS, PASSWORD, RELACE } from './fixtures';
import { ORDER_ID, PLACE, placed, show, startInFreshTab, toDelivery, toDropOff } from './wizard-in-test';

startInFreshTab();

describe('sending the order', () => {
  it('makes one order of a double click and shows its number', async () => {
    show();
    await toDropOff();
    await user.dblClick(button('Proceed to Payment'));
    expect(await screen.findByRole('heading', { name: 'Order Submitted' })).toBeTruthy();
    expect(screen.getByText('3F2A91C4')).toBeTruthy();
    expect(screen.getByText('Total due').parentElement?.textContent).toBe('Total due$65.00');
    expect(document.querySelector('[aria-current=step]')).toBeNull();
    const ticket = within(screen.getByRole('complementary', { name: 'Order summary' }));
    expect(ticket.getByText('Full Relace')).toBeTruthy();
    expect(ticket.getByText(/Here by/)).toBeTruthy();
    expect(placed()).toHaveLength(1);
    expect(placed()[0]).toMatchObject({
      customerPassword: PASSWORD,
      discountCode: null,
    });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(PASSWORD);
  });

  it('repeats a lost call under the same key', async () => {
    cutOff('POST /api/orders');
    show();
    await toDropOff();
    await press('Proceed to Payment');
    expect(await screen.findAllByText(MESSAGES.orderFailed)).toBeTruthy();
    answer('POST /api/orders', { orderId: ORDER_ID });
    await press('Proceed to Payment');
    await screen.findByRole('heading', { name: 'Order Submitted' });
    const keys = headersOf(PLACE).map((headers) => headers.get(IDEMPOTENCY_HEADER));
    expect(keys[0]).toBeTruthy();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('lets nobody agree to one total and owe another', async () => {
    show();
    await toDropOff();
    answer('GET /api/services', [{ ...RELACE, price: 9900 }]);
    await press('Proceed to Payment');
    expect(await screen.findByText('Prices Have Changed')).toBeTruthy();
    expect(placed()).toHaveLength(0);
    expect((await screen.findAllByText('$99.00')).length).toBeGreaterThan(0);
    await press('Proceed to Payment');
    expect(await screen.findByRole('heading', { name: 'Order Submitted' })).toBeTruthy();
  });

  it('shows an existing account at the e-mail', async () => {
    const refusal = { message: 'In other words than today', code: 'ACCOUNT_EXISTS' };
    answer('POST /api/orders', refusal, 409);
    show();
    await toDropOff();
    await press('Proceed to Payment');
    await screen.findByRole('heading', { name: 'Your Information' });
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  });

  it('sends the address in two lines, and says that nothing was charged', async () => {
    show();
    await toDelivery();
    await user.click(screen.getByRole('radio', { name: 'Ship' }));
    await press('Proceed to Payment');
    expect(screen.getByText(MESSAGES.addressRequired, { selector: 'span' })).toBeTruthy();
    await fill('Street', ADDRESS.street);
    await fill('City', ADDRESS.city);
    await fill('State', ADDRESS.state);
    await fill('ZIP Code', ADDRESS.zip);
    await press('Proceed to Payment');
    expect(await screen.findByText('Your order is saved. You have not been charged.')).toBeTruthy();
    expect(screen.getByText('Total due').parentElement?.textContent).toBe('Total due$80.00');
    expect(placed()[0]).toMatchObject({
      shippingAddress: '1 Ball Park\nCooperstown, NY 13326',
      paymentMethod: 'paypal',
    });
    await press('Back to Delivery Options');
    expect(await screen.findByRole('heading', { name: 'Delivery Method' })).toBeTruthy();
    expect(field('Street').value).toBe(ADDRESS.street);
  });
});

describe('a discount code', () => {
  it('is refused in words', async () => {
    answer('POST /api/discounts/verify', { valid: false });
    show();
    await toDelivery();
    await user.type(field('Discount Code'), 'nope{Enter}');
    expect(await screen.findByText('Invalid Discount Code')).toBeTruthy();
    expect(screen.getAllByText(MESSAGES.invalidDiscount).length).toBeGreaterThan(0);
  });

  it('is said to be unverified when the call fails', async () => {
    show();
    await toDelivery();
    await user.type(field('Discount Code'), 'ten{Enter}');
    expect((await screen.findAllByText(MESSAGES.discountNotVerified)).length).toBeGreaterThan(0);
    expect(field('Discount Code').value).toBe('ten');
  });

  it('is applied, shown in the summary and removable', async () => {
    const discount = { type: 'percentage', value: 1000 };
    answer('POST /api/discounts/verify', { valid: true, discount });
    show();
    await toDelivery();
    await fill('Discount Code', 'ten');
    await press('Apply');
    expect(await screen.findByText('Discount Applied!')).toBeTruthy();
    expect(screen.getByText('10% off')).toBeTruthy();
    const summary = within(screen.getByRole('complementary', { name: 'Order summary' }));
    expect(summary.getByText('Discount (TEN)')).toBeTruthy();
    expect(summary.getByText('$58.50')).toBeTruthy();
    await press('Remove');
    expect(summary.queryByText('Discount (TEN)')).toBeNull();
  });
});
