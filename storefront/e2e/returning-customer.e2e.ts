import { expect, test } from '@playwright/test';
import { holdRequests } from './hold-requests';
import { chooseDropOff, next, PASSWORD, proceed, step, toDetails } from './order-visitor';
import { newBuyer, signIn } from './shop-customer';
import { DESKTOP, expectAccessible, expectNotice, prepareVisitor } from './shop-visitor';

test.beforeEach(({ page }) => prepareVisitor(page));

test('a returning customer is asked to log in, orders, and sees the order in the account', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  await toDetails(page);
  await page.getByRole('radio', { name: 'Returning Customer' }).click();
  await next(page).click();
  await expectAccessible(page, 'asked to log in');
  await page.setViewportSize(DESKTOP);
  const login = page.getByRole('group', { name: 'Login' });
  await login.getByLabel('Email').fill(buyer.email);
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Welcome Back!', 'Logged in as Casey Catcher');
  await expect(page.getByRole('group', { name: 'Logged in' })).toBeVisible();
  await expectAccessible(page, 'logged in');
  await page.setViewportSize(DESKTOP);
  for (const label of ['Full Name', 'Email', 'Phone']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('readonly');
  }
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(buyer.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await page.getByLabel('Glove Details').fill('First base mitt, web loose');
  await next(page).click();
  await chooseDropOff(page);
  await proceed(page).click();
  await expect(step(page, 'Order Submitted')).toBeVisible();
  await page.goto('/customer/dashboard');
  await expect(page.getByRole('row').filter({ hasText: 'First base mitt, web loose' })).toHaveCount(1);
});

test('Next waits for the session check and then continues', async ({ page }) => {
  await signIn(page, await newBuyer(page));
  const open = await holdRequests(page, '**/api/customer/check');
  await toDetails(page);
  await page.getByLabel('Glove Details').fill('First base mitt, web loose');
  await next(page).click();
  await expect(page.getByRole('button', { name: 'One moment...' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).not.toHaveAttribute('aria-invalid', 'true');
  open();
  await expect(step(page, 'Delivery Method')).toBeVisible();
});
