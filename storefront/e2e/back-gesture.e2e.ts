import { expect, type Locator, test } from '@playwright/test';
import { orderNumber } from '#domain/orders/order-number';
import { formatDollars } from '#domain/wire/money';
import { gate } from '#server/testing/gate';
import { chooseService, next, openPayment, step, toDetails } from './order-visitor';
import { choosePhotos, photo, thumbnails } from './photo-visitor';
import { newBuyer, openAccount } from './shop-customer';
import { answerCookies, PHONE } from './shop-visitor';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => answerCookies(page));

const close = (dialog: Locator) => dialog.getByRole('button', { name: 'Close', exact: true });

test('Back closes the lightbox, Forward opens it again, and closed by its button it leaves nothing behind', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('link', { name: 'Our Work' }).tap();
  const thumbnail = page.getByRole('article').first().getByRole('button').first();
  await thumbnail.tap();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox).toBeVisible();
  await page.goBack();
  await expect(lightbox).toHaveCount(0);
  await expect(page).toHaveURL('/our-work');
  await expect(thumbnail).toBeFocused();
  await page.goForward();
  await expect(lightbox).toBeVisible();
  await page.reload();
  await expect(lightbox).toBeVisible();
  await close(lightbox).dblclick();
  await expect(lightbox).toHaveCount(0);
  await expect(page).toHaveURL('/our-work');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back closes the photo dialog and stays at the step', async ({ page }) => {
  await toDetails(page);
  await page.getByLabel('Full Name').fill('Casey Shortstop');
  const add = page.getByRole('button', { name: 'Add Photos' });
  const dialog = page.getByRole('dialog', { name: 'Add Photos' });
  await add.tap();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(step(page, 'Your Information')).toBeVisible();
  await expect(add).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).tap();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Full Name')).toHaveValue('Casey Shortstop');
  await page.goBack();
  await expect(page.getByLabel('Select Service')).toBeVisible();
});

test('Back closes the ticket at any step, and what was chosen stays', async ({ page }) => {
  await page.goto('/order');
  const { name, price } = await chooseService(page, 'repair');
  const total = page.getByRole('button', { name: `Total ${formatDollars(price)}` });
  const ticket = page.getByRole('dialog', { name: 'Your order' });
  await total.tap();
  await expect(ticket).toContainText(name);
  await page.goBack();
  await expect(ticket).toHaveCount(0);
  await expect(total).toBeFocused();
  await expect(page.getByLabel('Select Service')).not.toHaveValue('');
  await next(page).tap();
  await expect(step(page, 'Your Information')).toBeVisible();
  await total.tap();
  await close(ticket).tap();
  await expect(ticket).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel('Select Service')).toBeVisible();
});

test('Back closes the ticket of a payment, and the order can still be paid', async ({ page }) => {
  const total = await openPayment(page);
  const line = page.getByRole('button', { name: `· ${formatDollars(total)}` });
  const ticket = page.getByRole('dialog', { name: 'Your order' });
  await line.tap();
  await expect(ticket).toContainText('25 Main Street');
  await expect(ticket).toContainText('Ready about 14 days');
  await page.goBack();
  await expect(ticket).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Pay ${formatDollars(total)}` })).toBeVisible();
});

test('Back while photos are being sent asks first, and what arrives is kept', async ({ page }) => {
  const { opened, open } = gate();
  await page.route('**/api/objects/uploads/**', async (route) => {
    await opened;
    await route.continue();
  });
  await toDetails(page);
  await choosePhotos(page, await photo('palm.jpg', '#8a5a2e'));
  const dialog = page.getByRole('dialog', { name: 'Add Photos' });
  await expect(dialog.getByText('Uploading')).toBeVisible();
  await page.goBack();
  await expect(dialog.getByText('Photos are still being sent.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep sending' }).tap();
  open();
  await expect(dialog).toHaveCount(0);
  await expect(thumbnails(page)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByLabel('Select Service')).toBeVisible();
});

test('Back closes an order’s details and stays at the dashboard', async ({ page }) => {
  const buyer = await newBuyer(page);
  await openAccount(page, buyer);
  await page.goto('/');
  await page.goto('/customer/dashboard');
  const details = page.getByRole('button', { name: `Pay now for order ${orderNumber(buyer.orderId)}` });
  const dialog = page.getByRole('dialog', { name: `Order ${orderNumber(buyer.orderId)}` });
  await details.tap();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/customer/dashboard');
  await page.goForward();
  await expect(dialog).toBeVisible();
  await close(dialog).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/customer/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back closes the dialog of a forgotten password, and what was typed is still there', async ({
  page,
}) => {
  await page.goto('/customer/login');
  await page.getByLabel('Email').fill('casey@example.com');
  await page.getByLabel('Password', { exact: true }).fill('some-password');
  await page.getByRole('button', { name: 'Forgot Password?' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue('casey@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('some-password');
});
