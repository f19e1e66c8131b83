import { expect, type Page, test } from '@playwright/test';
import { laceColorList } from '#domain/catalogue/lace-color-contract';
import { gate } from '#server/testing/gate';
import { moveRowUp, openDashboard, signInOwner } from './shop-owner';
import { DESKTOP, expectFaultless, expectNotice } from './shop-visitor';

/** Puts a color that visitors are not offered at the end of the list, so that other tests' visitors never meet it. */
async function addColor(page: Page, inventory: number): Promise<string> {
  await signInOwner(page);
  const name = `Lace ${crypto.randomUUID().slice(0, 8)}`;
  const data = { name, inventory, hexColor: '#2450a8', active: false, sortOrder: 1000 };
  const answer = await page.request.post('/cms/api/lace-colors', { data });
  expect(answer.status()).toBe(201);
  return name;
}

/** A color as the shop has it. */
async function stored(page: Page, name: string) {
  const colors = laceColorList.parse(await (await page.request.get('/api/lace-colors')).json());
  const color = colors.find((one) => one.name === name);
  if (!color) throw new Error(`no lace color ${name}`);
  return { ...color, place: colors.indexOf(color) };
}

const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Laces' }).getByRole('row').filter({ hasText: name });

test('stock is counted up, down and typed, and what is no stock is put back', async ({ page }) => {
  const name = await addColor(page, 4);
  await openDashboard(page, 'laces');
  const input = page.getByLabel(`${name} in stock`);
  const less = page.getByRole('button', { name: `One ${name} less` });
  const more = page.getByRole('button', { name: `One ${name} more` });
  await expect(input).toHaveValue('4');
  await expectFaultless(page, 'laces');
  await page.setViewportSize(DESKTOP);

  const { opened, open } = gate();
  await page.route('**/api/lace-colors/*', async (route) => {
    await opened;
    await route.continue();
  });
  await less.click();
  await expect(input).toHaveValue('3');
  await expect(less).toBeDisabled();
  open();
  await expectNotice(page, 'Inventory updated', '');
  await expect(less).toBeFocused();
  await page.unroute('**/api/lace-colors/*');
  await less.click();
  await expect(row(page, name)).toContainText('(Need 3)');
  await expect(less).toBeEnabled();
  await more.click();
  await more.click();
  await more.click();
  await expect(input).toHaveValue('5');
  await expect(row(page, name)).not.toContainText('(Need 3)');
  await expect.poll(async () => (await stored(page, name)).inventory).toBe(5);

  await input.fill('0');
  await input.press('Enter');
  await expect(less).toBeDisabled();
  await expect.poll(async () => (await stored(page, name)).inventory).toBe(0);
  for (const wrong of ['-1', '1.5', 'many', '']) {
    await input.fill(wrong);
    await input.press('Enter');
    await expect(input).toHaveValue('0');
  }
  await input.fill('7');
  await input.press('Escape');
  await expect(input).toHaveValue('0');

  await page.route('**/api/lace-colors/*', (route) => route.fulfill({ status: 500, body: '' }));
  await input.fill('7');
  await input.blur();
  await expectNotice(page, 'Error', 'Failed to update inventory');
  await expect(input).toHaveValue('0');
});

test('two dashboards do not undo each other', async ({ page }) => {
  const name = await addColor(page, 10);
  await openDashboard(page, 'laces');
  const input = page.getByLabel(`${name} in stock`);
  await expect(input).toHaveValue('10');
  const { id } = await stored(page, name);
  const elsewhere = (inventory: number) =>
    page.request.patch(`/api/lace-colors/${id}`, { data: { inventory } });

  await elsewhere(4);
  await page.getByRole('button', { name: `One ${name} less` }).click();
  await expect(input).toHaveValue('3');
  expect((await stored(page, name)).inventory).toBe(3);

  await elsewhere(20);
  await input.fill('12');
  await input.press('Enter');
  await expectNotice(page, 'Stock has changed', `${name} is at 20 by now.`);
  await expect(input).toHaveValue('20');
  expect((await stored(page, name)).inventory).toBe(20);
});

test('colors are dragged, and go back when the shop refuses', async ({ page }) => {
  const name = await addColor(page, 5);
  await openDashboard(page, 'laces');
  await expect(row(page, name)).toBeVisible();
  const { place } = await stored(page, name);
  await page.route('**/api/lace-colors/reorder', (route) => route.fulfill({ status: 500, body: '' }));
  await moveRowUp(page, name, place + 1);
  await expectNotice(page, 'Error', 'Failed to reorder lace colors');
  await expect(page.getByRole('button', { name: /^Move / }).nth(place)).toHaveAccessibleName(`Move ${name}`);
  await page.unroute('**/api/lace-colors/reorder');
  await moveRowUp(page, name, place + 1);
  await expectNotice(page, 'Lace colors reordered', '');
  await expect.poll(async () => (await stored(page, name)).place).toBe(place - 1);
});
