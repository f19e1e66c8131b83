import { expect, type Page, test } from '@playwright/test';
import { orderAnswer } from '#domain/orders/order-contract';
import { formatDollars } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';
import { DRAWN_WITHIN_MS } from '../src/payment/use-paypal-buttons';
import { fillAddress, openPayment, proceed, STAMPED, step, toDelivery } from './order-visitor';
import { PAYPAL_STUB } from './paypal-stub';
import {
  answerCookies,
  DESKTOP,
  emptyPages,
  expectFaultless,
  expectNotice,
  PHONE,
  routeOnce,
} from './shop-visitor';

test.beforeEach(({ page }) => answerCookies(page));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Simulated payment' });

/** Places a shipped order and answers its total in cents. */
async function toPayment(page: Page): Promise<number> {
  const { price } = await toDelivery(page);
  await page.getByRole('radio', { name: 'Ship' }).click();
  await fillAddress(page);
  await proceed(page).click();
  await expect(step(page, 'Payment')).toBeFocused();
  return price + 1500;
}

async function openWindow(page: Page, total: number): Promise<void> {
  await button(page, `Pay ${formatDollars(total)}`).click();
  await expect(dialog(page)).toBeVisible();
}

async function expectConfirmed(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/order-confirmation\?orderId=[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'ORDER CONFIRMED' })).toBeVisible();
}

