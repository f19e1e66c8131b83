import { expect, type Page, test } from '@playwright/test';
import { OWNER } from './demo-shop';
import { signInOwner } from './shop-owner';

const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password').fill(password);
  await login(page).click();
}

test('the owner signs in at the editor, lands on the page they opened, and signs out', async ({ page }) => {
  const breaches: string[] = [];
  await page.exposeFunction('breach', (breach: string) => breaches.push(breach));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Object(window).breach(`${violatedDirective} refused ${blockedURI}`),
    ),
  );
  await page.goto('/cms/collections/orders?page=1');
  await expect(login(page)).toBeVisible();
  await expect(page.getByText('Forgot the password?')).toBeVisible();
  await expect(page.getByRole('link', { name: /forgot/i })).toHaveCount(0);

  await signIn(page, 'not-the-password');
  await expect(page.getByText('The email or password provided is incorrect.')).toBeVisible();

  await signIn(page, OWNER.password);
  await expect(page).toHaveURL(/\/cms\/collections\/orders/);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(breaches).toEqual([]);

  await page.goto('/cms/logout');
  await expect(page.getByText(/logged out/i).first()).toBeVisible();
  await page.goto('/cms');
  await expect(login(page)).toBeVisible();
});

test('the owner creates a customer in the editor and changes their password', async ({ page }) => {
  const email = `editor-${Date.now()}@test.example`;
  const opens = async (password: string) => {
    const answer = await page.request.post('/api/customer/login', { data: { email, password } });
    return (await answer.json()).success;
  };
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await signInOwner(page);
  await page.goto('/cms/collections/customers/create');
  await page.getByLabel('Name').fill('Robin Relacer');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a-good-one');
  await save.click();
  await expect(page).toHaveURL(/\/customers\/[0-9a-f]{8}-/);
  expect(await opens('a-good-one')).toBe(true);

  await expect(page.getByLabel('Password')).toHaveValue('');
  // The editor reloads a new document and drops what's typed before that.
  await expect(async () => {
    await page.getByLabel('Password').fill('');
    await page.getByLabel('Password').fill('short');
    await save.click({ timeout: 5_000 });
    await expect(page.getByText('at least 6 characters').first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.getByLabel('Password').fill('a-better-one');
  await save.click();
  await expect(page.getByText(/updated successfully/i).first()).toBeVisible();
  expect([await opens('a-good-one'), await opens('a-better-one')]).toEqual([false, true]);
});
