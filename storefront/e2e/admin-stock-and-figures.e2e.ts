import { expect, type Page, test } from '@playwright/test';
import { laceColorList } from '#domain/catalogue/lace-color-contract';
import { makeOrder, moveRowUp, openDashboard, signInOwner } from './shop-owner';
import { DESKTOP, expectFaultless, expectNotice, PHONE, TABLET } from './shop-visitor';

/** Puts a color that visitors are not offered at the end of the list, so that other tests' visitors never meet it. */
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

test('laces come, are counted and corrected, and each movement is told', async ({ page }) => {
  const name = await addColor(page, 4);
  await openDashboard(page, 'laces');
  await page.getByRole('button', { name: `Stock movements of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Stock of ${name}` });
  await expect(dialog).toContainText('4 laces on the shelf.');
  await dialog.getByLabel('Laces that came').fill('20');
  await dialog.getByLabel('Note (optional)').fill('Spring order');
  await dialog.getByRole('button', { name: 'Add Delivery' }).dblclick();
  await expectNotice(page, 'Inventory updated', '');
  await expect(dialog).toContainText('24 laces on the shelf.');
  await dialog.getByRole('radio', { name: 'Correct' }).click();
  await dialog.getByLabel('More or fewer').fill('-30');
  await dialog.getByLabel('Why').fill('Torn');
  await dialog.getByRole('button', { name: 'Correct Stock' }).click();
  await expect(dialog.getByText('There are only 24 on the shelf').first()).toBeVisible();
  await dialog.getByLabel('More or fewer').fill('-2');
  await dialog.getByRole('button', { name: 'Correct Stock' }).click();
  await expect(dialog).toContainText('22 laces on the shelf.');
  await dialog.getByLabel('Reorder at').fill('25');
  await dialog.getByRole('button', { name: 'Save mark' }).click();
  await expectNotice(page, 'Reorder mark saved', '');
  const told = dialog.getByRole('table', { name: 'Movements' }).getByRole('row');
  await expect(told).toHaveCount(4);
  await expect(told.nth(1)).toContainText('Corrected: Torn');
  await expect(told.nth(2)).toContainText('Delivery: Spring order');
  await expect(told.nth(3)).toContainText('First stock');
  await expectFaultless(page, 'the stock of a color');
  await page.setViewportSize(DESKTOP);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Reorder');
  expect(await stored(page, name)).toBe(22);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Used this month' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Used this month' })).toHaveCount(0);
  await page.reload();
  await expect(row).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Used this month' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Reorder at' })).toBeVisible();
});

test('tables from 640 px on, rows of two lines under it; the four figures are a thin strip', async ({
  page,
}) => {
  await openDashboard(page, 'services');
  const table = page.getByRole('table', { name: 'Services' });
  const first = table.getByRole('row').nth(1);
  await expect(first).toBeVisible();
  const heightOf = async () => (await first.boundingBox())?.height ?? 0;
  await page.setViewportSize(PHONE);
  await expect(table.getByRole('columnheader', { name: 'Price' })).not.toBeInViewport();
  expect(await heightOf()).toBeLessThan(110);
  for (const size of [TABLET, DESKTOP]) {
    await page.setViewportSize(size);
    await table.getByRole('columnheader', { name: 'Price' }).scrollIntoViewIfNeeded();
    await expect(table.getByRole('columnheader', { name: 'Price' })).toBeInViewport();
    expect(await heightOf()).toBeLessThan(80);
  }
  const figures = page.locator('dl[aria-label="Figures"]');
  expect((await figures.boundingBox())?.height).toBeLessThanOrEqual(64);
  await page.setViewportSize({ width: 1024, height: 768 });
  expect((await figures.boundingBox())?.height).toBeLessThanOrEqual(64);
});

test('the figures lead to what they count, and are one quiet screen', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.setViewportSize(DESKTOP);
  await openDashboard(page, 'orders');
  await makeOrder(page);
  const figures = page.locator('dl[aria-label="Figures"]');
  await figures.getByRole('link', { name: 'This Week' }).click();
  await expect(page).toHaveURL(/tab=orders&from=\d{4}-\d{2}-\d{2}/);
  await figures.getByRole('link', { name: 'Total Orders' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await figures.getByRole('link', { name: 'Total Revenue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible();
  await page.getByRole('link', { name: 'Figures', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible();
  const chart = page.getByRole('img', { name: /^Orders and money of each of the last twelve weeks/ });
  await expect(chart).toBeVisible();
  const drawn = () =>
    chart.evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
  await expect.poll(async () => (await drawn()).length).toBeGreaterThan(3000);
  await expect(page.getByRole('list', { name: 'Gloves by service' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Each week as a table')).toBeInViewport();
  await page.getByText('Each week as a table').click();
  await expect(page.getByRole('table', { name: 'Each week' }).getByRole('row')).toHaveCount(13);
  await expectFaultless(page, 'the figures');
  expect(refused).toEqual([]);
});

test('albums are edited and put in another order by the keyboard', async ({ page }) => {
  await openDashboard(page, 'gallery');
  const table = page.getByRole('table', { name: 'Gallery albums' });
  const titles = () => table.getByRole('heading', { level: 3 }).allTextContents();
  await expect(table).toBeVisible();
  const [first = '', second = ''] = await titles();
  await moveRowUp(page, second, 2);
  await expectNotice(page, 'Albums reordered', '');
  expect((await titles()).slice(0, 2)).toEqual([second, first]);
  await moveRowUp(page, first, 2);
  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([first, second]);
  // Without what was told of the moves.
  await page.reload();

  await page.getByRole('button', { name: `Edit album ${first}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Album' });
  const photos = () =>
    dialog.getByRole('img').evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  const [one, two] = await photos();
  const later = dialog.getByRole('button', { name: 'Move photo 1 later' });
  await later.press('Enter');
  await expect.poll(async () => (await photos()).slice(0, 2)).toEqual([two, one]);
  await expect(dialog.getByRole('button', { name: 'Move photo 2 later' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Move photo 2 earlier' }).click();
  await dialog.getByLabel('Title').fill(`${first} `);
  await expectFaultless(page, 'an album that is edited');
  await page.setViewportSize(DESKTOP);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectNotice(page, 'Album Updated', '');
  await expect(dialog).toHaveCount(0);
});

test('chosen customers go on the mailing list and off it again', async ({ page }) => {
  await openDashboard(page, 'customers');
  const email = `chosen-${crypto.randomUUID().slice(0, 8)}@customers.example`;
  const data = { name: 'Chosen Customer', email, phone: '(555) 010-2030', password: 'long-enough-1' };
  expect((await page.request.post('/api/customers', { data })).status()).toBe(201);
  await page.goto(`/admin?tab=customers&search=${email}`);
  await page.getByRole('checkbox', { name: `Select Chosen Customer, ${email}` }).click();
  const bar = page.getByRole('region', { name: 'Chosen customers' });
  await expect(bar).toContainText('1 customer chosen');
  await expectFaultless(page, 'a chosen customer');
  await page.setViewportSize(DESKTOP);
  await bar.getByRole('button', { name: 'Add to mailing list' }).click();
  await expect(bar).toContainText('1 customer added to the mailing list');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Yes');
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('No');
  await bar.getByRole('button', { name: 'Add to mailing list' }).click();
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect(bar).toHaveCount(0);
});
