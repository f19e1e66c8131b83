import { expect, test } from '@playwright/test';
import { orderAnswer } from '#domain/orders/order-contract';
import { formatDollars } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';
import {
  chooseDropOff,
  chooseService,
  due,
  expectInvalid,
  expectNoSideScroll,
  fillAddress,
  fillDetails,
  newEmail,
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
import { routeOnce } from './shop-visitor';

const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

test.beforeEach(async ({ page }) => {
  // The banner is another test's matter, and would lie over the buttons.
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
});

for (const { name, width, height } of SIZES) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height } });

    test('a relacing is ordered with drop-off and pay in person', async ({ page }) => {
      const relacing = await serviceOf(page, 'relacing');
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
      await expect(page.getByText(/after your glove arrives/)).toBeVisible();
      await proceed(page).click();
      await expect(step(page, 'Order Submitted')).toBeVisible();
      await expect(page.getByText(STAMPED)).toBeVisible();
      await expect(due(page, formatDollars(relacing.price))).toBeVisible();
      await expect(ticket(page)).toContainText(relacing.name);
      await expect(page.getByText(email)).toBeVisible();
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
      await page.goto('/order');
      await expect(page.getByLabel('Select Service')).toHaveValue('');
    });

    test('a shipped order comes to the payment step, and back again', async ({ page }) => {
      const service = await toDelivery(page);
      await page.getByRole('radio', { name: 'Ship' }).click();
      await fillAddress(page);
      await expectNoSideScroll(page);
      await proceed(page).click();
      await expect(page.getByText('Your order is saved. You have not been charged.')).toBeVisible();
      await expect(due(page, formatDollars(service.price + 1500))).toBeVisible();
      const number = await page.getByText(STAMPED).textContent();
      await page.getByRole('button', { name: 'Back to Delivery Options' }).click();
      await expect(page.getByLabel('Street')).toHaveValue('25 Main Street');
      // The same order again is the same order.
      await proceed(page).click();
      await expect(page.getByText(STAMPED)).toHaveText(number ?? '');
    });

    test('a repair and a restoration go into one order', async ({ page }) => {
      await page.goto('/order');
      const repair = await chooseService(page, 'repair');
      await next(page).click();
      await fillDetails(page);
      await page.getByRole('button', { name: 'Add Another Glove' }).click();
      await expect(page.getByText(`Glove 1: ${repair.name}, ${formatDollars(repair.price)}`)).toBeVisible();
      const restoration = await chooseService(page, 'restoration');
      await next(page).click();
      await expect(page.getByLabel('Full Name')).toHaveValue('Casey Shortstop');
      await page.getByLabel('Glove Details').fill('My father’s catcher mitt from 1974');
      await next(page).click();
      const summary = ticket(page);
      await expect(summary).toContainText(`Total${formatDollars(repair.price + restoration.price)}`);
      await chooseDropOff(page);
      await proceed(page).click();
      await expect(step(page, 'Order Submitted')).toBeVisible();
      await expect(due(page, formatDollars(repair.price + restoration.price))).toBeVisible();
    });
  });
}

test('each step refuses what is missing with its own messages', async ({ page }) => {
  await page.goto('/order');
  await next(page).click();
  await expectInvalid(page.getByLabel('Select Service'), MESSAGES.selectService);
  await expect(page.getByLabel('Select Service')).toBeFocused();
  await chooseService(page, 'repair');
  await next(page).click();

  await expect(step(page, 'Your Information')).toBeVisible();
  await expect(page.getByText(MESSAGES.nameTooShort)).toHaveCount(0);
  await next(page).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expectInvalid(page.getByLabel('Full Name'), MESSAGES.nameTooShort);
  await expectInvalid(page.getByLabel('Email', { exact: true }), MESSAGES.invalidEmail);
  await expectInvalid(page.getByLabel('Phone'), MESSAGES.invalidPhone);
  await expectInvalid(password(page), MESSAGES.passwordTooShort);
  await expectInvalid(page.getByLabel('Glove Details'), MESSAGES.gloveDetailsTooShort);
  await fillDetails(page);
  await next(page).click();

  await proceed(page).click();
  await expect(page.getByRole('radiogroup', { name: /glove get to us/ })).toHaveAccessibleDescription(
    new RegExp(MESSAGES.deliveryMethod),
  );
  await page.getByRole('radio', { name: 'Drop Off' }).click();
  await proceed(page).click();
  await expect(page.getByRole('radiogroup', { name: 'Payment Method' })).toHaveAccessibleDescription(
    new RegExp(MESSAGES.paymentMethod),
  );
  await page.getByRole('radio', { name: 'Ship' }).click();
  await proceed(page).click();
  await expect(page.getByRole('group', { name: 'Return Shipping Address' })).toHaveAccessibleDescription(
    new RegExp(MESSAGES.addressRequired),
  );
  await expect(page.getByLabel('Street')).toBeFocused();
});

