import { expect, type Locator, type Page, test } from '@playwright/test';
import { orderNumber } from '#domain/orders/order-number';
import { MESSAGES } from '#domain/words/shop-texts';
import { chooseDropOff, fillDetails, next, proceed, step, toDetails } from './order-visitor';
import { newBuyer } from './shop-customer';
import { openDashboard } from './shop-owner';
import { expectNotice, notice, PHONE, prepareVisitor, routeOnce } from './shop-visitor';

test.beforeEach(({ page }) => prepareVisitor(page));

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not there`);
  return box;
}

async function expectUncovered(page: Page, elements: Locator): Promise<void> {
  await expect(notice(page)).toHaveCount(1);
  const over = await boxOf(notice(page));
  const covered: string[] = [];
  for (const element of await elements.all()) {
    if (!(await element.isVisible())) continue;
    const under = await boxOf(element);
    const apart =
      under.x >= over.x + over.width ||
      under.x + under.width <= over.x ||
      under.y >= over.y + over.height ||
      under.y + under.height <= over.y;
    if (!apart) covered.push((await element.getAttribute('aria-label')) ?? (await element.innerText()));
  }
  expect(covered).toEqual([]);
}

const loseOrder = (page: Page) => routeOnce(page, '**/api/orders', (route) => route.abort());

test('on the dashboard, a notice covers no button, and Escape closes the dialog first', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { orderId } = await newBuyer(page);
  await openDashboard(page, 'orders');
  await page.getByRole('button', { name: `Edit order ${orderNumber(orderId)}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Customer Name').fill('Robin');
  await routeOnce(page, '**/api/orders/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(notice(page)).toHaveCount(1);
  await expectUncovered(page, dialog.getByRole('button'));
  await dialog.getByLabel('Customer Name').focus();
  await page.keyboard.press('Escape');
  await expect(dialog.getByText("What you typed isn't saved.")).toBeVisible();
  await expectUncovered(page, dialog.getByRole('button'));
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(notice(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);

  await page.getByRole('tab', { name: 'Laces' }).click();
  await page
    .getByRole('button', { name: /^One .* more$/ })
    .first()
    .click();
  await expect(notice(page)).toHaveCount(1);
  await expectUncovered(page, page.locator('button:not([aria-label="Close notice"]), a[href], input'));
});

test('a notice whose code arrives after it was due covers no button either', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await routeOnce(page, '**/toast-notice*.js', async (route) => {
    await saved;
    await route.continue();
  });
  await openDashboard(page, 'laces');
  await page
    .getByRole('button', { name: /^One .* more$/ })
    .first()
    .click();
  await expectUncovered(page, page.getByRole('table').getByRole('button'));
});

test('on a phone, a notice covers neither the next button nor the header, and a success replaces an error', async ({
  page,
}) => {
  const ofHeader = page.getByRole('banner').locator('a, button');
  await page.setViewportSize({ width: 390, height: 640 });
  await toDetails(page);
  await routeOnce(page, '**/photo-dialog*.js', (route) => route.abort());
  await next(page).click();
  await page.getByRole('button', { name: 'Add Photos' }).click();
  await expectNotice(page, 'Error', "The photo upload didn't load.");
  await expectUncovered(page, ofHeader);
  await expectUncovered(page, next(page));

  await page.setViewportSize(PHONE);
  await fillDetails(page);
  await next(page).click();
  await expect(step(page, 'Delivery Method')).toBeVisible();
  await chooseDropOff(page);
  await loseOrder(page);
  await proceed(page).click();
  await expectNotice(page, 'Error', MESSAGES.orderFailed);
  await expectUncovered(page, ofHeader);
  await expectUncovered(page, page.getByRole('main').locator('button, input'));
  await proceed(page).click();
  await expect(step(page, 'Order Submitted')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});
