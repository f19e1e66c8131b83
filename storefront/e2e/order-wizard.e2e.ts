import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { orderView } from '#domain/orders/order-view';
import { formatDollars } from '#domain/wire/money';
import {
  chooseDropOff,
  due,
  expectNoSideScroll,
  fillDetails,
  next,
  PASSWORD,
  password,
  proceed,
  STAMPED,
  serviceOf,
  step,
  ticket,
  toDelivery,
} from './order-visitor';
import { DESKTOP, PHONE, prepareVisitor } from './shop-visitor';

test.beforeEach(({ page }) => prepareVisitor(page));

test('a relacing can be ordered with a discount code, drop-off, and in-person payment', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const relacing = await serviceOf(page, 'relacing');
  const total = Math.round(relacing.price * 0.9);
  await page.goto(`/order?service=${relacing.id}`);
  await expect(page.getByLabel('Select Service')).toHaveValue(relacing.id);
  await page.getByLabel('Lace Color (optional)').selectOption({ index: 1 });
  await next(page).click();
  await expect(step(page, 'Your Information')).toBeFocused();
  await expectNoSideScroll(page);
  const email = await fillDetails(page);
  await next(page).click();
  await chooseDropOff(page);
  await expect(ticket(page)).toContainText(`Total${formatDollars(relacing.price)}`);
  await page.getByLabel('Discount Code').fill('opening10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Discount Applied!').first()).toBeVisible();
  await expect(ticket(page)).toContainText(`Total${formatDollars(total)}`);
  await expect(page.getByText(/after your glove gets here/)).toBeVisible();
  await proceed(page).click();
  await expect(step(page, 'Order Submitted')).toBeVisible();
  await expect(page.getByText(STAMPED)).toBeVisible();
  await expect(due(page, formatDollars(total))).toBeVisible();
  await expect(ticket(page)).toContainText(relacing.name);
  await expect(page.getByText(email)).toBeVisible();
  const stored = z.array(orderView).parse(await (await page.request.get('/api/customer/orders')).json());
  expect(stored).toMatchObject([{ customerEmail: email, total, deliveryMethod: 'dropoff' }]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/order');
  await expect(page.getByLabel('Select Service')).toHaveValue('');
});

test('nothing overflows on a phone, and going back by browser or button keeps everything', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const service = await toDelivery(page);
  await page.getByRole('radio', { name: 'Ship' }).click();
  await expectNoSideScroll(page);
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue('Casey Shortstop');
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Select Service')).toHaveValue(service.id);
  await next(page).click();
  await expect(password(page)).toHaveValue(PASSWORD);
  await next(page).click();
  await expect(step(page, 'Delivery Method')).toBeVisible();
});