test('a step cannot be reached past an incomplete one', async ({ page }) => {
  await page.goto('/order?step=3');
  await expect(page.getByLabel('Select Service')).toBeVisible();
  await expect(page).toHaveURL(/step=1/);
});

test('a reload keeps the draft, but not the password', async ({ page }) => {
  await toDelivery(page);
  await page.reload();
  await expect(step(page, 'Your Information')).toBeVisible();
  await expect(page.getByText(/Please type it again/)).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Casey Shortstop');
  await expect(password(page)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(PASSWORD);
  await password(page).fill(PASSWORD);
  await next(page).click();
  await expect(step(page, 'Delivery Method')).toBeVisible();
});

test('Back, the browser’s or the wizard’s, keeps everything', async ({ page }) => {
  const service = await toDelivery(page);
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue('Casey Shortstop');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Select Service')).toHaveValue(service.id);
  await next(page).click();
  await expect(password(page)).toHaveValue(PASSWORD);
  await next(page).click();
  await expect(step(page, 'Delivery Method')).toBeVisible();
});

test('a lost answer keeps everything, and trying again gives the same order', async ({ page }) => {
  await toDelivery(page);
  await chooseDropOff(page);
  let made = '';
  await routeOnce(page, '**/api/orders', async (route) => {
    const answer = await route.fetch();
    made = orderAnswer.parse(await answer.json()).orderId;
    await route.abort();
  });
  await proceed(page).click();
  await expect(page.getByText(MESSAGES.orderFailed).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Pay in Person' })).toBeChecked();
  await proceed(page).click();
  await expect(page.getByText(STAMPED)).toHaveText(made.slice(0, 8).toUpperCase());
});

test('a double click sends one order', async ({ page }) => {
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) orders.push(request.url());
  });
  await toDelivery(page);
  await chooseDropOff(page);
  await proceed(page).dblclick();
  await expect(step(page, 'Order Submitted')).toBeVisible();
  expect(orders).toHaveLength(1);
});

test('an e-mail that has an account is refused at its field', async ({ page, browser }) => {
  const email = newEmail();
  await toDelivery(page, email);
  await chooseDropOff(page);
  await proceed(page).click();
  await expect(step(page, 'Order Submitted')).toBeVisible();

  const stranger = await browser.newPage();
  await stranger.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
  await toDelivery(stranger, email);
  await chooseDropOff(stranger);
  await proceed(stranger).click();
  const field = stranger.getByLabel('Email', { exact: true });
  await expectInvalid(field, MESSAGES.accountExists);
  await expect(field).toBeFocused();
  await stranger.close();
});

test('a discount code is checked, applied and removed', async ({ page }) => {
  const service = await toDelivery(page);
  await chooseDropOff(page);
  await page.getByLabel('Discount Code').fill('no-such-code');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Invalid Discount Code').first()).toBeVisible();
  await expectInvalid(page.getByLabel('Discount Code'), MESSAGES.invalidDiscount);
  await page.getByLabel('Discount Code').fill('opening10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Discount Applied!').first()).toBeVisible();
  const summary = ticket(page);
  await expect(summary).toContainText(`Total${formatDollars(Math.round(service.price * 0.9))}`);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(summary).toContainText(`Total${formatDollars(service.price)}`);
});
