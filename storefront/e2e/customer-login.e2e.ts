import { expect, test } from '@playwright/test';
import { MESSAGES } from '#domain/words/shop-texts';
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
