import { expect, type Page, test } from '@playwright/test';
import { newEmail } from './order-visitor';
import { openDashboard, signInOwner } from './shop-owner';
import { DESKTOP, expectAccessible, expectNotice, notice } from './shop-visitor';

const PASSWORD = 'a-good-one';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const inDialog = (page: Page, name: string, button: string) =>
  dialog(page, name).getByRole('button', { name: button, exact: true }).click();

test('customers can be added, found, and edited from two dashboards, and a stray click loses no input', async ({
  page,
}) => {
  await openDashboard(page, 'customers');
  await expect(page.getByRole('row').filter({ hasText: 'maya.alvarez@demo.example.com' })).toBeVisible();
  await expectAccessible(page, 'customers');
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: 'Add Customer' }).click();
  await inDialog(page, 'Add Customer', 'Add Customer');
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expectAccessible(page, 'Add Customer');
  await page.setViewportSize(DESKTOP);

  await page.getByLabel('Name').fill('Robin');
  await page.mouse.click(5, 5);
  await expect(page.getByRole('alert').filter({ hasText: /^What you typed isn't saved\.$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText("What you typed isn't saved.")).toHaveCount(0);
  await expect(dialog(page, 'Add Customer')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Robin');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin?tab=customers');
  await expect(page.getByRole('button', { name: 'Add Customer' })).toBeFocused();
  await page.getByRole('button', { name: 'Add Customer' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Customer' }).click();

  const email = newEmail();
  await page.getByLabel('Name').fill('Robin Shortstop');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('555 777 8888');
  await page.getByLabel('Password').fill(PASSWORD);
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
  const id = new URL(page.url()).searchParams.get('edit');
  await page.request.patch(`/api/customers/${id}`, { data: { name: 'Robin Second' } });
  await page.getByLabel('Phone').fill('555 000 1111');
  await inDialog(page, 'Edit Customer', 'Save Changes');
  await expectNotice(page, 'Customer Updated', '');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row).toContainText('Robin Second');
  await expect(row).toContainText('555 000 1111');
  const found = await page.request.get('/api/customers', { params: { search: email } });
  expect(await found.json()).toMatchObject([{ name: 'Robin Second', phone: '555 000 1111' }]);
});

test('selected customers can be added to the mailing list and removed again', async ({ page }) => {
  const email = newEmail();
  await signInOwner(page);
  const data = { name: 'Chosen Customer', email, phone: '(555) 010-2030', password: PASSWORD };
  expect((await page.request.post('/api/customers', { data })).status()).toBe(201);
  await openDashboard(page, `customers&search=${email}`);
  await page.getByRole('checkbox', { name: `Select Chosen Customer, ${email}` }).click();
  const bar = page.getByRole('region', { name: 'Selected customers' });
  await expect(bar).toContainText('1 customer selected');
  await expectAccessible(page, 'a chosen customer');
  await page.setViewportSize(DESKTOP);
  await bar.getByRole('button', { name: 'Add to mailing list' }).click();
  await expect(bar).toContainText('1 customer added to the mailing list');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Yes');
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('No');
  await bar.getByRole('button', { name: 'Add to mailing list' }).click();
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect(bar).toHaveCount(0);
});
