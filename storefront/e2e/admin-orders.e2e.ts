import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { orderNumber } from '#domain/orders/order-number';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status';
import { orderView } from '#domain/orders/order-view';
import { postOrder, serviceOf } from './order-visitor';
import { startAsOwner } from './shop-owner';
import { DESKTOP, expectAccessible, expectNotice, PHONE } from './shop-visitor';

interface MadeOrder {
  id: string;
  number: string;
  customer: string;
}

async function makeOrder(page: Page, customer: string, changes: object = {}): Promise<MadeOrder> {
  const service = await serviceOf(page, 'relacing');
  const id = await postOrder(page, {
    customerName: customer,
    customerEmail: 'jo@example.com',
    deliveryMethod: 'ship',
    shippingAddress: '25 Main Street\nCooperstown, NY 13326',
    items: [
      {
        serviceId: service.id,
        gloveDetails: 'Outfield glove, web torn',
        specialInstructions: 'Keep the web',
      },
    ],
    status: 'not_received',
    subtotal: service.price,
    total: service.price,
    ...changes,
  });
  return { id, number: orderNumber(id), customer };
}

const stored = async (page: Page, { id }: MadeOrder) =>
  orderView.parse(await (await page.request.get(`/api/orders/${id}`)).json());

const row = (page: Page, { number }: MadeOrder) => page.getByRole('row').filter({ hasText: number });

async function chooseStatus(page: Page, { number }: MadeOrder, status: string): Promise<void> {
  await page.getByRole('button', { name: `Status of order ${number}` }).click();
  await page.getByRole('menuitemradio', { name: status, exact: true }).click();
}

const surname = () => `Shortstop-${crypto.randomUUID().slice(0, 8)}`;

async function openFamily(
  page: Page,
  statuses: readonly OrderStatus[] = [],
): Promise<{ family: string; first: MadeOrder; second: MadeOrder }> {
  await startAsOwner(page);
  const family = surname();
  const first = await makeOrder(page, `Robin ${family}`);
  const second = await makeOrder(page, `=cmd ${family}`, { status: 'received', paymentStatus: 'pending' });
  for (const status of statuses) await makeOrder(page, `Kim ${family}`, { status, paymentStatus: 'pending' });
  await page.goto(`/admin?tab=orders&search=${family}`);
  const count = statuses.length + 2;
  await expect(page.getByText(`1–${count} of ${count}`)).toBeVisible();
  return { family, first, second };
}

async function sheets(page: Page): Promise<number | undefined> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type \/Page\b/g)?.length;
}

test('orders can be searched, opened, and updated while someone else changes them', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const { family, first, second } = await openFamily(page);
  await expect(page.getByRole('row').nth(1)).toContainText(second.number);
  await expect(row(page, first)).toContainText('Not Received');

  await page.getByRole('row').nth(2).getByText(`Robin ${family}`).click();
  const details = page.getByRole('dialog', { name: new RegExp(first.number) });
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toBeHidden();
  await page.getByRole('button', { name: `Edit order ${first.number}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`edit=${first.id}`));
  await page.goBack();

  // Someone else has changed it since we loaded it.
  await page.request.patch(`/api/orders/${first.id}`, { data: { customerPhone: '555 999 8888' } });
  await chooseStatus(page, first, 'In Progress');
  await expectNotice(page, 'Order status updated', '');
  await expect(row(page, first)).toContainText('In Progress');
  expect(await stored(page, first)).toMatchObject({ status: 'in-progress', customerPhone: '555 999 8888' });

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Status', { exact: true }).selectOption('Received');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('1 order matches')).toBeVisible();
  await expect(row(page, second)).toBeVisible();
});

test('orders export to a CSV without formulas, and print as slips, one per sheet', async ({ page }) => {
  const { family, first, second } = await openFamily(page);

  await test.step('export the CSV, on a phone too', async () => {
    await page.setViewportSize(PHONE);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFOrder #,Order ID,/);
    expect(lines[1]).toContain(`#${second.number},${second.id}`);
    expect(lines[1]).toContain(`"'=cmd ${family}"`);
    expect(lines[2]).toContain(`#${first.number},${first.id}`);
    await expectNotice(page, 'Orders Exported', '2 orders saved as a CSV file');
  });

  await test.step('print the slips', async () => {
    await page.setViewportSize(DESKTOP);
    const slips = page.getByRole('article');
    await page.getByRole('button', { name: `Print order ${first.number}` }).click();
    const dialog = page.getByRole('dialog', { name: `Print order ${first.number}` });
    await expect(dialog.getByRole('article')).toContainText('Cooperstown, NY 13326');
    await page.emulateMedia({ media: 'print' });
    await expect(slips).toHaveCount(1);
    await expect(slips).toContainText(first.number);
    await expect(slips).toContainText('Keep the web');
    await expect(page.getByRole('heading', { name: 'Admin Dashboard', includeHidden: true })).toBeHidden();
    await expect(dialog).toBeHidden();
    // The whole slip fits on one sheet, even though the list behind it is longer.
    expect(await sheets(page)).toBe(1);

    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const both = page.getByRole('dialog', { name: 'Print 2 orders' });
    await expect(both.getByRole('article')).toHaveCount(2);
    await page.emulateMedia({ media: 'print' });
    await expect(slips).toHaveCount(2);
    for (const { number } of [first, second]) await expect(slips.filter({ hasText: number })).toBeVisible();
    expect(await sheets(page)).toBe(2);
  });
});

test('the orders tab passes axe', async ({ page }) => {
  const { first } = await openFamily(page, ORDER_STATUSES);
  await expectAccessible(page, 'orders');
  await page.getByRole('button', { name: `Status of order ${first.number}` }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'status menu');
  await page.keyboard.press('Escape');
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: `Print order ${first.number}` }).click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  await expectAccessible(page, 'slip');
});
