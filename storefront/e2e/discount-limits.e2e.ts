import { expect, type Page, test } from '@playwright/test';
import { MESSAGES } from '#domain/words/shop-texts';
import { chooseDropOff, expectNoSideScroll, proceed, step, toDelivery } from './order-visitor';
import { openDashboard } from './shop-owner';
import { expectAccessible, expectNotice, PHONE, prepareVisitor } from './shop-visitor';

test.use({ viewport: PHONE });

const TITLE = 'Add Discount Code';
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function applyCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Discount Code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

test('a code with days and one use is made on a phone, used once, and then refused', async ({
  page,
  browser,
}) => {
  const code = `LAST${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await openDashboard(page, 'discounts');
  await page.getByRole('button', { name: TITLE }).click();
  const dialog = page.getByRole('dialog', { name: TITLE });
  await dialog.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await dialog.getByLabel('Value').fill('10');
  await dialog.getByText('Limits (optional)').click();
  await dialog.getByLabel('First day').fill(dayFromNow(-2));
  await dialog.getByLabel('Last day').fill(dayFromNow(2));
  await dialog.getByLabel('Total uses').fill('1');
  await expectAccessible(page, 'the dialog with limits');
  await page.setViewportSize(PHONE);
  await dialog.getByRole('button', { name: TITLE }).click();
  await expectNotice(page, 'Discount code created', '');
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('0 of 1 used');

  const visitors = await Promise.all([
    browser.newContext({ viewport: PHONE }),
    browser.newContext({ viewport: PHONE }),
  ]);
  const [first, second] = await Promise.all(visitors.map((context) => context.newPage()));
  if (!first || !second) throw new Error('two visitors are needed');
  for (const visitor of [first, second]) {
    await prepareVisitor(visitor);
    await toDelivery(visitor);
    await chooseDropOff(visitor);
    await applyCode(visitor, code);
    await expect(visitor.getByText('Discount Applied!').first()).toBeVisible();
    await expectNoSideScroll(visitor);
  }
  await proceed(first).click();
  await expect(step(first, 'Order Submitted')).toBeVisible();
  await proceed(second).click();
  await expect(second.getByText(MESSAGES.invalidDiscount).first()).toBeVisible();
  await expectAccessible(second, 'the last use is gone');
  await second.setViewportSize(PHONE);

  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('1 of 1 used');
  for (const context of visitors) await context.close();
});
