import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { REPLACES_HEADER } from '#domain/orders/order-contract';
import { IDEMPOTENCY_HEADER } from '#domain/wire/headers';
import { MESSAGES } from '#domain/words/shop-texts';
import { NO_ANSWER_TEXT } from '../api/client';
import { button, descriptionOf, field, fill, press, user } from '../testing/page-in-test';
import { answer, failNetwork, headersOf, hold } from '../testing/shop-in-test';
import { ADDRESS, PASSWORD, PATCH, RELACE } from './fixtures';
import {
  fillAddress,
  fillDetails,
  ORDER_ID,
  PLACE,
  placed,
  show,
  startInFreshTab,
  toDelivery,
  toDetails,
  toDropOff,
} from './wizard-in-test';

startInFreshTab();
afterEach(() => vi.useRealTimers());

const summary = () => screen.getByRole('complementary', { name: 'Order summary' });
const sentUnder = (header: string) => headersOf(PLACE).map((headers) => headers.get(header));

describe('sending the order', () => {
  it('creates one order for a double click and shows its number', async () => {
    show();
    await toDropOff();
    await user.dblClick(button('Proceed to Payment'));
    expect(await screen.findByRole('heading', { name: 'Order Submitted' })).toBeTruthy();
    expect(screen.getByText('3F2A91C4')).toBeTruthy();
    expect(screen.getByText('Total due').parentElement?.textContent).toBe('Total due$65.00');
    expect(document.querySelector('[aria-current=step]')).toBeNull();
    const ticket = within(summary());
    expect(ticket.getByText('Full Relace')).toBeTruthy();
    expect(ticket.getByText(/Get it to us by/)).toBeTruthy();
    expect(placed()).toHaveLength(1);
    expect(placed()[0]).toMatchObject({
      customerPassword: PASSWORD,
      discountCode: null,
    });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(PASSWORD);
  });

  it('retries a lost call with the same key', async () => {
    failNetwork('POST /api/orders');
    show();
    await toDropOff();
    await press('Proceed to Payment');
    expect(await screen.findAllByText(MESSAGES.orderFailed)).toBeTruthy();
    const inPerson = screen.getByRole('radio', { name: 'Pay in Person' });
    expect(inPerson.getAttribute('aria-checked')).toBe('true');
    answer('POST /api/orders', { orderId: ORDER_ID });
    await press('Proceed to Payment');
    await screen.findByRole('heading', { name: 'Order Submitted' });
    expect(screen.getByText('3F2A91C4')).toBeTruthy();
    const keys = sentUnder(IDEMPOTENCY_HEADER);
    expect(keys[0]).toBeTruthy();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('reports a timeout, keeps the form, and retries with the same key', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    hold(PLACE);
    show();
    await toDropOff();
    await press('Proceed to Payment');
    await waitFor(() => expect(placed()).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(await screen.findAllByText(NO_ANSWER_TEXT)).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Pay in Person' }).getAttribute('aria-checked')).toBe('true');
    answer(PLACE, { orderId: ORDER_ID });
    await press('Proceed to Payment');
    await screen.findByRole('heading', { name: 'Order Submitted' });
    const [first, again] = sentUnder(IDEMPOTENCY_HEADER);
    expect(again).toBe(first);
    expect(sentUnder(REPLACES_HEADER)).toEqual([null, null]);
  });

  it('charges only the total the customer agreed to', async () => {
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

  it('shows an existing account at the email', async () => {
    const refusal = { message: 'In other words than today', code: 'ACCOUNT_EXISTS' };
    answer('POST /api/orders', refusal, 409);
    show();
    await toDropOff();
    await press('Proceed to Payment');
    await screen.findByRole('heading', { name: 'Your Information' });
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(field('Email'))).toContain('In other words than today');
  });

  it('sends two gloves as one order with one price', async () => {
    show();
    await toDetails();
    await fill('Glove Details', 'Outfield glove, web torn');
    await press('Add Another Glove');
    expect(await screen.findByText('Glove 1: Full Relace, $65.00')).toBeTruthy();
    await user.selectOptions(field('Select Service'), PATCH.id);
    await press('Next');
    await screen.findByRole('heading', { name: 'Your Information' });
    await fillDetails('Catcher mitt, hole');
    expect(summary().textContent).toContain('Total$105.00');
    await user.click(screen.getByRole('radio', { name: 'Drop Off' }));
    await user.click(screen.getByRole('radio', { name: 'Pay in Person' }));
    await press('Proceed to Payment');
    await screen.findByRole('heading', { name: 'Order Submitted' });
    expect(screen.getByText('Total due').parentElement?.textContent).toBe('Total due$105.00');
    expect(placed()[0]).toMatchObject({
      items: [
        { serviceId: RELACE.id, gloveDetails: 'Outfield glove, web torn' },
        { serviceId: PATCH.id, gloveDetails: 'Catcher mitt, hole' },
      ],
    });
  });

  it('sends a two-line address and says nothing was charged', async () => {
    show();
    await toDelivery();
    await user.click(screen.getByRole('radio', { name: 'Ship' }));
    await press('Proceed to Payment');
    expect(screen.getByText(MESSAGES.addressRequired, { selector: 'span' })).toBeTruthy();
    await fillAddress(ADDRESS);
    await press('Proceed to Payment');
    expect(await screen.findByText("Your order is saved. You haven't been charged.")).toBeTruthy();
    expect(screen.getByText('Total due').parentElement?.textContent).toBe('Total due$80.00');
    expect(placed()[0]).toMatchObject({
      shippingAddress: '1 Ball Park\nCooperstown, NY 13326',
      paymentMethod: 'paypal',
    });
    await press('Back to Delivery Options');
    expect(await screen.findByRole('heading', { name: 'Delivery Method' })).toBeTruthy();
    expect(field('Street').value).toBe(ADDRESS.street);
    // The same order keeps its key, and a changed order replaces the earlier one.
    await press('Proceed to Payment');
    await user.click(await screen.findByRole('button', { name: 'Back to Delivery Options' }));
    await screen.findByRole('heading', { name: 'Delivery Method' });
    await fill('Street', '2 Ball Park');
    await press('Proceed to Payment');
    await screen.findByRole('button', { name: 'Back to Delivery Options' });
    const [first, again, changed] = sentUnder(IDEMPOTENCY_HEADER);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
    expect(sentUnder(REPLACES_HEADER)).toEqual([null, null, first]);
  });
});

describe('discount code', () => {
  it('is rejected with a text', async () => {
    answer('POST /api/discounts/verify', { valid: false });
    show();
    await toDelivery();
    await user.type(field('Discount Code'), 'nope{Enter}');
    expect(await screen.findByText('Invalid Discount Code')).toBeTruthy();
    expect(screen.getAllByText(MESSAGES.invalidDiscount).length).toBeGreaterThan(0);
  });

  it('shows as unverified when the call fails', async () => {
    show();
    await toDelivery();
    await user.type(field('Discount Code'), 'ten{Enter}');
    expect((await screen.findAllByText(MESSAGES.discountNotVerified)).length).toBeGreaterThan(0);
    expect(field('Discount Code').value).toBe('ten');
  });

  it('is applied, shown in the summary, and removable', async () => {
    const discount = { type: 'percentage', value: 1000 };
    answer('POST /api/discounts/verify', { valid: true, discount });
    show();
    await toDelivery();
    await fill('Discount Code', 'ten');
    await press('Apply');
    expect(await screen.findByText('Discount Applied!')).toBeTruthy();
    expect(screen.getByText('10% off')).toBeTruthy();
    expect(within(summary()).getByText('Discount (TEN)')).toBeTruthy();
    expect(summary().textContent).toContain('Total$58.50');
    await press('Remove');
    expect(within(summary()).queryByText('Discount (TEN)')).toBeNull();
    expect(summary().textContent).toContain('Total$65.00');
  });
});
