import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { orderNumber } from '#domain/orders/order-number';
import { ORDER_STATUSES } from '#domain/orders/order-status';
import { orderView } from '#domain/orders/order-view';
import { MESSAGES } from '#domain/words/shop-texts';
import { serviceOf } from './order-visitor';
import { openDashboard, signInOwner } from './shop-owner';
import { DESKTOP, expectFaultless, expectNotice, PHONE } from './shop-visitor';

interface MadeOrder {
  id: string;
  number: string;
  customer: string;
}

/** Makes an order as the owner, who is signed in, would. */
async function makeOrder(page: Page, customer: string, changes: object = {}): Promise<MadeOrder> {
  const service = await serviceOf(page, 'relacing');
  const answer = await page.request.post('/api/orders', {
    data: {
      customerName: customer,
      customerEmail: 'jo@example.com',
      customerPhone: '(555) 010-2030',
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
    },
  });
  expect(answer.status()).toBe(201);
  const { orderId } = await answer.json();
  return { id: orderId, number: orderNumber(orderId), customer };
}

const stored = async (page: Page, { id }: MadeOrder) =>
  orderView.parse(await (await page.request.get(`/api/orders/${id}`)).json());

const row = (page: Page, { number }: MadeOrder) => page.getByRole('row').filter({ hasText: number });

async function chooseStatus(page: Page, { number }: MadeOrder, status: string): Promise<void> {
  await page.getByRole('button', { name: `Status of order ${number}` }).click();
  await page.getByRole('menuitemradio', { name: status, exact: true }).click();
}

/** A name that no other test's order has. */
const surname = () => `Shortstop-${crypto.randomUUID().slice(0, 8)}`;

/** Opens the tab with two orders of one family. */
async function openFamily(page: Page): Promise<{ family: string; first: MadeOrder; second: MadeOrder }> {
  await signInOwner(page);
  const family = surname();
  const first = await makeOrder(page, `Robin ${family}`);
  const second = await makeOrder(page, `=cmd ${family}`, { status: 'received', paymentStatus: 'pending' });
  await openDashboard(page, `orders&search=${family}`);
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  return { family, first, second };
}

test('orders are found, opened and change their status at once', async ({ page }) => {
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

  await chooseStatus(page, first, 'In Progress');
  await expectNotice(page, 'Order status updated', '');
  await expect(row(page, first)).toContainText('In Progress');
  expect((await stored(page, first)).status).toBe('in-progress');

  await page.route('**/api/orders/*/status', (route) =>
    route.fulfill({ status: 500, json: { message: 'boom' } }),
  );
  await chooseStatus(page, first, 'Shipped');
  await expectNotice(page, 'Error', 'Failed to update order status');
  await expect(row(page, first)).toContainText('In Progress');
  await page.unroute('**/api/orders/*/status');

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Status', { exact: true }).selectOption('Received');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('1 order matches')).toBeVisible();
  await expect(row(page, second)).toBeVisible();
  await page.getByLabel('Search').fill(first.number.toLowerCase());
  await expect(page.getByText('No orders match your search and filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByLabel('Search')).toBeFocused();
  await expect(row(page, first)).toBeVisible();
});

test('the table file holds what matches, and no formula', async ({ page }) => {
  const { family, first, second } = await openFamily(page);
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

  await page.route('**/api/orders?*limit=500*', (route) =>
    route.fulfill({ status: 500, json: { message: 'boom' } }),
  );
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expectNotice(page, 'Error', 'Failed to export orders');
});

test('only the slip for the parcel is printed', async ({ page }) => {
  const { first } = await openFamily(page);
  await page.getByRole('button', { name: `Print order ${first.number}` }).click();
  const dialog = page.getByRole('dialog', { name: `Print order ${first.number}` });
  await expect(dialog.getByRole('article')).toContainText('Cooperstown, NY 13326');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(first.number);
  await expect(page.getByRole('article')).toContainText('Keep the web');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard', includeHidden: true })).toBeHidden();
  await expect(dialog).toBeHidden();
  // The whole slip on one sheet, although the list behind it is longer.
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('two dashboards at once keep what each has changed', async ({ page, browser, baseURL }) => {
  const { first } = await openFamily(page);
  const other = await browser.newPage({ baseURL });
  await openDashboard(other, `orders&search=${first.number}`);
  await expect(row(other, first)).toBeVisible();
  await page.request.patch(`/api/orders/${first.id}`, { data: { customerPhone: '555 999 8888' } });
  await chooseStatus(page, first, 'Received');
  await expectNotice(page, 'Order status updated', '');
  // The second one has not heard of either: it is shown the status that the first has set, and sets its own over it knowingly.
  await chooseStatus(other, first, 'Shipped');
  await expectNotice(other, 'Error', MESSAGES.changedMeanwhile);
  await expect(row(other, first)).toContainText('Received');
  await chooseStatus(other, first, 'Shipped');
  await expectNotice(other, 'Order status updated', '');
  expect(await stored(page, first)).toMatchObject({ status: 'shipped', customerPhone: '555 999 8888' });
  await other.close();
});

test('nothing is wrong with it by axe', async ({ page }) => {
  const { family, first } = await openFamily(page);
  for (const status of ORDER_STATUSES)
    await makeOrder(page, `Kim ${family}`, { status, paymentStatus: 'pending' });
  await page.reload();
  await expect(page.getByText(`1–${ORDER_STATUSES.length + 2} of`)).toBeVisible();
  await expectFaultless(page, 'orders');
  await page.getByRole('button', { name: `Status of order ${first.number}` }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectFaultless(page, 'status menu');
  await page.keyboard.press('Escape');
  await page.goto(`/admin?tab=orders&print=${first.id}`);
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  await expectFaultless(page, 'slip');
});
