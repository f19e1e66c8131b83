import { expect, type Page, test } from '@playwright/test';
import { MANIFEST_PATH } from '#domain/app/app-manifest';
import { OWNER } from './demo-shop';
import { startAsOwner } from './shop-owner';
import { prepareVisitor } from './shop-visitor';

const manifests = (page: Page) => page.locator('head link[rel="manifest"]');

test('only the dashboard and its login link the manifest', async ({ page }) => {
  await startAsOwner(page);
  for (const path of ['/', '/order', '/customer/login', '/track']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(manifests(page)).toHaveCount(0);
  }
  for (const path of ['/admin', '/admin/money', '/admin/security']) {
    const answer = await page.goto(path);
    expect(await answer?.text()).toContain(`<link rel="manifest" href="${MANIFEST_PATH}"`);
    await expect(manifests(page)).toHaveCount(1);
  }
});

test('Chrome finds nothing wrong with the manifest', async ({ page }) => {
  await startAsOwner(page);
  await page.goto('/admin', { waitUntil: 'networkidle' });
  const browser = await page.context().newCDPSession(page);
  const { url, errors } = await browser.send('Page.getAppManifest');
  expect({ path: new URL(url).pathname, errors }).toEqual({ path: MANIFEST_PATH, errors: [] });
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Test windows are always incognito.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('the Scan shortcut opens the scanner, after signing in too', async ({ page }) => {
  await prepareVisitor(page);
  const { shortcuts } = await (await page.request.get(MANIFEST_PATH)).json();
  const [{ url }] = shortcuts;
  await page.goto(url);
  await expect(page).toHaveURL('/admin/login');
  await expect(manifests(page)).toHaveCount(1);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('dialog', { name: 'Scan a Slip' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Scan a Slip' })).toBeVisible();
});

test('the other shortcuts open an empty order and the list', async ({ page }) => {
  await startAsOwner(page);
  await page.goto('/admin?create=1');
  await expect(page.getByRole('dialog', { name: 'Create Order' })).toBeVisible();
  await page.goto('/admin?tab=orders');
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
});
