import { expect, type Page, test } from '@playwright/test';
import { orderNumber } from '#domain/orders/order-number';
import { expectRing } from './keyboard-hand';
import { makeOrder, openDashboard, storedOrder } from './shop-owner';
import {
  COLOR_RULES,
  DESKTOP,
  expectFaultless,
  expectNothingFromAxe,
  expectNotice,
  notice,
  PHONE,
  TABLET,
} from './shop-visitor';

/** A name that no other test's order has. */
const newFamily = () => `Infield-${crypto.randomUUID().slice(0, 8)}`;
const row = (page: Page, id: string) => page.getByRole('row').filter({ hasText: orderNumber(id) });
const check = (page: Page, id: string) =>
  page.getByRole('checkbox', { name: `Choose order ${orderNumber(id)}` });

/** Opens the list of two orders of one family, the newest first. */
async function openFamily(page: Page) {
  await openDashboard(page, 'orders');
  const family = newFamily();
  const older = await makeOrder(page, { customerName: `Robin ${family}` });
  const newer = await makeOrder(page, { customerName: `Sam ${family}` });
  await page.goto(`/admin?tab=orders&search=${family}`);
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  return { family, older, newer };
}

test('at 1440 x 900 ten orders are in sight, and the columns’ names stay there', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openDashboard(page, 'orders');
  for (let n = 0; n < 14; n += 1) await makeOrder(page);
  await page.reload();
  await expect(page.getByRole('row').nth(12)).toBeAttached();
  const inSight = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('tbody tr')].filter(
          (each) => each.getBoundingClientRect().bottom <= window.innerHeight,
        ).length,
    );
  await expect.poll(inSight).toBeGreaterThanOrEqual(10);
  await page.getByRole('row').nth(14).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('columnheader', { name: 'Customer' })).toBeInViewport();
});

test('a column can be left out, and stays so', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const { newer } = await openFamily(page);
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(9);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Payment' }).click();
  await page.keyboard.press('Escape');
  await expect(columns).toHaveCount(8);
  await page.reload();
  await expect(row(page, newer.id)).toBeVisible();
  await expect(columns).toHaveCount(8);
});

test('the bench is worked by keys alone', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const { family, older, newer } = await openFamily(page);
  await page.goto('/admin?tab=orders');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(family);
  await expect(page.getByText('2 orders match')).toBeVisible();
  await page.getByRole('textbox').or(page.getByRole('searchbox')).first().blur();

  await page.keyboard.press('j');
  await expectRing(row(page, newer.id));
  await page.keyboard.press('j');
  await expectRing(row(page, older.id));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Order ${orderNumber(older.id)}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, older.id)).toBeFocused();

  await page.keyboard.press('s');
  await expect(page.getByRole('menu')).toBeVisible();
  // A letter leads to what begins with it, as in any menu.
  await page.keyboard.press('i');
  await expect(page.getByRole('menuitemradio', { name: 'In Progress' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Order status updated', '');
  expect((await storedOrder(page, older.id)).status).toBe('in-progress');

  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Chosen orders' })).toContainText('2 chosen');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(orderNumber(newer.id));
  await expect(page.getByRole('option', { name: orderNumber(newer.id) })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Order ${orderNumber(newer.id)}` })).toBeVisible();
});

test('a status for many is taken back by its notice, also by keys', async ({ page }) => {
  const { older, newer } = await openFamily(page);
  await check(page, newer.id).click();
  await check(page, older.id).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitemradio', { name: 'Shipped' }).click();
  await expectNotice(page, '2 orders set to Shipped', 'Undo');
  expect((await storedOrder(page, older.id)).status).toBe('shipped');
  // Somebody else works on one of them.
  await page.request.patch(`/api/orders/${newer.id}/status`, { data: { status: 'in-progress' } });
  await page.keyboard.press('F8');
  await notice(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expectNotice(page, 'Status put back', `left as it is: ${orderNumber(newer.id)}`);
  expect((await storedOrder(page, older.id)).status).toBe('received');
  expect((await storedOrder(page, newer.id)).status).toBe('in-progress');
});

test('the slips of all chosen orders are printed at once, a sheet each', async ({ page }) => {
  const { older, newer } = await openFamily(page);
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).click();
  await page.getByRole('button', { name: 'Print slips' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print 2 slips' });
  await expect(dialog.getByRole('article')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const { id } of [older, newer])
    await expect(page.getByRole('article').filter({ hasText: orderNumber(id) })).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
});

test('the owner’s own view is kept, counted and found again', async ({ page, browser, baseURL }) => {
  const { family } = await openFamily(page);
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name', { exact: true }).fill(family);
  await page.getByRole('button', { name: 'Save View' }).click();
  await expectNotice(page, 'View saved', '');
  const other = await browser.newPage({ baseURL });
  await openDashboard(other, 'orders');
  await other.getByRole('link', { name: `${family} 2` }).click();
  await expect(other.getByText('1–2 of 2')).toBeVisible();
  await other.getByRole('button', { name: 'Delete view' }).click();
  await other.getByRole('button', { name: 'Delete View', exact: true }).click();
  await expectNotice(other, 'View deleted', '');
  await expect(other.getByRole('link', { name: family })).toHaveCount(0);
  await other.close();
});

test('on a phone an order is two lines that open it, and its status is in reach', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { family, newer } = await openFamily(page);
  await expect(row(page, newer.id)).toContainText('Owes $70.00');
  const box = await row(page, newer.id).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(76);
  await page.getByRole('button', { name: `Status of order ${orderNumber(newer.id)}` }).click();
  await page.getByRole('menuitemradio', { name: 'In Progress' }).click();
  await expectNotice(page, 'Order status updated', '');
  await row(page, newer.id).getByText(`Sam ${family}`).click();
  await expect(page.getByRole('dialog', { name: `Order ${orderNumber(newer.id)}` })).toBeVisible();
});

test('nothing is wrong with it by axe', async ({ page }) => {
  const { newer } = await openFamily(page);
  await check(page, newer.id).click();
  await expectFaultless(page, 'chosen orders');
  await page.setViewportSize(TABLET);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
    const rules = theme === 'dark' ? COLOR_RULES : undefined;
    await expectNothingFromAxe(page, `the bench, ${theme}, 768 px`, { rules });
  }
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectFaultless(page, 'filters');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectFaultless(page, 'commands');
  await page.keyboard.press('Escape');
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: 'Commands' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectFaultless(page, 'keys');
});
