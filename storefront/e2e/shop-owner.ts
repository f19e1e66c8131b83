import { expect, type Locator, type Page } from '@playwright/test';
import type { AdminOrderPatchInput } from '#domain/orders/admin-order-contract';
import { orderNumber } from '#domain/orders/order-number';
import { type OwnerOrderView, ownerOrderView } from '#domain/orders/order-view';
import { OWNER } from './demo-shop';
import { type HasRequest, postOrder, serviceOf } from './order-visitor';
import { prepareVisitor } from './shop-visitor';

/** Signs the owner in by API. */
export async function signInOwner(page: HasRequest): Promise<void> {
  const answer = await page.request.post('/api/admin/login', { data: { password: OWNER.password } });
  expect(await answer.json()).toEqual({ success: true });
}

/** Signs the owner in by API and answers the cookie banner. */
export async function startAsOwner(page: Page): Promise<void> {
  await prepareVisitor(page);
  await signInOwner(page);
}

/** Opens a dashboard tab as the owner ('orders', with more query parameters if needed). */
export async function openDashboard(page: Page, tab: string): Promise<void> {
  await startAsOwner(page);
  await page.goto(`/admin?tab=${tab}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
}

/** Opens the menu under the signed-in person's name in the bar. */
export const openOwnMenu = (page: Page) => openMenu(page, /, your menu$/, 'You');

/** Opens More, where narrow screens have that menu and everything else their bars have no room for. */
export const openMore = (page: Page) => openMenu(page, /^More$/, 'More');

async function openMenu(page: Page, button: RegExp, name: string): Promise<Locator> {
  await page.getByRole('button', { name: button }).click();
  const menu = page.getByRole('dialog', { name, exact: true });
  await expect(menu).toBeVisible();
  return menu;
}

/** Moves a table row up one place with the keyboard. `place` is its current one, counted from 1. */
export async function moveRowUp(page: Page, name: string, position: number): Promise<void> {
  await page.getByRole('button', { name: `Move ${name}` }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Picked up ${name} at position ${position} of`)).toBeAttached();
  // A busy page may miss a key press, so repeat it until the row above is reached.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`${name} is over position ${position - 1} of`)).toBeAttached({
      timeout: 1000,
    });
  }).toPass();
  await page.keyboard.press('Space');
}

/** Makes an order for this test alone. By default it's Casey Shortstop's glove for $70, received and unpaid. */
export async function makeOrder(page: Page, changes: AdminOrderPatchInput = {}): Promise<OwnerOrderView> {
  const service = await serviceOf(page, 'repair');
  const id = await postOrder(page, {
    customerName: 'Casey Shortstop',
    items: [{ serviceId: service.id, gloveDetails: 'Eleven inch infield glove, two laces torn' }],
    status: 'received',
    paymentStatus: 'pending',
    subtotal: 7000,
    total: 7000,
    ...changes,
  });
  return storedOrder(page, id);
}

/** Returns an order as it's stored now, as the owner sees it. */
export async function storedOrder(page: HasRequest, id: string): Promise<OwnerOrderView> {
  return ownerOrderView.parse(await (await page.request.get(`/api/orders/${id}`)).json());
}

/** Opens an order's details in the dashboard, over a list that holds only this order and renders fast. */
export async function openDetails(page: Page, id: string): Promise<Locator> {
  await page.goto(`/admin?tab=orders&search=${orderNumber(id)}&order=${id}`);
  const dialog = page.getByRole('dialog', { name: `Order ${orderNumber(id)}`, exact: true });
  await expect(dialog.getByRole('button', { name: 'Edit' })).toBeVisible();
  return dialog;
}
