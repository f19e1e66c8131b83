import { expect, type Page } from '@playwright/test';
import { ownerOrderView } from '#domain/orders/order-view';
import { boughtAnswer, shipmentAnswer } from '#domain/shipments/shipment-contract';
import type { FakeTracker } from '#server/testing/fake-easypost-trackers';
import { expectNoSideScroll, placeOrder } from './order-visitor';
import { test } from './package-shop';
import { signOut } from './shop-customer';
import { signInOwner } from './shop-owner';
import { expectAccessible, PHONE, prepareVisitor } from './shop-visitor';

/** Buys the cheapest label by API and returns its tracking number. */
async function buyLabel(page: Page, orderId: string, direction: 'to_shop' | 'to_customer'): Promise<string> {
  const path = `/api/orders/${orderId}/shipments`;
  const offered = await page.request.post(path, { data: { direction } });
  expect(offered.status(), await offered.text()).toBe(201);
  const { id, rates } = shipmentAnswer.parse(await offered.json());
  const bought = await page.request.post(`${path}/${id}/buy`, {
    data: { rateId: rates[0]?.id },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  expect(bought.status(), await bought.text()).toBe(200);
  return boughtAnswer.parse(await bought.json()).trackingNumber;
}

test('follows a shipped order from inbound label to delivered outbound label at 390 px', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(PHONE);
  await prepareVisitor(page);
  const { orderId } = await placeOrder(page);
  await signOut(page);
  await signInOwner(page);
  const change = (path: string, data: unknown) =>
    page.request
      .patch(`/api/orders/${orderId}${path}`, { data })
      .then((answer) => expect(answer.ok()).toBe(true));
  await change('', { paymentStatus: 'succeeded' });
  await change('/status', { status: 'not_received' });
  const { trackUrl } = ownerOrderView.parse(await (await page.request.get(`/api/orders/${orderId}`)).json());
  const trackPage = new URL(trackUrl).pathname;
  const number = orderId.slice(0, 8).toUpperCase();

  const report = async (code: string, status: string, changes: Partial<FakeTracker> = {}) => {
    const tracking_details = [{ status, datetime: new Date().toISOString() }];
    const moved = shop.service.move(code, { status, tracking_details, ...changes });
    expect(await shop.service.notify(shop.url, moved)).toBe(204);
  };
  const headline = page.getByRole('heading', { level: 1 });
  const openTrackPage = async (says: string) => {
    await page.goto(trackPage);
    await expect(headline).toHaveText(says);
    await expectNoSideScroll(page);
  };
  const openView = async (view: string) => {
    await page.goto('/admin?tab=orders');
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: view }).click();
    return page.getByRole('button', { name: `${number}, open order` });
  };

  const inbound = await buyLabel(page, orderId, 'to_shop');
  await report(inbound, 'in_transit', { est_delivery_date: '2099-11-28T00:00:00Z' });
  await openTrackPage('On its way to us');
  await expect(page.getByText('USPS expects to deliver it on Sat, Nov 28.')).toBeVisible();
  await expect(await openView('Arriving')).toBeVisible();
  await expect(page.getByText('Arriving Sat, Nov 28').first()).toBeVisible();

  await report(inbound, 'delivered');
  await openTrackPage('Delivered to us');
  const notScanned = await openView('Delivered, not scanned');
  await expect(notScanned).toBeVisible();
  await expectNoSideScroll(page);
  await notScanned.click();
  const details = page.getByRole('dialog');
  await expect(details.getByRole('heading', { name: 'USPS: Delivered to us' })).toBeVisible();
  await change('/status', { status: 'received' });
  await expect(await openView('Delivered, not scanned')).toHaveCount(0);

  await change('/status', { status: 'in-progress' });
  const outbound = await buyLabel(page, orderId, 'to_customer');
  await report(outbound, 'out_for_delivery');
  await openTrackPage('Out for delivery today');
  await report(outbound, 'delivered');
  await openTrackPage('Delivered');
  const steps = page.getByRole('list', { name: 'Order progress' }).getByRole('listitem');
  await expect(steps.last()).toContainText('Delivered');
  await expect(steps.last()).toHaveAttribute('aria-current', 'step');
  await expectAccessible(page, 'a delivered order');
});