for (const [name, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`a shipped order is paid and confirmed on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    const total = await toPayment(page);
    const number = (await page.getByText(STAMPED).textContent()) ?? '';
    await expect(page.getByText(MESSAGES.testMode)).toBeVisible();
    await openWindow(page, total);
    await button(page, 'Approve the payment').click();
    await expectConfirmed(page);
    await expectNotice(page, 'Payment Successful!', 'Your order has been confirmed.');
    await expect(page.getByText(number, { exact: true })).toBeVisible();
    await expect(page.getByText(`Your payment of ${formatDollars(total)}`)).toBeVisible();
    await expect(page.getByText(/shipping instructions .* within up to 24 hours/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How to pack it' })).toBeVisible();
    await expect(page.getByText(/ready about 14 days after it arrives/)).toBeVisible();
    // What was ordered is done with: the next order starts on a clean ticket.
    await page.goto('/order');
    await expect(page.getByLabel('Select Service')).toHaveValue('');
  });
}

test('whoever cancels keeps the order, and can pay it later', async ({ page }) => {
  const total = await openPayment(page);
  await openWindow(page, total);
  await button(page, 'Cancel').click();
  await expectNotice(page, 'Payment Cancelled', 'You cancelled the payment. Your order is still pending.');
  await openWindow(page, total);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await openWindow(page, total);
  await button(page, 'Approve the payment').click();
  await expectConfirmed(page);
});

test('a declined payment is told, and another one pays the same order', async ({ page }) => {
  const total = await openPayment(page);
  await openWindow(page, total);
  await button(page, 'Let the card be declined').click();
  await expect(dialog(page).getByText('Your payment was declined')).toBeVisible();
  // The notice lies above the window, and closing it does not close the window.
  await expect(page.getByText(MESSAGES.paymentDeclined).first()).toBeVisible();
  await page.locator('[aria-label="Close notice"]').click();
  await expect(page.getByText(MESSAGES.paymentDeclined)).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await button(page, 'Approve the payment').click();
  await expectConfirmed(page);
});

test('a capture that fails is told, and looked at again', async ({ page }) => {
  const total = await openPayment(page);
  await openWindow(page, total);
  await button(page, 'Let PayPal fail').click();
  const text = 'There was an issue processing your payment. Please contact support.';
  await expectNotice(page, 'Payment Error', text);
  await expect(page.getByRole('main').getByText(MESSAGES.paymentAway)).toBeVisible();
  await button(page, 'Check Payment Again').click();
  await expect(page.getByRole('main').getByText(MESSAGES.paymentAway)).toBeVisible();
  await openWindow(page, total);
  await button(page, 'Approve the payment').click();
  await expectConfirmed(page);
});

test('a window that breaks is told, and the order can be paid after it', async ({ page }) => {
  const total = await openPayment(page);
  await openWindow(page, total);
  await button(page, 'Let the window break').click();
  await expectNotice(page, 'Payment Error', 'There was an error with PayPal. Please try again.');
  await expect(dialog(page)).toBeHidden();
  await openWindow(page, total);
  await button(page, 'Approve the payment').click();
  await expectConfirmed(page);
});

test('an answer that is lost after the money was taken takes it no second time', async ({ page }) => {
  const total = await openPayment(page);
  await routeOnce(page, '**/capture', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await openWindow(page, total);
  await button(page, 'Approve the payment').click();
  await expect(page.getByText('Your payment is not confirmed yet')).toBeVisible();
  await button(page, 'Check Payment Again').click();
  await expectConfirmed(page);
});

test('an order that is changed before it is paid takes the place of the former one', async ({ page }) => {
  const orders: string[] = [];
  page.on('response', async (answer) => {
    if (answer.request().method() === 'POST' && answer.url().endsWith('/api/orders'))
      orders.push(orderAnswer.parse(await answer.json()).orderId);
  });
  await toPayment(page);
  await button(page, 'Back to Delivery Options').click();
  await page.getByLabel('Street').fill('26 Main Street');
  await proceed(page).click();
  await expect(step(page, 'Payment')).toBeVisible();
  const [former = '', next = ''] = orders;
  expect(next).not.toBe(former);
  const pay = (orderId: string) =>
    page.request.post('/order', {
      data: { orderId, amount: '1.00', currency: 'USD', intent: 'CAPTURE' },
    });
  // The former one is canceled; the other one only refuses a wrong amount.
  expect((await pay(former)).status()).toBe(409);
  expect((await pay(next)).status()).toBe(400);
});

test.describe('with PayPal’s own script', () => {
  // This shop has a simulator, so its policy lets nothing of PayPal in; the API's tests look at the policy of one with PayPal.
  test.use({ bypassCSP: true });
  test.beforeEach(async ({ page }) => {
    await emptyPages(page);
    await page.route('**/api/payment-settings', (route) =>
      route.fulfill({ json: { mode: 'paypal', clientId: 'client-of-the-test' } }),
    );
  });

  const stubbed = (page: Page) =>
    page.route('https://www.paypal.com/sdk/js?*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: PAYPAL_STUB }),
    );

  test('an approved payment is confirmed', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('paypal.com')) scripts.push(request.url());
    });
    await stubbed(page);
    await toPayment(page);
    await expect(button(page, 'PayPal approve')).toBeVisible();
    await button(page, 'Back to Delivery Options').click();
    await proceed(page).click();
    await button(page, 'PayPal approve').click();
    await expectConfirmed(page);
    expect(scripts).toEqual([
      expect.stringContaining('client-id=client-of-the-test&currency=USD&intent=capture'),
    ]);
  });

  test('cancelling and a broken window are told', async ({ page }) => {
    await stubbed(page);
    await openPayment(page);
    await button(page, 'PayPal cancel').click();
    await expectNotice(page, 'Payment Cancelled', 'You cancelled the payment. Your order is still pending.');
    await button(page, 'PayPal error').click();
    await expectNotice(page, 'Payment Error', 'There was an error with PayPal. Please try again.');
    await button(page, 'PayPal approve').click();
    await expectConfirmed(page);
  });

  test('a script that does not come is told', async ({ page }) => {
    await page.route('https://www.paypal.com/**', (route) => route.abort());
    await openPayment(page);
    const alert = page.getByRole('alert').filter({ hasText: 'Payment System Error' });
    await expect(alert).toContainText('Failed to load PayPal. Please refresh the page.');
    await expectFaultless(page, 'payment without its script');
  });

  test('buttons that are never drawn are told; the order is paid later, on its own page', async ({
    page,
  }) => {
    let isSilent = true;
    await page.route('https://www.paypal.com/sdk/js?*', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: isSilent
          ? PAYPAL_STUB.replace('render: async', 'render: async () => {}, unused: async')
          : PAYPAL_STUB,
      }),
    );
    await page.clock.install();
    await openPayment(page);
    const alert = page.getByRole('alert').filter({ hasText: 'Payment System Error' });
    await expect(page.getByText('Loading payment')).toBeAttached();
    // From when its script is there.
    await expect(async () => {
      await page.clock.fastForward(DRAWN_WITHIN_MS);
      await expect(alert).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(alert).toContainText('Failed to initialize PayPal. Please contact support.');
    await expect(button(page, 'Try Again')).toBeVisible();
    await expectFaultless(page, 'payment without its buttons');
    await page.getByRole('link', { name: 'Pay Later' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ORDER NOT PAID YET' })).toBeVisible();
    isSilent = false;
    await page.reload();
    await button(page, 'PayPal approve').click();
    await expectConfirmed(page);
    await expect(page.getByText('Nothing is left to pay.')).toBeVisible();
  });
});

test('a shop without online payment offers what is left', async ({ page }) => {
  await emptyPages(page);
  await page.route('**/api/payment-settings', (route) =>
    route.fulfill({ json: { mode: 'off', clientId: null } }),
  );
  await toDelivery(page);
  await expect(page.getByText(/Online payment is not available right now/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Ship' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Drop Off' }).click();
  await expect(page.getByRole('radio', { name: 'Pay Online' })).toHaveCount(0);
});

test('nothing of it keeps anyone out', async ({ page }) => {
  const total = await openPayment(page);
  await expect(page.getByText(MESSAGES.testMode)).toBeVisible();
  await expectFaultless(page, 'payment');
  await page.setViewportSize(DESKTOP);
  await openWindow(page, total);
  await button(page, 'Let the card be declined').click();
  await expect(dialog(page).getByText('Your payment was declined')).toBeVisible();
  await expectFaultless(page, 'simulated window');
  await page.setViewportSize(DESKTOP);
  await button(page, 'Let PayPal fail').click();
  await expect(button(page, 'Check Payment Again')).toBeVisible();
  await expectFaultless(page, 'payment not confirmed');
  await page.setViewportSize(DESKTOP);
  await openWindow(page, total);
  await button(page, 'Approve the payment').click();
  await expectConfirmed(page);
  await expectFaultless(page, 'confirmation');
});
