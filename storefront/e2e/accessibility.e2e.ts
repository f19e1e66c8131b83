import { expect, test } from '@playwright/test';
import {
  chooseDropOff,
  chooseService,
  expectNoSideScroll,
  next,
  proceed,
  step,
  toDelivery,
} from './order-visitor';
import {
  emptyPages,
  expectAccessible,
  expectNoAxeViolations,
  expectNotice,
  prepareVisitor,
  SOME_ORDER_ID,
  signUp,
  signUpForm,
} from './shop-visitor';

test.beforeEach(({ page }) => prepareVisitor(page));

test('home passes axe with its albums, the open phone menu, and form errors', async ({ page }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole('region', { name: 'Before and after' }).getByRole('slider')).toHaveCount(3);
  await signUpForm(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page, 'home');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectNoAxeViolations(page, 'open menu');
  await expectNoSideScroll(page);
  await page.keyboard.press('Escape');
  await signUp(page);
  await expectNotice(page, 'Error', 'Please fill in all fields');
  await page.keyboard.press('F8');
  await expectAccessible(page, 'home, sign-up refused', 'form, [aria-label^=Notifications]');
});

test('home passes axe when services fail to load and with the cookie banner', async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('cookie-consent'));
  await emptyPages(page);
  await page.route('**/api/services', (route) => route.fulfill({ status: 503, json: { message: 'Away' } }));
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'home without services');
});

test('order steps 1 and 2 pass axe', async ({ page }) => {
  await page.goto('/order');
  await next(page).click();
  await expect(page.getByText('Please select a service').first()).toBeVisible();
  await expectAccessible(page, 'step 1 refused');
  await chooseService(page, 'relacing');
  await page.getByLabel('Lace Color (optional)').selectOption({ index: 1 });
  await expect(page.getByRole('link', { name: /View full image/ })).toBeVisible();
  await expectAccessible(page, 'step 1 with a lace color', 'main');
  await next(page).click();
  await expect(step(page, 'Your Information')).toBeVisible();
  await expectAccessible(page, 'step 2', 'main');
  await next(page).click();
  await expect(page.getByText('Please enter a valid email').first()).toBeVisible();
  await expectAccessible(page, 'step 2 refused', 'main');
});

test('order steps 3 and 4 pass axe, paid online and in person', async ({ page }) => {
  await toDelivery(page);
  await proceed(page).click();
  await expect(page.getByText('Choose how your glove gets to us').first()).toBeVisible();
  await expectAccessible(page, 'step 3 refused');
  await page.getByRole('radio', { name: 'Ship' }).click();
  await page.getByLabel('Discount Code').fill('no-such-code');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expectNotice(page, 'Invalid Discount Code', 'not valid');
  await page.getByRole('button', { name: 'Close notice' }).click();
  await page.getByLabel('Discount Code').clear();
  await proceed(page).click();
  await expect(page.getByText('All shipping address fields are required').first()).toBeVisible();
  await expectAccessible(page, 'step 3, address refused', 'main');
  await page.getByRole('radio', { name: 'Drop Off' }).click();
  await page.getByRole('radio', { name: 'Pay Online' }).click();
  await proceed(page).click();
  await expect(page.getByText('Your order is saved.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'step 4, online', 'main');
  await page.getByRole('button', { name: 'Back to Delivery Options' }).click();
  await chooseDropOff(page);
  await proceed(page).click();
  await expect(step(page, 'Order Submitted')).toBeVisible();
  await expectAccessible(page, 'step 4, in person', 'main');
});

test('the confirmation, one without an order, and the 404 page pass axe', async ({ page }) => {
  for (const [path, heading] of [
    [`/order-confirmation?orderId=${SOME_ORDER_ID}`, 'ORDER CONFIRMED'],
    ['/order-confirmation', 'Invalid Order'],
    ['/no/such/page', 'Page Not Found'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page, heading);
  }
});
