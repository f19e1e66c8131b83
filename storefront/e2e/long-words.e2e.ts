import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { orderNumber } from '#domain/orders/order-number';
import {
  chooseDropOff,
  chooseService,
  next,
  PASSWORD,
  password,
  postOrder,
  proceed,
  serviceOf,
  step,
} from './order-visitor';
import { expectReadable } from './readable';
import { makeOrder, openDashboard, openMore, signInOwner } from './shop-owner';
import { NARROWEST, prepareVisitor } from './shop-visitor';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(NARROWEST);
  await prepareVisitor(page);
});

const word = (length: number) => 'Wintergreen'.repeat(20).slice(0, length);
const newLongEmail = () => `${crypto.randomUUID()}.${word(24)}@${word(60)}.example`;

const atLength = (email: string) => ({
  customerName: word(200),
  customerEmail: email,
  customerPhone: '(555) 010-2030',
  deliveryMethod: 'dropoff' as const,
});
const GLOVE_DETAILS = word(200);

/** Opens a tab from the bar at the bottom, or from More, which has those the bar has no room for. */
async function openTab(page: Page, name: string): Promise<void> {
  const inBar = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name });
  if ((await inBar.count()) > 0) return inBar.click();
  const more = await openMore(page);
  await expectReadable(page, 'More');
  await more.getByRole('link', { name, exact: true }).click();
  await expect(more).toHaveCount(0);
}

test('long words are never cut off, from the order form to the confirmation', async ({ page }) => {
  const { customerName, customerEmail: email, customerPhone } = atLength(newLongEmail());
  await page.goto('/order');
  await chooseService(page, 'repair');
  await next(page).click();
  await page.getByLabel('Full Name').fill(customerName);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone').fill(customerPhone);
  await password(page).fill(PASSWORD);
  await page.getByLabel('Glove Details').fill(GLOVE_DETAILS);
  await next(page).click();
  await chooseDropOff(page);
  await page.getByLabel('Discount Code').fill(word(200));
  await expectReadable(page);
  await proceed(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Order Without It' }).click();
  await expect(step(page, 'Order Submitted')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectReadable(page);
  await page.goto('/order');
  await chooseService(page, 'repair');
  await next(page).click();
  await expect(step(page, 'Your Information')).toBeVisible();
  await expectReadable(page);
  await page.goto('/customer/dashboard');
  await expect(page.getByRole('heading', { name: 'Order History' })).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: /order/i }).first().click();
  await expectReadable(page);
});

test('long words are never cut off on the dashboard', async ({ page }) => {
  const email = newLongEmail();
  const code = `${crypto.randomUUID()}${word(100)}`.toUpperCase();
  const { id: serviceId } = await serviceOf(page, 'repair');
  const items = [{ serviceId, gloveDetails: GLOVE_DETAILS }];
  const payLater = { customerPassword: PASSWORD, paymentMethod: 'pay_in_person' };
  const number = orderNumber(await postOrder(page, { ...atLength(email), ...payLater, items }));
  await openDashboard(page, 'orders');
  const created = await page.request.post('/api/discounts', {
    data: { code, type: 'percentage', value: 10, active: true },
  });
  expect(created.status()).toBe(201);

  await expect(page.getByText(word(200)).first()).toBeAttached();
  await expectReadable(page, 'orders');
  await page.getByRole('button', { name: `${number}, open order` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(email).first()).toBeVisible();
  await expectReadable(page, 'an order');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  for (const [tab, text] of [
    ['Customers', email],
    ['Messages', email],
    ['Discounts', code],
  ] as const) {
    await openTab(page, tab);
    await expect(page.getByText(text).first()).toBeAttached();
    await expectReadable(page, tab);
  }
});

test("a long tracking number is never cut off on the order's page", async ({ page }) => {
  await signInOwner(page);
  const shippingAddress = '25 Main Street\nCooperstown, NY 13326';
  const { id, trackUrl } = await makeOrder(page, { deliveryMethod: 'ship', shippingAddress });
  const shipped = { status: 'shipped', trackingNumber: '9'.repeat(200) };
  const answer = await page.request.patch(`/api/orders/${id}/status`, { data: shipped });
  expect(answer.status()).toBe(200);
  await page.goto(new URL(trackUrl).pathname);
  await expect(page.getByText(shipped.trackingNumber).first()).toBeVisible();
  await expectReadable(page);
});

test("a service's long name is never cut off on the home page", async ({ page }) => {
  await signInOwner(page);
  const service = { name: word(80), description: word(80), price: 6500, category: 'repair', active: true };
  const added = await page.request.post('/api/services', { data: service });
  expect(added.status()).toBe(201);
  const { id } = z.object({ id: z.string() }).parse(await added.json());
  try {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: service.name })).toBeAttached();
    await expectReadable(page);
  } finally {
    await page.request.patch(`/api/services/${id}`, { data: { active: false } });
  }
});
