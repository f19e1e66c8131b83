import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { orderView } from '#domain/orders/order-view';
import { formatDollars } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';
import { DRAWN_WITHIN_MS } from '../src/payment/use-paypal-buttons';
import {
  expectNoSideScroll,
  fillAddress,
  openPayment,
  proceed,
  STAMPED,
  step,
  toDelivery,
} from './order-visitor';
import { PAYPAL_STUB } from './paypal-stub';
import { DESKTOP, emptyPages, expectAccessible, expectNotice, prepareVisitor } from './shop-visitor';

test.beforeEach(({ page }) => prepareVisitor(page));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Simulated payment' });

async function openWindow(page: Page, total: number): Promise<void> {
  await button(page, `Pay ${formatDollars(total)}`).click();
  await expect(dialog(page)).toBeVisible();
}

async function expectConfirmed(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/order-confirmation\?orderId=[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'ORDER CONFIRMED' })).toBeVisible();
}

test('a shipped order can be paid and is confirmed', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const total = (await toDelivery(page)).price + 1500;
  await page.getByRole('radio', { name: 'Ship' }).click();
  await fillAddress(page);
  await expectNoSideScroll(page);
  await proceed(page).click();
  await expect(step(page, 'Payment')).toBeFocused();
  const number = (await page.getByText(STAMPED).textContent()) ?? '';
  await expect(page.getByText(MESSAGES.testMode)).toBeVisible();
  await openWindow(page, total);
  await button(page, 'Approve the payment').click();
  await expectConfirmed(page);
  await expectNotice(page, 'Payment Successful!', 'Your order has been confirmed.');
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  await expect(page.getByText(`Your payment of ${formatDollars(total)}`)).toBeVisible();
  await expect(page.getByText(/shipping instructions within 24 hours/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to pack it' })).toBeVisible();
  await expect(page.getByText(/ready about 14 days after it gets here/)).toBeVisible();
  const stored = z.array(orderView).parse(await (await page.request.get('/api/customer/orders')).json());
  expect(stored).toMatchObject([{ paymentStatus: 'succeeded', amountPaid: total, amountDue: 0 }]);
  // The finished order is cleared, so the next one starts with an empty ticket.
  await page.goto('/order');
  await expect(page.getByLabel('Select Service')).toHaveValue('');
});

test('failed and declined payments show an error, and the next try works', async ({ page }) => {
  const total = await openPayment(page);
  await expect(page.getByText(MESSAGES.testMode)).toBeVisible();
  await expectAccessible(page, 'payment');
  await page.setViewportSize(DESKTOP);
  await openWindow(page, total);
  await button(page, 'Let PayPal fail').click();
  await expectNotice(
    page,
    'Payment Error',
    'There was an issue processing your payment. Please contact support.',
  );
  const message = page.getByRole('main').getByText(MESSAGES.paymentAway);
  await expect(message).toBeVisible();
  await button(page, 'Check Payment Again').click();
  await expect(message).toBeVisible();
  await expectAccessible(page, 'payment not confirmed');
  await page.setViewportSize(DESKTOP);
  await openWindow(page, total);
  await button(page, 'Let the card be declined').click();
  await expect(dialog(page).getByText('Your payment was declined')).toBeVisible();
  // The notice covers the dialog, and closing it leaves the dialog open.
  await expect(page.getByText(MESSAGES.paymentDeclined).first()).toBeVisible();
  await page.locator('[aria-label="Close notice"]').click();
  await expect(page.getByText(MESSAGES.paymentDeclined)).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page, 'simulated window');
  await page.setViewportSize(DESKTOP);
  await button(page, 'Approve the payment').click();
  await expectConfirmed(page);
  await expectAccessible(page, 'confirmation');
});

test.describe("with PayPal's own script", () => {
  // This shop has a simulator, so its policy blocks PayPal. API tests check the policy of a shop with PayPal.
  test.use({ bypassCSP: true });

  /** A stub that draws nothing, as when PayPal's frame is blocked. */
  const SILENT = PAYPAL_STUB.replace('render: async', 'render: async () => {}, unused: async');

  test('a missing script or missing buttons show an error, and the order can be paid later on its own page', async ({
    page,
  }) => {
    await emptyPages(page);
    await page.route('**/api/payment-settings', (route) =>
      route.fulfill({ json: { mode: 'paypal', clientId: 'client-of-the-test' } }),
    );
    const requests: string[] = [];
    let body: string | null = null;
    await page.route('https://www.paypal.com/sdk/js?*', (route) => {
      requests.push(route.request().url());
      return body === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.clock.install();
    await openPayment(page);
    const alert = page.getByRole('alert').filter({ hasText: 'Payment System Error' });
    await expect(alert).toContainText('Failed to load PayPal. Please refresh the page.');
    await expectAccessible(page, 'payment without its script');

    body = SILENT;
    await button(page, 'Try Again').click();
    await expect(page.getByText('Loading payment')).toBeAttached();
    await expect(async () => {
      await page.clock.fastForward(DRAWN_WITHIN_MS);
      await expect(alert).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(alert).toContainText('Failed to initialize PayPal. Please contact support.');
    await expect(button(page, 'Try Again')).toBeVisible();
    await expectAccessible(page, 'payment without its buttons');

    await page.getByRole('link', { name: 'Pay Later' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ORDER NOT PAID YET' })).toBeVisible();
    body = PAYPAL_STUB;
    await page.reload();
    await button(page, 'PayPal approve').click();
    await expectConfirmed(page);
    await expect(page.getByText("You're all paid up.")).toBeVisible();
    // One request that failed, then one for each of the two pages.
    const script = expect.stringContaining('client-id=client-of-the-test&currency=USD&intent=capture');
    expect(requests).toEqual([script, script, script]);
  });
});
