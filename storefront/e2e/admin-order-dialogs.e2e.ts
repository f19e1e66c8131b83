import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { orderNumber } from '#domain/orders/order-number';
import { type OrderView, orderView } from '#domain/orders/order-view';
import { readOutbox } from '#server/testing/mails';
import { ADMIN_TEXTS } from '../src/admin/parts/admin-texts';
import { PHOTO_TEXTS } from '../src/photos/photo-texts';
import { DATA_DIR } from './demo-shop';
import { expectInvalid, newEmail, serviceOf } from './order-visitor';
import { choosePhotos, photo, thumbnails } from './photo-visitor';
import { makeOrder, openDashboard, openDetails } from './shop-owner';
import { DESKTOP, expectFaultless, expectNotice } from './shop-visitor';

const DETAILS = 'Eleven inch infield glove, two laces torn';

/** An order to be shipped. */
async function makeShippedOrder(page: Page): Promise<OrderView> {
  const shippingAddress = '25 Main Street\nCooperstown, NY 13326';
  return orderView.parse(await makeOrder(page, { deliveryMethod: 'ship', shippingAddress }));
}

const stored = async (page: Page, orderId: string): Promise<OrderView> =>
  orderView.parse(await (await page.request.get(`/api/orders/${orderId}`)).json());

async function openForm(page: Page, { id }: OrderView): Promise<Locator> {
  await page.goto(`/admin?tab=orders&edit=${id}`);
  const dialog = page.getByRole('dialog', { name: `Edit Order ${orderNumber(id)}` });
  await expect(dialog.getByLabel('Customer Name')).toHaveValue('Casey Shortstop');
  return dialog;
}

test('an order is taken down, once, and changed', async ({ page }) => {
  await openDashboard(page, 'orders');
  const service = await serviceOf(page, 'relacing');
  const email = newEmail();
  await page.getByRole('button', { name: 'Create Order' }).click();
  const form = page.getByRole('dialog', { name: 'Create Order' });
  const create = form.getByRole('button', { name: 'Create Order' });
  await create.click();
  await expectInvalid(form.getByLabel('Service'), 'Please select a valid service');
  await expectInvalid(
    form.getByLabel('Shipping Address'),
    'All shipping address fields are required when shipping',
  );
  await expectFaultless(page, 'the form with its messages');
  await page.setViewportSize(DESKTOP);
  await form.getByLabel('Customer Name').fill('Casey Shortstop');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('(555) 010-2030');
  await form.getByLabel('Service').selectOption(service.id);
  await form.getByLabel('Lace Color').selectOption({ index: 1 });
  await form.getByLabel('Glove Details').fill(DETAILS);
  await form.getByRole('radio', { name: 'Drop Off' }).click();
  await page.route('**/api/objects/normalize', (route) => route.fulfill({ status: 503, body: '' }));
  await choosePhotos(page, await photo('palm.jpg', '#8a5a2e'), await photo('web.jpg', '#6b3f22'));
  await expectNotice(page, 'Warning', ADMIN_TEXTS.photosNotReady);
  await create.click();
  await expect(form.getByText(PHOTO_TEXTS.late)).toBeVisible();
  await page.unroute('**/api/objects/normalize');
  await form.getByRole('button', { name: 'Remove photo 1' }).click();

  await page.route('**/api/orders', (route) => route.fulfill({ status: 500, body: '' }));
  await create.click();
  await expectNotice(page, 'Error', 'Failed to create order');
  await expect(form.getByLabel('Glove Details')).toHaveValue(DETAILS);
  await expect(thumbnails(page)).toHaveCount(1);
  await page.unroute('**/api/orders');
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

  const dialog = await openDetails(page, order.id);
  await expect(dialog).toContainText('Drop Off');
  await expect(dialog.getByRole('button', { name: /^Enlarge .*1 of 1/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: `Edit Order ${orderNumber(order.id)}` });
  await edit.getByLabel('Tracking Number').fill('9400 1000');
  await page.route(`**/api/orders/${order.id}`, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expectNotice(page, 'Error', 'Failed to update order');
  await expect(edit.getByLabel('Tracking Number')).toHaveValue('9400 1000');
  // A click beside the dialog loses nothing.
  await page.mouse.click(4, 400);
  await edit.getByRole('button', { name: 'Keep editing' }).click();
  await page.unroute(`**/api/orders/${order.id}`);
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expectNotice(page, 'Order Updated', '');
  await expect(edit).toBeHidden();
  expect(await stored(page, order.id)).toEqual({
    ...order,
    trackingNumber: '9400 1000',
    version: order.version + 1,
  });
});

test('work photos are saved, and instructions mailed', async ({ page }) => {
  await openDashboard(page, 'orders');
  const order = await makeShippedOrder(page);
  const dialog = await openDetails(page, order.id);
  const before = dialog.getByRole('group', { name: 'Before' });
  const addPhoto = async (name: string) => {
    const create = { width: 1200, height: 900, channels: 3, background: '#8a5a2e' } as const;
    const buffer = await sharp({ create }).jpeg().toBuffer();
    await before.getByRole('button', { name: 'Add Photos' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose photos' }).click();
    await (await chooser).setFiles([{ name, mimeType: 'image/jpeg', buffer }]);
  };
  const save = () => dialog.getByRole('button', { name: 'Save Photos' }).click();

  await page.route('**/api/objects/normalize', (route) => route.fulfill({ status: 503, body: '' }));
  await addPhoto('palm.jpg');
  await expectNotice(page, 'Warning', ADMIN_TEXTS.photosNotReady);
  await page.unroute('**/api/objects/normalize');
  await page.route('**/images', (route) => route.fulfill({ status: 500, body: '' }));
  await save();
  await expectNotice(page, 'Error', 'Failed to upload images');
  await page.unroute('**/images');
  await save();
  await expectNotice(page, 'Images uploaded successfully', '');
  expect((await stored(page, order.id)).beforeImages).toEqual([expect.stringMatching(/^\/media\//)]);

  await before.getByRole('button', { name: 'Enlarge Before, 1 of 1' }).click();
  const preview = page.getByRole('dialog', { name: 'Image Preview' });
  await expect(preview.getByRole('img', { name: 'Enlarged' })).toBeVisible();
  await expectFaultless(page, 'the preview');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(preview).toBeHidden();
  await expectFaultless(page, 'the details');

  await dialog.getByRole('button', { name: 'Send Shipping Instructions' }).click();
  await expectNotice(page, 'Shipping instructions sent successfully', '');
  const subjects = async () => {
    const mails = (await readOutbox(DATA_DIR)).filter(({ to }) => to === order.customerEmail);
    return mails.map(({ subject }) => subject).sort();
  };
  const number = orderNumber(order.id);
  await expect.poll(subjects).toEqual([`How to ship your order ${number}`, `We have your order ${number}`]);
});

test('two dashboards that change one order keep what the other has changed', async ({ page, context }) => {
  await openDashboard(page, 'orders');
  const order = await makeShippedOrder(page);
  const other = await context.newPage();
  const [here, there] = [await openForm(page, order), await openForm(other, order)];
  await here.getByLabel('Phone').fill('(555) 010-9999');
  await here.getByRole('button', { name: 'Save Changes' }).click();
  await expectNotice(page, 'Order Updated', '');
  await there.getByLabel('Tracking Number').fill('9400 1000');
  await there.getByRole('button', { name: 'Save Changes' }).click();
  await expectNotice(other, 'Order Updated', '');
  expect(await stored(page, order.id)).toEqual({
    ...order,
    customerPhone: '(555) 010-9999',
    trackingNumber: '9400 1000',
    version: order.version + 2,
  });
});
