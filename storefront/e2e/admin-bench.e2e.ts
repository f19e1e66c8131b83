import { expect, type Page, test } from '@playwright/test';
import { orderNumber } from '#domain/orders/order-number';
import { expectRing } from './keyboard-hand';
import { makeOrder, startAsOwner, storedOrder } from './shop-owner';
import {
  COLOR_RULES,
  DESKTOP,
  expectAccessible,
  expectNoAxeViolations,
  expectNotice,
  notice,
  PHONE,
  TABLET,
} from './shop-visitor';

const newFamily = () => `Infield-${crypto.randomUUID().slice(0, 8)}`;
const row = (page: Page, id: string) => page.getByRole('row').filter({ hasText: orderNumber(id) });
const check = (page: Page, id: string) =>
  page.getByRole('checkbox', { name: `Select order ${orderNumber(id)}` });

async function makeFamily(page: Page) {
  const family = newFamily();
  const older = await makeOrder(page, { customerName: `Robin ${family}` });
  const newer = await makeOrder(page, { customerName: `Sam ${family}` });
  return { family, older, newer };
}

async function openFamily(page: Page) {
  await startAsOwner(page);
  const created = await makeFamily(page);
  await page.goto(`/admin?tab=orders&search=${created.family}`);
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  return created;
}

test('the list shows ten orders with a sticky header at 1440 x 900, and two-line rows on a phone', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await startAsOwner(page);
  await Promise.all(Array.from({ length: 13 }, () => makeOrder(page)));
  const customerName = newFamily();
  const { id } = await makeOrder(page, { customerName });
  await page.goto('/admin?tab=orders');
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

  await page.setViewportSize(PHONE);
  await expect(row(page, id)).toContainText('Owes $70.00');
  const height = async () => (await row(page, id).boundingBox())?.height;
  await expect.poll(height).toBeLessThanOrEqual(76);
  await page.getByRole('button', { name: `Status of order ${orderNumber(id)}` }).click();
  await page.getByRole('menuitemradio', { name: 'In Progress' }).click();
  await expectNotice(page, 'Order status updated', '');
  await row(page, id).getByText(customerName).click();
  await expect(page.getByRole('dialog', { name: `Order ${orderNumber(id)}` })).toBeVisible();
});

test('the bench works by keyboard alone, including bulk changes and undo', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await startAsOwner(page);
  const { family, older, newer } = await makeFamily(page);
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
  // As in any menu, a letter moves to the item that starts with it.
  await page.keyboard.press('i');
  await expect(page.getByRole('menuitemradio', { name: 'In Progress' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Order status updated', '');
  expect((await storedOrder(page, older.id)).status).toBe('in-progress');

  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Selected orders' })).toContainText('2 selected');
  const bothStored = async () => {
    const both = [await storedOrder(page, older.id), await storedOrder(page, newer.id)];
    return both.map(({ status }) => status);
  };
  await page.getByRole('button', { name: 'Set status' }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Shipped' }).press('Enter');
  await expectNotice(page, '2 orders set to Shipped', 'Undo');
  expect(await bothStored()).toEqual(['shipped', 'shipped']);
  await page.keyboard.press('F8');
  await notice(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expectNotice(page, 'Status change undone', '');
  expect(await bothStored()).toEqual(['in-progress', 'received']);

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

test('the order list passes axe', async ({ page }) => {
  const { newer } = await openFamily(page);
  await check(page, newer.id).click();
  await expectAccessible(page, 'chosen orders');
  await page.setViewportSize(TABLET);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
    const rules = theme === 'dark' ? COLOR_RULES : undefined;
    await expectNoAxeViolations(page, `the bench, ${theme}, 768 px`, { rules });
  }
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectAccessible(page, 'filters');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'commands');
  await page.keyboard.press('Escape');
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page, 'keys');
});
