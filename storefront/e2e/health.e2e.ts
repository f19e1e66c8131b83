import { expect, test } from '@playwright/test';
import { openDashboard, openOwnMenu } from './shop-owner';
import { DESKTOP, expectAccessible } from './shop-visitor';

test("the shop's health is under the name in the menu, served with its checks, and can be checked now", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await openDashboard(page, 'orders');
  await (await openOwnMenu(page)).getByRole('link', { name: 'Health' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible();
  const served = await (await page.request.get('/admin/health')).text();
  expect(served).toContain('Free disk space');
  const checks = page.getByRole('table', { name: 'Checks' });
  await expect(checks.getByRole('row', { name: /Database/ })).toContainText('OK');
  await expectAccessible(page, 'health');
  await page.getByRole('button', { name: 'Check Now' }).click();
  await expect(page.getByRole('button', { name: 'Check Now' })).toBeVisible();
  await expect(checks.getByRole('row', { name: /Photo storage/ })).toContainText('OK');
});
