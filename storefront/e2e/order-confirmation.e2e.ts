import { expect, test } from '@playwright/test';
import { orderAnswer } from '#domain/orders/order-contract';
import { formatDollars } from '#domain/wire/money';
import { proceed, toDelivery } from './order-visitor';
import { answerCookies, expectFaultless, SOME_ORDER_ID } from './shop-visitor';

test.beforeEach(({ page }) => answerCookies(page));

test('an order is confirmed with its number and what comes next', async ({ page }) => {
  await page.goto(`/order-confirmation?orderId=${SOME_ORDER_ID}`);
  await expect(page.getByRole('heading', { level: 1, name: 'ORDER CONFIRMED', exact: true })).toBeVisible();
  await expect(page.getByText('3F2A91C4', { exact: true })).toBeVisible();
  await expect(page.getByText(SOME_ORDER_ID)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: /What.s Next/ })).toBeVisible();
  await expect(page.getByText(/shipping instructions .* within up to 24 hours/)).toBeVisible();
  await expect(page.getByText(/about 14 days .* adds 7 to 10 days/)).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});

test('without an order id it is no order', async ({ page }) => {
  await page.goto('/order-confirmation?orderId=%20%20');
  await expect(page.getByRole('heading', { level: 1, name: 'Invalid Order', exact: true })).toBeVisible();
  await expect(page.getByText('No order ID provided', { exact: true })).toBeVisible();
  await expect(page.getByText('ORDER CONFIRMED')).toHaveCount(0);
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an order that is not paid is not confirmed before it is, by whoever has its address', async ({
  page,
  browser,
}) => {
  const { price } = await toDelivery(page);
  await page.getByRole('radio', { name: 'Drop Off' }).click();
  await page.getByRole('radio', { name: 'Pay Online' }).click();
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/orders'),
  );
  await proceed(page).click();
  const { orderId } = orderAnswer.parse(await (await answered).json());
  const other = await (await browser.newContext()).newPage();
  await answerCookies(other);
  await other.goto(`/order-confirmation?orderId=${orderId}`);
  await expect(other.getByRole('heading', { level: 1, name: 'ORDER NOT PAID YET' })).toBeVisible();
  await expect(other.getByText('ORDER CONFIRMED')).toHaveCount(0);
  await expect(other.getByText('Casey Shortstop')).toHaveCount(0);
  await expectFaultless(other, 'an order that is not paid');
  await other.getByRole('button', { name: `Pay ${formatDollars(price)}` }).click();
  await other.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'ORDER CONFIRMED' })).toBeVisible();
  await expect(other.getByText('Nothing is left to pay.')).toBeVisible();
  await other.context().close();
});

test('an id is shown as text, whatever is in it', async ({ page }) => {
  await page.goto(`/order-confirmation?orderId=${encodeURIComponent('<b>x</b>-and-more')}`);
  await expect(page.getByText('<B>X</B>', { exact: true })).toBeVisible();
});
