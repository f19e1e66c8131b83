import { expect, type Page, test } from '@playwright/test';
import {
  chooseDropOff,
  chooseService,
  next,
  PASSWORD,
  password,
  proceed,
  STAMPED,
  step,
} from './order-visitor';
import { expectReadable } from './readable';
import { openDashboard } from './shop-owner';
import { answerCookies, NARROWEST, notice } from './shop-visitor';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(NARROWEST);
  await answerCookies(page);
});

/** As long as the fields take, without a place to break. */
const word = (length: number) => 'Wintergreen'.repeat(20).slice(0, length);
const newLongEmail = () => `${crypto.randomUUID()}.${word(24)}@${word(60)}.example`;

/** Orders as somebody with the longest of names; answers the e-mail. */
async function orderAtLength(page: Page): Promise<string> {
  const email = newLongEmail();
  await page.goto('/order');
  await chooseService(page, 'repair');
  await next(page).click();
  await page.getByLabel('Full Name').fill(word(200));
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone').fill('(555) 010-2030');
  await password(page).fill(PASSWORD);
  await page.getByLabel('Glove Details').fill(word(200));
  await next(page).click();
  await chooseDropOff(page);
  return email;
}

test('long words are cut off on no step of an order, nor on what follows it', async ({ page }) => {
  const email = await orderAtLength(page);
  await page.getByLabel('Discount Code').fill(word(200));
  await expectReadable(page);
  await proceed(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Order Without It' }).click();
  await expect(step(page, 'Order Submitted')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectReadable(page);
  await page.goto('/order');
  await chooseService(page, 'repair');
  await next(page).click();
  await expect(step(page, 'Your Information')).toBeVisible();
  await expectReadable(page);
  await page.goto('/customer/dashboard');
  await expect(page.getByRole('heading', { name: 'Order History' })).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: /order/i }).first().click();
  await expectReadable(page);
});

test('long words are cut off nowhere on the dashboard', async ({ page }) => {
  const email = await orderAtLength(page);
  await proceed(page).click();
  await expect(step(page, 'Order Submitted')).toBeVisible();
  const number = await page.getByText(STAMPED).textContent();
  for (const tab of ['orders', 'customers', 'messages']) {
    await openDashboard(page, tab);
    await expect(page.getByText(tab === 'orders' ? word(200) : email).first()).toBeAttached();
    await expectReadable(page);
  }
  await openDashboard(page, 'orders');
  await page.getByRole('button', { name: `${number}, open order` }).click();
  await expect(page.getByRole('dialog').getByText(email).first()).toBeVisible();
  await expectReadable(page);
  await openDashboard(page, 'discounts');
  await page.getByRole('button', { name: 'Add Discount Code' }).click();
  const dialog = page.getByRole('dialog');
  const code = `${crypto.randomUUID()}${word(100)}`.toUpperCase();
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByLabel('Value').fill('10');
  await dialog.getByRole('button', { name: 'Add Discount Code' }).click();
  await expect(notice(page)).toContainText('Discount code created');
  await expect(page.getByText(code).first()).toBeAttached();
  await expectReadable(page);
});
