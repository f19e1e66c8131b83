import { expect, test } from '@playwright/test';
import { MESSAGES } from '#domain/words/shop-texts';
import { gate } from '#server/testing/gate';
import { expectInvalid } from './order-visitor';
import { fillLogin, logIn, newCustomer } from './shop-customer';
import { answerCookies, expectFaultless, expectNotice } from './shop-visitor';

test.beforeEach(({ page }) => answerCookies(page));

test('a customer logs in, and is led on when coming back to the login', async ({ page }) => {
  await logIn(page, await newCustomer(page));
  await page.goto('/customer/login');
  await expect(page).toHaveURL('/customer/dashboard');
});

test('a wrong password is refused and nothing typed is lost', async ({ page }) => {
  const { email } = await newCustomer(page);
  await page.goto('/customer/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expectInvalid(page.getByLabel('Email'), MESSAGES.invalidEmail);
  await expect(page.getByLabel('Email')).toBeFocused();
  await fillLogin(page, email, 'not-the-one');
  await expectNotice(page, 'Login Failed', 'Invalid email or password');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('a call that fails says so, and a double click sends one', async ({ page }) => {
  const answer = gate();
  let calls = 0;
  await page.route('**/api/customer/login', async (route) => {
    calls += 1;
    await answer.opened;
    await route.abort();
  });
  await page.goto('/customer/login');
  await page.getByLabel('Email').fill('jo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('some-password');
  await page.getByRole('button', { name: 'Login', exact: true }).dblclick();
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  answer.open();
  await expectNotice(page, 'Error', 'Failed to login. Please try again.');
  expect(calls).toBe(1);
});

test('Forgot Password? asks for a link, whoever asks', async ({ page }) => {
  await page.goto('/customer/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await expect(dialog.getByLabel('Email')).toHaveValue('nobody@example.com');
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expectNotice(page, 'Check Your Email', MESSAGES.resetLinkSent);
  await expect(dialog).toBeHidden();
});

test('nothing is wrong with it by axe', async ({ page }) => {
  await page.goto('/customer/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expectInvalid(page.getByLabel('Email'), MESSAGES.invalidEmail);
  await expectFaultless(page, 'login refused');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await expectFaultless(page, 'forgotten password');
});
