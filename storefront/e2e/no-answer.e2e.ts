import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { orderView } from '#domain/orders/order-view';
import { chooseDropOff, proceed, STAMPED, step, toDelivery } from './order-visitor';
import { notifications, prepareVisitor, routeOnce } from './shop-visitor';

test('an order without an answer shows as pending, and sending it again creates no second order', async ({
  page,
}) => {
  await prepareVisitor(page);
  await page.clock.install();
  await toDelivery(page);
  await chooseDropOff(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/orders')
      keys.push(request.headers()['idempotency-key']);
  });
  // The shop stores the order, but its response never arrives.
  let stored = 0;
  await routeOnce(page, '**/api/orders', async (route) => {
    stored = (await route.fetch()).status();
  });
  await proceed(page).click();
  await expect.poll(() => stored).toBe(201);
  await page.clock.fastForward(31_000);
  await expect(notifications(page)).toContainText("We didn't get an answer.");
  await expect(page.getByRole('radio', { name: 'Pay in Person' })).toBeChecked();
  await proceed(page).click();
  await expect(step(page, 'Order Submitted')).toBeVisible();
  await expect(page.getByText(STAMPED)).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
  const ownOrders = z.array(orderView).parse(await (await page.request.get('/api/customer/orders')).json());
  expect(ownOrders).toHaveLength(1);
});
