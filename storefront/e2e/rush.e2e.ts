import { expect, type Page, test } from '@playwright/test';
import { formatDollars } from '#domain/wire/money';
import { expectNoSideScroll, newEmail, proceed, step, toDelivery } from './order-visitor';
import { openDashboard, signInOwner } from './shop-owner';
import { answerCookies, expectAccessible, PHONE, waitForHydration } from './shop-visitor';

// Both tests change the shop's settings.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: PHONE });

const RUSH = 2500;

async function set(page: Page, settings: object): Promise<void> {
  const owner = await page.context().browser()?.newPage();
  if (!owner) throw new Error('there is no browser');
  await signInOwner(owner);
  const answer = await owner.request.patch('/api/admin/shop-settings', { data: settings });
  expect(answer.status()).toBe(200);
  await owner.close();
}

test.afterEach(({ page }) => set(page, { rushPrice: 0, rushDays: 0, rushPerDay: 0, glovesPerDay: 0 }));

test('a visitor orders rush on a phone, and sees its price and date before and after', async ({ page }) => {
  await set(page, { rushPrice: RUSH, rushDays: 3, glovesPerDay: 2 });
  await answerCookies(page);
  await page.goto('/');
  await expect(page.getByText(/Ready around \w{3}, \w{3} \d/).first()).toBeAttached();
  const email = newEmail();
  const service = await toDelivery(page, email);
  await page.getByRole('radio', { name: 'Drop Off' }).click();
  await page.getByRole('radio', { name: 'Pay in Person' }).click();
  const rush = page.getByRole('radio', { name: `Rush, ${formatDollars(RUSH)}` });
  await rush.click();
  const ticket = page.getByRole('complementary', { name: 'Order summary' });
  await expect(ticket).toContainText(formatDollars(service.price + RUSH));
  await expectAccessible(page, 'step 3 with rush');
  await page.setViewportSize(PHONE);
  await expectNoSideScroll(page);
  await proceed(page).click();
  await expect(page.getByRole('heading', { name: /order received|submitted/i }).first()).toBeVisible();
  await page.goto(
    String(
      await page
        .getByRole('link', { name: /track|follow/i })
        .first()
        .getAttribute('href'),
    ),
  );
  await expect(page.getByText('Rush', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(formatDollars(service.price + RUSH)).first()).toBeVisible();
});

test('rush that runs out while the form is open costs nothing, and the form says so', async ({ page }) => {
  await set(page, { rushPrice: RUSH, rushDays: 3 });
  await answerCookies(page);
  const service = await toDelivery(page);
  await page.getByRole('radio', { name: 'Drop Off' }).click();
  await page.getByRole('radio', { name: 'Pay in Person' }).click();
  await page.getByRole('radio', { name: /^Rush/ }).click();
  await set(page, { rushPrice: 0 });
  await proceed(page).click();
  await expect(page.getByText("Rush isn't available anymore.", { exact: false }).first()).toBeVisible();
  await expect(step(page, 'Delivery Method')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(
    formatDollars(service.price),
  );
});

test('the owner moves a glove to another day with the keyboard', async ({ page }) => {
  await set(page, { glovesPerDay: 2 });
  await openDashboard(page, 'orders&bench=1');
  await expect(page.getByRole('heading', { name: 'Six weeks on the bench' })).toBeVisible();
  await expectNoSideScroll(page);
  const fold = page.getByText('Move gloves', { exact: true });
  await fold.click();
  const glove = page.locator('[aria-roledescription="draggable"]').first();
  const name = String(await glove.textContent());
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/ready-by'));
  await waitForHydration(glove);
  await expect(async () => {
    // React may render a part again while its code loads, which closes the fold.
    if (!(await glove.isVisible())) await fold.click();
    await glove.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Picked up ', { exact: false }).first()).toBeAttached({ timeout: 1000 });
  }).toPass();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/ is over \w{3}, /)).toBeAttached({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Space');
  expect((await answered).status()).toBe(200);
  await expect(page.getByRole('button', { name })).toBeVisible();
});
