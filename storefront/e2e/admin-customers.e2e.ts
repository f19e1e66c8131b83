import { expect, type Page, test } from '@playwright/test';
import { newEmail } from './order-visitor';
import { openDashboard } from './shop-owner';
import { expectFaultless, expectNotice, notice, routeOnce } from './shop-visitor';

const PASSWORD = 'a-good-one';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const inDialog = (page: Page, name: string, button: string) =>
  dialog(page, name).getByRole('button', { name: button, exact: true }).click();

test('a customer is added, found, and edited from two dashboards', async ({ page }) => {
  await openDashboard(page, 'customers');
  await expect(page.getByRole('row').filter({ hasText: 'maya@customers.example' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Customer' }).click();

  await inDialog(page, 'Add Customer', 'Add Customer');
  await expect(dialog(page, 'Add Customer')).toContainText('Name is required');
  await expect(dialog(page, 'Add Customer')).toContainText('Password must be at least 6 characters');

  const email = newEmail();
  await page.getByLabel('Name').fill('Robin Shortstop');
  await page.getByLabel('Email').fill('maya@customers.example');
  await page.getByLabel('Phone').fill('555 777 8888');
  await page.getByLabel('Password').fill(PASSWORD);
  await routeOnce(page, '**/api/customers', (route) => route.fulfill({ status: 500, body: '' }));
  await inDialog(page, 'Add Customer', 'Add Customer');
  await expectNotice(page, 'Error', 'Failed to create customer');
  await expect(page.getByLabel('Name')).toHaveValue('Robin Shortstop');
  await inDialog(page, 'Add Customer', 'Add Customer');
  await expectNotice(page, 'Error', 'A customer with this email already exists');
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(email);
  await inDialog(page, 'Add Customer', 'Add Customer');
  await expectNotice(page, 'Customer Added', '');
  await expect(page.getByRole('dialog')).toBeHidden();
  const login = await page.request.post('/api/customer/login', { data: { email, password: PASSWORD } });
  expect(await login.json()).toMatchObject({ success: true });

  await page.getByLabel('Search').fill(email.toUpperCase());
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByText('Robin Shortstop').click();
  await expect(dialog(page, 'Edit Customer')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveValue('');
  const id = new URL(page.url()).searchParams.get('edit');
  await page.request.patch(`/api/customers/${id}`, { data: { name: 'Robin Second' } });
  await page.getByLabel('Phone').fill('555 000 1111');
  await routeOnce(page, '**/api/customers/*', (route) => route.fulfill({ status: 500, body: '' }));
  await inDialog(page, 'Edit Customer', 'Save Changes');
  await expectNotice(page, 'Error', 'Failed to update customer');
  await inDialog(page, 'Edit Customer', 'Save Changes');
  await expectNotice(page, 'Customer Updated', '');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row).toContainText('Robin Second');
  await expect(row).toContainText('555 000 1111');
  await page.reload();
  await expect(row).toContainText('555 000 1111');
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('what was typed is not lost by a click beside the dialog, and Back closes it', async ({ page }) => {
  await openDashboard(page, 'customers');
  await page.getByRole('button', { name: 'Add Customer' }).click();
  await page.getByLabel('Name').fill('Robin');
  await page.mouse.click(5, 5);
  await expect(page.getByRole('alert')).toHaveText('What you typed is not saved.');
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(dialog(page, 'Add Customer')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Robin');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin?tab=customers');
  await expect(page.getByRole('button', { name: 'Add Customer' })).toBeFocused();
  await page.getByRole('button', { name: 'Add Customer' }).click();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('nothing is wrong with it by axe', async ({ page }) => {
  await openDashboard(page, 'customers');
  await expect(page.getByRole('table')).toBeVisible();
  await expectFaultless(page, 'customers');
  await page.getByRole('button', { name: 'Add Customer' }).click();
  await inDialog(page, 'Add Customer', 'Add Customer');
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expectFaultless(page, 'Add Customer');
});
