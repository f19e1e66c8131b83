import { expect, type Page, test } from '@playwright/test';
import { MESSAGES } from '#domain/words/shop-texts';
import { expectInvalid } from './order-visitor';
import { logIn, newCustomer, resetLink } from './shop-customer';
import { answerCookies, expectFaultless, expectNotice } from './shop-visitor';

test.beforeEach(({ page }) => answerCookies(page));

async function choose(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(again);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

test('the mailed link changes the password, once', async ({ page }) => {
  const customer = await newCustomer(page);
  await page.goto('/customer/login');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await dialog.getByLabel('Email').fill(customer.email);
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expectNotice(page, 'Check Your Email', MESSAGES.resetLinkSent);
  const link = await resetLink(customer.email);

  await page.goto(link);
  await choose(page, 'a-new-web', 'another-web');
  await expectNotice(page, 'Error', 'Passwords do not match');
  await expectInvalid(page.getByLabel('Confirm Password', { exact: true }), 'Passwords do not match');
  await choose(page, '12345');
  await expectNotice(page, 'Error', 'Password must be at least 6 characters');
  await choose(page, 'a-new-web');
  await expect(page.getByRole('heading', { level: 1, name: 'Password Reset Successful!' })).toBeVisible();
  await expect(
    page.getByText('Your password has been changed successfully. Redirecting to login...'),
  ).toBeVisible();
  await expect(page).toHaveURL('/customer/login');
  await logIn(page, { ...customer, password: 'a-new-web' });

  await page.goto(link);
  await choose(page, 'yet-another');
  await expectNotice(page, 'Error', MESSAGES.resetLinkExpired);
});

test('without a token the link is invalid', async ({ page }) => {
  await page.goto('/customer/reset-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Invalid Reset Link' })).toBeVisible();
  await expect(page.getByText('The password reset link is invalid or has expired.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL('/customer/login');
});

test('nothing is wrong with it by axe', async ({ page }) => {
  // Whoever has done it is led on after three seconds, which is too soon for axe.
  await page.addInitScript(`{
    const wait = window.setTimeout;
    window.setTimeout = (work, ms, ...rest) => (ms === 3000 ? 0 : wait(work, ms, ...rest));
  }`);
  await page.goto('/customer/reset-password?token=no-such-token');
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await expectFaultless(page, 'reset');
  await choose(page, 'a-new-web');
  await expect(page.getByRole('alert')).toContainText(MESSAGES.resetLinkExpired);
  await expectFaultless(page, 'reset refused');
  await page.route('**/api/customer/reset-password', (route) => route.fulfill({ json: { success: true } }));
  await choose(page, 'a-new-web');
  await expect(page.getByRole('heading', { level: 1, name: 'Password Reset Successful!' })).toBeVisible();
  await expectFaultless(page, 'reset done');
  await page.goto('/customer/reset-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Invalid Reset Link' })).toBeVisible();
  await expectFaultless(page, 'no token');
});
