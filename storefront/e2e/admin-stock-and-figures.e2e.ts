import { expect, type Page, test } from '@playwright/test';
import { laceColorList } from '#domain/catalogue/lace-color-contract';
import { makeOrder, openDashboard, signInOwner } from './shop-owner';
import { DESKTOP, expectAccessible, expectNotice } from './shop-visitor';

/** Adds an inactive color at the end of the list, where no other test meets it. */
async function addColor(page: Page, inventory: number): Promise<string> {
  await signInOwner(page);
  const name = `Lace ${crypto.randomUUID().slice(0, 8)}`;
  const data = { name, inventory, hexColor: '#2450a8', active: false, sortOrder: 2000 };
  const answer = await page.request.post('/cms/api/lace-colors', { data });
  expect(answer.status()).toBe(201);
  return name;
}

async function stored(page: Page, name: string) {
  const colors = laceColorList.parse(await (await page.request.get('/api/lace-colors')).json());
  return colors.find((color) => color.name === name)?.inventory;
}

test('laces can be restocked and corrected, and each change shows in the history', async ({ page }) => {
  const name = await addColor(page, 4);
  await openDashboard(page, 'laces');
  await expect(page.getByLabel(`${name} in stock`)).toHaveValue('4');
  await expectAccessible(page, 'laces');
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: `Stock history of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Stock of ${name}` });
  await expect(dialog).toContainText('4 laces in stock.');
  await dialog.getByLabel('Laces delivered').fill('20');
  await dialog.getByLabel('Note (optional)').fill('Spring order');
  await dialog.getByRole('button', { name: 'Add Delivery' }).dblclick();
  await expectNotice(page, 'Inventory updated', '');
  await expect(dialog).toContainText('24 laces in stock.');
  await dialog.getByRole('radio', { name: 'Correct' }).click();
  await dialog.getByLabel('More or fewer').fill('-2');
  await dialog.getByLabel('Why').fill('Torn');
  await dialog.getByRole('button', { name: 'Correct Stock' }).click();
  await expect(dialog).toContainText('22 laces in stock.');
  await dialog.getByLabel('Reorder at').fill('25');
  await dialog.getByRole('button', { name: 'Save mark' }).click();
  await expectNotice(page, 'Reorder mark saved', '');
  const rows = dialog.getByRole('table', { name: 'Stock history' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('Corrected: Torn');
  await expect(rows.nth(2)).toContainText('Delivery: Spring order');
  await expect(rows.nth(3)).toContainText('First stock');
  await expectAccessible(page, 'the stock of a color');
  await page.setViewportSize(DESKTOP);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Reorder');
  expect(await stored(page, name)).toBe(22);

  const input = page.getByLabel(`${name} in stock`);
  const less = page.getByRole('button', { name: `One ${name} less` });
  await less.click();
  await expect(input).toHaveValue('21');
  // It's disabled until the shop answers, which takes the focus away.
  await expect(less).toBeEnabled();
  await expect(less).toBeFocused();
  await input.fill('0');
  await input.press('Enter');
  await expect(less).toBeDisabled();
  await expect(row).toContainText('(Need 3)');
  await expect.poll(() => stored(page, name)).toBe(0);
  await page.getByRole('button', { name: `One ${name} more` }).click();
  await expect(input).toHaveValue('1');
  await expect.poll(() => stored(page, name)).toBe(1);
});

test('the four figures form one strip, link to what they count, and pass axe', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.setViewportSize(DESKTOP);
  await openDashboard(page, 'orders');
  await makeOrder(page);
  const figures = page.locator('dl[aria-label="Figures"]');
  for (const size of [{ width: 1024, height: 768 }, DESKTOP]) {
    await page.setViewportSize(size);
    expect((await figures.boundingBox())?.height).toBeLessThanOrEqual(64);
  }
  await figures.getByRole('link', { name: 'This Week' }).click();
  await expect(page).toHaveURL(/tab=orders&from=\d{4}-\d{2}-\d{2}/);
  await figures.getByRole('link', { name: 'Total Orders' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await figures.getByRole('link', { name: 'Total Revenue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible();
  await page.getByRole('link', { name: 'Figures', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible();
  const chart = page.getByRole('img', { name: /^Orders and money for each of the last twelve weeks/ });
  await expect(chart).toBeVisible();
  const drawn = () =>
    chart.evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
  await expect.poll(async () => (await drawn()).length).toBeGreaterThan(3000);
  await expect(page.getByRole('list', { name: 'Gloves by service' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Each week as a table')).toBeInViewport();
  await page.getByText('Each week as a table').click();
  await expect(page.getByRole('table', { name: 'Each week' }).getByRole('row')).toHaveCount(13);
  await expectAccessible(page, 'the figures');
  expect(refused).toEqual([]);
});
