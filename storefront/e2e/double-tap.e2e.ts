import { expect, type Page, test } from '@playwright/test';
import { chooseService, step } from './order-visitor';
import { startAsOwner } from './shop-owner';
import { PHONE, prepareVisitor } from './shop-visitor';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => prepareVisitor(page));

/** Taps a place twice, 0.2 s apart on the browser's clock, no matter how long `between` takes. */
async function doubleTap(page: Page, name: string, between: () => Promise<void>): Promise<void> {
  const control = page.getByRole('link', { name }).or(page.getByRole('button', { name }));
  const place = await control.first().boundingBox();
  if (!place) throw new Error(`${name} isn't on the screen`);
  const point = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  const devTools = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const tap = async (timestamp: number) => {
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp });
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  };
  await tap(start);
  await between();
  await tap(start + 0.2);
  await page.waitForTimeout(500);
}

test("the second tap doesn't press what came up in the same place", async ({ page }) => {
  await startAsOwner(page);
  await page.goto('/admin?tab=customers');
  await page.waitForLoadState('networkidle');
  const dialog = page.getByRole('dialog', { name: 'Add Customer' });
  await doubleTap(page, 'Add Customer', () => expect(dialog).toBeVisible());
  await expect(dialog).toBeVisible();
});

test("the second tap on Next doesn't check the next step", async ({ page }) => {
  await page.goto('/order');
  await chooseService(page, 'repair');
  await doubleTap(page, 'Next', () => expect(step(page, 'Your Information')).toBeVisible());
  await expect(step(page, 'Your Information')).toBeVisible();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
});
