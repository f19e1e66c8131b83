import { expect, type Page, test } from '@playwright/test';
import { openDashboard } from './shop-owner';
import { DESKTOP, expectAccessible, expectNotice } from './shop-visitor';

const TITLE = 'Add Discount Code';
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true });
const add = (page: Page) => page.getByRole('dialog').getByRole('button', { name: TITLE }).click();
const isGood = async (page: Page, code: string) => {
  const answer = await page.request.post('/api/discounts/verify', { data: { code } });
  return (await answer.json()).valid;
};

test('a discount code can be created, switched off, and switched on again', async ({ page }) => {
  const code = `E2E${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await openDashboard(page, 'discounts');
  await expect(page.getByRole('row').filter({ hasText: 'OPENING10' })).toContainText('10%');
  await expect(page.getByRole('row').filter({ hasText: 'TEAM5' })).toContainText('$5.00');
  await expectAccessible(page, 'discounts');
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: TITLE }).click();
  await add(page);
  await expect(page.getByText('Code must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Value is required')).toBeVisible();
  await expectAccessible(page, TITLE);
  await page.setViewportSize(DESKTOP);

  await codeField(page).pressSequentially('xx');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('team5');
  await expect(codeField(page)).toHaveValue('XTEAM5X');
  await codeField(page).fill(code.toLowerCase());
  await page.getByLabel('Type').selectOption('Fixed amount');
  await page.getByLabel('Value').fill('12.5');
  await add(page);
  await expectNotice(page, 'Discount code created', '');
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('$12.50');

  const active = row.getByRole('switch');
  await expect(active).toBeChecked();
  await active.click();
  await expectNotice(page, 'Discount updated', '');
  expect(await isGood(page, code)).toBe(false);
  await active.click();
  await expectNotice(page, 'Discount updated', '');
  await expect(active).toBeChecked();
  expect(await isGood(page, code)).toBe(true);
});
