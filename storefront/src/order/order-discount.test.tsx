import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { button, field, fill, press, user } from '../testing/page-in-test';
import { answer, answerBy, failNetwork } from '../testing/shop-in-test';
import { ORDER_ID, placed, show, startInFreshTab, toDelivery, toDropOff } from './wizard-in-test';

startInFreshTab();

const VERIFY = 'POST /api/discounts/verify';
const TEN = { type: 'percentage', value: 1000 };
const QUESTION = 'Order without this code?';

const sentCodes = () => placed().map(({ discountCode }) => discountCode);
const question = () => screen.findByRole('dialog', { name: QUESTION });
async function orderWith(code: string): Promise<void> {
  show();
  await toDropOff();
  await fill('Discount Code', code);
  await press('Proceed to Payment');
}
/** Tries to order with a code that the shop refuses, and returns its question. */
async function refusedWith(code: string): Promise<HTMLElement> {
  answer(VERIFY, { valid: false });
  await orderWith(code);
  return question();
}
async function expectOrdered(...codes: (string | null)[]): Promise<void> {
  expect(await screen.findByRole('heading', { name: 'Order Submitted' })).toBeTruthy();
  expect(sentCodes()).toEqual(codes);
}
async function expectError(message: string): Promise<void> {
  const code = field('Discount Code');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(code.getAttribute('aria-invalid')).toBe('true');
  const described = code.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described.split(' ').at(-1) ?? '')?.textContent).toBe(message);
}

describe('refused code', () => {
  it('asks once on Proceed and then continues without it', async () => {
    answer(VERIFY, { valid: false });
    show();
    await toDropOff();
    await user.type(field('Discount Code'), 'nope{Enter}');
    await expectError(MESSAGES.invalidDiscount);
    await press('Proceed to Payment');
    const dialog = within(await question());
    expect(dialog.getByText(MESSAGES.invalidDiscount, { exact: false }).textContent).toContain('NOPE');
    expect(dialog.getByText(/\$65\.00/)).toBeTruthy();
    expect(placed()).toHaveLength(0);
    await press('Order Without It');
    await expectOrdered(null);
  });

  it("can be changed first, and isn't asked about twice", async () => {
    await refusedWith('nope');
    await press('Change the Code');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectError(MESSAGES.invalidDiscount);
    await press('Proceed to Payment');
    await expectOrdered(null);
  });

  it('is asked about again when it changes', async () => {
    await refusedWith('nope');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.type(field('Discount Code'), '2');
    await press('Proceed to Payment');
    expect((await question()).textContent).toContain('NOPE2');
    expect(placed()).toHaveLength(0);
  });
});

it("says which of the customer's own orders holds the last use (rule 29.5)", async () => {
  answer(VERIFY, { valid: false, unpaidOrder: '713fa4cb-0000-4000-8000-000000000000' });
  show();
  await toDropOff();
  await user.type(field('Discount Code'), 'ten{Enter}');
  await expectError(
    "Your order 713FA4CB already uses this code and isn't paid yet. You can pay for it in your account.",
  );
});

describe('code with a minimum (rule 29.5)', () => {
  it('is refused below it, saying how much it takes', async () => {
    answer(VERIFY, { valid: true, discount: { ...TEN, minSubtotal: 6501 } });
    show();
    await toDropOff();
    await user.type(field('Discount Code'), 'ten{Enter}');
    await expectError(`${MESSAGES.invalidDiscount} It needs at least $65.01 in services.`);
  });

  it('is applied from it on', async () => {
    answer(VERIFY, { valid: true, discount: { ...TEN, minSubtotal: 6500 } });
    await orderWith('ten');
    await expectOrdered('TEN');
  });
});

describe("typed code that wasn't applied", () => {
  it("is applied if it's valid", async () => {
    answer(VERIFY, { valid: true, discount: TEN });
    await orderWith('ten');
    await expectOrdered('TEN');
    expect(screen.getByText('Total due').parentElement?.textContent).toContain('$58.50');
    expect(screen.getByText('Discount Applied!')).toBeTruthy();
  });

  it("doesn't block the order when it can't be checked", async () => {
    failNetwork(VERIFY);
    show();
    await toDropOff();
    await fill('Discount Code', 'ten');
    await press('Apply');
    await expectError(MESSAGES.discountNotVerified);
    await press('Proceed to Payment');
    expect((await question()).textContent).toContain(MESSAGES.discountNotVerified);
    await press('Order Without It');
    await expectOrdered(null);
  });

  it("is checked again before it's dropped", async () => {
    failNetwork(VERIFY);
    await orderWith('ten');
    await question();
    await press('Change the Code');
    answer(VERIFY, { valid: true, discount: TEN });
    await press('Proceed to Payment');
    await expectOrdered('TEN');
  });
});

describe('code that expires between Apply and Proceed', () => {
  const expire = () => {
    const errors = { discountCode: MESSAGES.invalidDiscount };
    answerBy('POST /api/orders', () => {
      answer('POST /api/orders', { orderId: ORDER_ID });
      const refusal = { message: MESSAGES.invalidBody, code: 'DISCOUNT_INVALID', errors };
      return Response.json(refusal, { status: 400 });
    });
  };

  it('asks once, with the price without it', async () => {
    answer(VERIFY, { valid: true, discount: TEN });
    expire();
    show();
    await toDropOff();
    await fill('Discount Code', 'ten');
    await press('Apply');
    await screen.findByText('Discount Applied!');
    await press('Proceed to Payment');
    const dialog = within(await question());
    expect(dialog.getByText(/TEN/)).toBeTruthy();
    expect(dialog.getByText(/\$65\.00/)).toBeTruthy();
    answer(VERIFY, { valid: false });
    await press('Change the Code');
    await expectError(MESSAGES.invalidDiscount);
    expect(field('Discount Code').value).toBe('TEN');
    await press('Proceed to Payment');
    await expectOrdered('TEN', null);
  });

  it('asks for a payment method if something is now due', async () => {
    answer(VERIFY, { valid: true, discount: { type: 'fixed', value: 99_900 } });
    expire();
    show();
    await toDelivery();
    await user.click(screen.getByRole('radio', { name: 'Drop Off' }));
    await user.type(field('Discount Code'), 'gift{Enter}');
    await waitFor(() => expect(button('Remove')).toBeTruthy());
    expect(screen.queryByRole('radiogroup', { name: 'Payment Method' })).toBeNull();
    await press('Proceed to Payment');
    await question();
    await press('Order Without It');
    const payment = await screen.findByRole('radiogroup', { name: 'Payment Method' });
    await waitFor(() => expect(payment.getAttribute('aria-invalid')).toBe('true'));
    expect(sentCodes()).toEqual(['GIFT']);
    await user.click(screen.getByRole('radio', { name: 'Pay in Person' }));
    await press('Proceed to Payment');
    await expectOrdered('GIFT', null);
    expect(screen.getByText('Total due')).toBeTruthy();
  });
});
