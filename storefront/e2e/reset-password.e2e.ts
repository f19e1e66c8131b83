import { expect, type Page, test } from '@playwright/test';
import { MESSAGES } from '#domain/words/shop-texts';
import { logIn, newCustomer, resetLink } from './shop-customer';
import { DESKTOP, expectAccessible, expectNotice, prepareVisitor } from './shop-visitor';

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

test('the emailed link changes the password once and leads to the login', async ({ page }) => {
  await prepareVisitor(page);
  const customer = await newCustomer(page);
  await page.goto('/customer/login');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await dialog.getByLabel('Email').fill(customer.email);
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expectNotice(page, 'Check Your Email', MESSAGES.resetLinkSent);
  const link = await resetLink(customer.email);

  // The page redirects after three seconds, too soon for axe, so the test controls the timer.
  await page.addInitScript(`{
    const wait = window.setTimeout;
    window.setTimeout = (work, ms, ...rest) => {
      if (ms !== 3000) return wait(work, ms, ...rest);
      window.leadOn = work;
      return 0;
    };
  }`);
  await page.goto(link);
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await expectAccessible(page, 'reset');
  await choose(page, 'a-new-web');
  await expect(page.getByRole('heading', { level: 1, name: 'Password Reset Successful!' })).toBeVisible();
  await expect(
    page.getByText('Your password has been changed successfully. Redirecting to login...'),
  ).toBeVisible();
  await expectAccessible(page, 'reset done');
  await page.evaluate('leadOn()');
  await expect(page).toHaveURL('/customer/login');
  await page.setViewportSize(DESKTOP);
  await logIn(page, { ...customer, password: 'a-new-web' });

  await page.goto(link);
  await choose(page, 'yet-another');
  await expectNotice(page, 'Error', MESSAGES.resetLinkExpired);
  await expect(page.getByRole('alert')).toContainText(MESSAGES.resetLinkExpired);
  await expectAccessible(page, 'reset refused');
  await page.goto('/customer/reset-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Invalid Reset Link' })).toBeVisible();
  await expectAccessible(page, 'no token');
});
