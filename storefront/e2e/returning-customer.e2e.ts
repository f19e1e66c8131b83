import { expect, type Page, test } from '@playwright/test';
import { gate } from '#server/testing/gate';
import { chooseDropOff, next, PASSWORD, proceed, step, toDetails } from './order-visitor';
import { newBuyer, newCustomer, signIn, signOut } from './shop-customer';
import { answerCookies, expectFaultless, expectNotice } from './shop-visitor';

test.beforeEach(({ page }) => answerCookies(page));

async function logInHere(page: Page, email: string, password = PASSWORD): Promise<void> {
  const login = page.getByRole('group', { name: 'Login' });
  await login.getByLabel('Email').fill(email);
  await login.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('a returning customer logs in, orders, and finds the order in the account', async ({ page }) => {
  const buyer = await newBuyer(page);
  await toDetails(page);
  await page.getByRole('radio', { name: 'Returning Customer' }).click();
  await page.getByRole('group', { name: 'Login' }).getByRole('button', { name: 'Login' }).click();
  await expectNotice(page, 'Login Failed', 'Please enter both email and password');
  await logInHere(page, buyer.email, 'not-the-one');
  await expectNotice(page, 'Login Failed', 'Invalid email or password');
  await logInHere(page, buyer.email);
  await expectNotice(page, 'Welcome Back!', 'Logged in as Casey Catcher');
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

test('who is signed in is recognised, types a missing phone, and logs out', async ({ page }) => {
  const customer = await newCustomer(page);
  await signIn(page, customer);
  await toDetails(page);
  await expect(page.getByLabel('Full Name')).toHaveValue(customer.name);
  await expect(page.getByLabel('Phone')).toBeEditable();
  await page.getByLabel('Phone').fill('(555) 010-2030');
  await page.reload();
  await expect(page.getByLabel('Phone')).toHaveValue('(555) 010-2030');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expectNotice(page, 'Logged Out', 'You have been logged out successfully');
  for (const label of ['Full Name', 'Email', 'Phone']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  }
});

test('who goes on before the shop has said who is signed in is led on when it has', async ({ page }) => {
  const buyer = await newBuyer(page);
  await signIn(page, buyer);
  const { opened, open } = gate();
  await page.route('**/api/customer/check', async (route) => {
    await opened;
    await route.continue();
  });
  await toDetails(page);
  await page.getByLabel('Glove Details').fill('First base mitt, web loose');
  await next(page).click();
  await expect(page.getByRole('button', { name: 'One moment…' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).not.toHaveAttribute('aria-invalid', 'true');
  open();
  await expect(step(page, 'Delivery Method')).toBeVisible();
});

test('a session that ends while ordering asks to log in again and loses nothing', async ({ page }) => {
  const buyer = await newBuyer(page);
  await signIn(page, buyer);
  await toDetails(page);
  await page.getByLabel('Glove Details').fill('First base mitt, web loose');
  await next(page).click();
  await chooseDropOff(page);
  await signOut(page);
  await proceed(page).click();
  await expectNotice(page, 'Error', 'You were logged out in the meantime. Please log in again.');
  await expect(page.getByRole('group', { name: 'Login' }).getByLabel('Email')).toBeFocused();
  await logInHere(page, buyer.email);
  await expectNotice(page, 'Welcome Back!', 'Casey Catcher');
  await expect(page.getByLabel('Glove Details')).toHaveValue('First base mitt, web loose');
  await next(page).click();
  await expect(page.getByRole('radio', { name: 'Pay in Person' })).toBeChecked();
  await proceed(page).click();
  await expect(step(page, 'Order Submitted')).toBeVisible();
});

test('nothing is wrong with it by axe', async ({ page }) => {
  const buyer = await newBuyer(page);
  await toDetails(page);
  await page.getByRole('radio', { name: 'Returning Customer' }).click();
  await next(page).click();
  await expectFaultless(page, 'asked to log in');
  await logInHere(page, buyer.email);
  await expect(page.getByRole('group', { name: 'Logged in' })).toBeVisible();
  await expectFaultless(page, 'logged in');
});
