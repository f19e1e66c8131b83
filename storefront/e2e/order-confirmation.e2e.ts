import { expect, test } from '@playwright/test';
import { formatDollars } from '#domain/wire/money';
import { placeOrder } from './order-visitor';
import { signOut } from './shop-customer';
import { DESKTOP, expectAccessible, prepareVisitor } from './shop-visitor';

test("an unpaid order isn't confirmed until it's paid, for anyone with its URL", async ({ page }) => {
  await prepareVisitor(page);
  const { orderId, total, name } = await placeOrder(page);
  await signOut(page);
  await page.goto(`/order-confirmation?orderId=${orderId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'ORDER NOT PAID YET' })).toBeVisible();
  await expect(page.getByText('ORDER CONFIRMED')).toHaveCount(0);
  await expect(page.getByText(name)).toHaveCount(0);
  await expectAccessible(page, 'an order that is not paid');
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: `Pay ${formatDollars(total)}` }).click();
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ORDER CONFIRMED' })).toBeVisible();
  await expect(page.getByText("You're all paid up.")).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});
