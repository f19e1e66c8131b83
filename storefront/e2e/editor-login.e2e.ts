import { expect, type Page, test } from '@playwright/test';
import { OWNER } from './demo-shop';

const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password').fill(password);
  await login(page).click();
}

test('the owner signs in at the editor, comes to the page that was asked for, and out again', async ({
  page,
}) => {
  await page.goto('/cms/collections/orders?page=1');
  await expect(login(page)).toBeVisible();
  await expect(page.getByText('Forgotten the password?')).toBeVisible();
  await expect(page.getByRole('link', { name: /forgot/i })).toHaveCount(0);

  await signIn(page, 'not-the-password');
  await expect(page.getByText('The email or password provided is incorrect.')).toBeVisible();

  await signIn(page, OWNER.password);
  await expect(page).toHaveURL(/\/cms\/collections\/orders/);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();

  await page.goto('/cms/logout');
  await expect(page.getByText(/logged out/i).first()).toBeVisible();
  await page.goto('/cms');
  await expect(login(page)).toBeVisible();
});
