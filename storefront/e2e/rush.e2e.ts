import { expect, type Page, test } from '@playwright/test';
import { dayOf, daysLater } from '#domain/orders/ready-by-days';
import { formatDollars } from '#domain/wire/money';
import { formatDay } from '#domain/words/days';
import { complaintsOf } from './complaints-of';
import { holdRequests } from './hold-requests';
import { expectNoSideScroll, newEmail, proceed, step, toDelivery } from './order-visitor';
import { makeOrder, openDashboard, signInOwner } from './shop-owner';
import {
  DESKTOP,
  expectAccessible,
  expectNotice,
  PHONE,
  prepareVisitor,
  waitForHydration,
} from './shop-visitor';

// All tests change the shop's settings.
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
  await prepareVisitor(page);
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
  const dates = ticket.locator('[data-whole]');
  const displays = await dates.evaluateAll((found) => found.map((each) => getComputedStyle(each).display));
  expect([...new Set(displays)], "a sentence's dates stand in its lines").toEqual(['inline']);
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
  await prepareVisitor(page);
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

const LONG_NAME = 'Bartholomew Featherstonehaugh-Cholmondeley of the Upper Susquehanna Valley';

/** Opens the days of the bench on the list of gloves, and returns the first glove. */
async function openDays(page: Page) {
  await set(page, { glovesPerDay: 2 });
  await openDashboard(page, 'orders&bench=1');
  await expect(page.getByRole('heading', { name: 'Six weeks on the bench' })).toBeVisible();
  const glove = page.locator('[aria-roledescription="draggable"]').first();
  await waitForHydration(glove);
  await page.getByText('Move gloves', { exact: true }).click();
  await expect(glove).toBeVisible();
  return glove;
}

const moves = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/ready-by'));
const placeOf = (page: Page, name: string) =>
  page.locator('div:has(> ul)').filter({ has: page.getByRole('button', { name }) });

test('the owner moves a glove to another day with the keyboard, and a long name fits a phone', async ({
  page,
}) => {
  await signInOwner(page);
  await makeOrder(page, { customerName: LONG_NAME });
  const glove = await openDays(page);
  await expectAccessible(page, 'six weeks on the bench');
  await page.setViewportSize(PHONE);
  await expectNoSideScroll(page);
  const name = String(await glove.textContent());
  const moved = moves(page);
  await expect(async () => {
    await glove.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Picked up ', { exact: false }).first()).toBeAttached({ timeout: 1000 });
  }).toPass();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/ is over \w{3}, /)).toBeAttached({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Space');
  expect((await moved).status()).toBe(200);
  await expect(page.getByRole('button', { name })).toBeVisible();
});

test('the keyboard moves a glove into a day that has many', async ({ page }) => {
  await signInOwner(page);
  const today = dayOf(new Date());
  const wednesday = Array.from({ length: 7 }, (_, days) => daysLater(today, 14 + days)).find((day) =>
    formatDay(day).startsWith('Wed'),
  );
  const orderFor = async (customerName: string, to: string) => {
    const { id } = await makeOrder(page, { customerName });
    const set = await page.request.patch(`/api/orders/${id}/ready-by`, { data: { from: to, to } });
    expect(set.status()).toBe(200);
  };
  if (!wednesday) throw new Error('a week has a Wednesday');
  for (let made = 0; made < 30; made += 1) await orderFor('Wednesday Glove', wednesday);
  await orderFor('Tuesday Glove', daysLater(wednesday, -1));
  await openDays(page);
  await page.getByRole('button', { name: 'Tuesday Glove' }).first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up ', { exact: false }).first()).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`Tuesday Glove is over ${formatDay(wednesday)}`)).toBeAttached();
  await page.keyboard.press('Escape');
});

test('the owner drags a glove to another day with the mouse', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const first = await openDays(page);
  const day = page
    .locator('div:has(> ul:empty)')
    .filter({ hasText: /^\w{3}, \w{3} \d+/ })
    .first();
  // With many gloves on the bench, the others are too far from an empty day to be dragged there.
  const nearest = (side: 'preceding' | 'following') =>
    day.locator(`xpath=${side}::*[@aria-roledescription="draggable"][1]`);
  const glove = nearest('preceding').or(nearest('following')).first();
  const name = String(await glove.textContent());
  const label = String(await day.locator('span').first().textContent());
  await day.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [from, to] = await Promise.all([glove.boundingBox(), day.boundingBox()]);
  if (!from || !to) throw new Error('the board is not on the screen');
  const moved = moves(page);
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width - 10, to.y + 6, { steps: 12 });
  await page.mouse.up();
  expect((await moved).status()).toBe(200);
  await expectNotice(page, label, '');
  await expect(placeOf(page, name)).toContainText(label);
  // What's unfolded before the scripts load stays unfolded.
  const release = await holdRequests(page, '**/*.js');
  await page.reload({ waitUntil: 'commit' });
  await page.getByText('Move gloves', { exact: true }).click();
  release();
  await waitForHydration(first);
  await expect(placeOf(page, name)).toContainText(label);
});

test('the bench hydrates without errors after someone else has opened it', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openDays(page);
  await page.reload({ waitUntil: 'networkidle' });
  expect(complaints).toEqual([]);
});
