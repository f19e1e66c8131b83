import { expect, type Page, test } from '@playwright/test';
import { orderNumber } from '#domain/orders/order-number';
import { type OrderView, orderView } from '#domain/orders/order-view';
import { readOutbox } from '#server/testing/emails';
import { DATA_DIR } from './demo-shop';
import { expectInvalid, newEmail, serviceOf } from './order-visitor';
import { choosePhotos, choosePhotosIn, photo, thumbnails } from './photo-visitor';
import { makeOrder, openDashboard, openDetails, startAsOwner } from './shop-owner';
import { DESKTOP, expectAccessible, expectNotice } from './shop-visitor';

const DETAILS = 'Eleven inch infield glove, two laces torn';

async function makeShippedOrder(page: Page): Promise<OrderView> {
  const shippingAddress = '25 Main Street\nCooperstown, NY 13326';
  return orderView.parse(await makeOrder(page, { deliveryMethod: 'ship', shippingAddress }));
}

const stored = async (page: Page, orderId: string): Promise<OrderView> =>
  orderView.parse(await (await page.request.get(`/api/orders/${orderId}`)).json());

test('an order is created once, and two people can edit it at the same time', async ({ page }) => {
  await startAsOwner(page);
  const service = await serviceOf(page, 'relacing');
  const email = newEmail();
  await page.goto(`/admin?tab=orders&search=${email}`);
  await page.getByRole('button', { name: 'Create Order' }).click();
  const form = page.getByRole('dialog', { name: 'Create Order' });
  const create = form.getByRole('button', { name: 'Create Order' });
  await create.click();
  await expectInvalid(form.getByLabel('Service'), 'Please select a valid service');
  await expectInvalid(
    form.getByLabel('Shipping Address'),
    'All shipping address fields are required when shipping',
  );
  await expectAccessible(page, 'the form with its messages');
  await page.setViewportSize(DESKTOP);
  await form.getByLabel('Customer Name').fill('Casey Shortstop');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('(555) 010-2030');
  await form.getByLabel('Service').selectOption(service.id);
  await form.getByLabel('Lace Color').selectOption({ index: 1 });
  await form.getByLabel('Glove Details').fill(DETAILS);
  await form.getByRole('radio', { name: 'Drop Off' }).click();
  await choosePhotos(page, await photo('palm.jpg', '#8a5a2e'));
  await expect(thumbnails(page)).toHaveCount(1);
  await create.dblclick();
  await expectNotice(page, 'Order Created', '');
  await expect(form).toBeHidden();
  const [order, ...others] = orderView
    .array()
    .parse(await (await page.request.get(`/api/orders?search=${encodeURIComponent(email)}`)).json());
  if (!order) throw new Error('the order is not there');
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    subtotal: service.price,
    total: service.price,
    discountAmount: 0,
    shippingAddress: null,
    status: 'not_received',
    paymentStatus: 'succeeded',
  });
  expect(order.items[0]?.laceColorId).toBeTruthy();
  expect(order.items[0]?.gloveImages).toEqual([expect.stringMatching(/^\/media\//)]);

  await page.getByRole('button', { name: `View order ${orderNumber(order.id)}` }).click();
  const dialog = page.getByRole('dialog', { name: `Order ${orderNumber(order.id)}`, exact: true });
  await expect(dialog).toContainText('Drop Off');
  await expect(dialog.getByRole('button', { name: /^Enlarge .*1 of 1/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: `Edit Order ${orderNumber(order.id)}` });
  await edit.getByLabel('Tracking Number').fill('9400 1000');
  // A click outside the dialog loses nothing.
  await page.mouse.click(4, 400);
  await edit.getByRole('button', { name: 'Keep editing' }).click();
  // Someone else changes it too, and both changes are kept.
  const customerPhone = '(555) 010-9999';
  await page.request.patch(`/api/orders/${order.id}`, { data: { customerPhone } });
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expectNotice(page, 'Order Updated', '');
  await expect(edit).toBeHidden();
  expect(await stored(page, order.id)).toEqual({
    ...order,
    customerPhone,
    trackingNumber: '9400 1000',
    version: order.version + 2,
  });
});

test('work photos are saved, and instructions are emailed', async ({ page }) => {
  await startAsOwner(page);
  const order = await makeShippedOrder(page);
  const dialog = await openDetails(page, order.id);
  const before = dialog.getByRole('group', { name: 'Before' });
  await before.getByRole('button', { name: 'Add before photos' }).click();
  await choosePhotosIn(page, await photo('palm.jpg', '#8a5a2e'));
  await dialog.getByRole('button', { name: 'Save Photos' }).click();
  await expectNotice(page, 'Images uploaded successfully', '');
  expect((await stored(page, order.id)).beforeImages).toEqual([expect.stringMatching(/^\/media\//)]);

  await before.getByRole('button', { name: 'Enlarge Before, 1 of 1' }).click();
  const preview = page.getByRole('dialog', { name: 'Image Preview' });
  await expect(preview.getByRole('img', { name: 'Enlarged' })).toBeVisible();
  await expectAccessible(page, 'the preview');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(preview).toBeHidden();
  await expectAccessible(page, 'the details');

  await dialog.getByRole('button', { name: 'Send Shipping Instructions' }).click();
  await expectNotice(page, 'Shipping instructions sent successfully', '');
  const subjects = async () => {
    const emails = (await readOutbox(DATA_DIR)).filter(({ to }) => to === order.customerEmail);
    return emails.map(({ subject }) => subject).sort();
  };
  const number = orderNumber(order.id);
  await expect.poll(subjects).toEqual([`How to ship your order ${number}`, `We have your order ${number}`]);
});

test('the page behind a dialog stays where it is, whatever wheel and keys do', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await openDashboard(page, 'orders');
  await page
    .locator('[data-order]')
    .nth(3)
    .getByRole('button', { name: /open order$/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Edit' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 200));
  const place = () => page.evaluate(() => window.scrollY);
  const expectStill = async () => {
    // Scrolling takes a few frames.
    await page.waitForTimeout(300);
    expect(await place()).toBe(200);
  };
  for (const left of [200, 1200]) {
    await page.mouse.move(left, 400);
    for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, 400);
    await expectStill();
  }
  for (const control of ['Close', 'Edit']) {
    await dialog.getByRole('button', { name: control, exact: true }).focus();
    for (const key of ['PageDown', 'ArrowDown', 'End', 'PageUp', 'Home']) await page.keyboard.press(key);
    await expectStill();
  }
  await dialog.focus();
  await page.keyboard.press('Space');
  await expectStill();

  const glove = dialog.getByRole('heading', { name: /Gloves?$/ });
  await dialog.getByRole('button', { name: 'Add Before Photos' }).focus();
  await page.keyboard.press('Home');
  await expect(glove).toBeInViewport();
  await page.keyboard.press('End');
  await expect(glove).not.toBeInViewport();
  await expectStill();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('End');
  await expect.poll(place).toBeGreaterThan(200);
});
