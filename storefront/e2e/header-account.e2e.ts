import { expect, type Page, test } from '@playwright/test';
import { holdRequests } from './hold-requests';
import { fillLogin, newCustomer, openAccount } from './shop-customer';
import { DESKTOP, expectAccessible, expectNotice, PHONE, prepareVisitor } from './shop-visitor';

test.beforeEach(async ({ page }) => {
  await prepareVisitor(page);
  await page.setViewportSize(DESKTOP);
});

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const link = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });

function recordChecks(page: Page): string[] {
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/customer/')) checks.push(request.url());
  });
  return checks;
}

test('new visitors trigger no session request, and a login shows at once, even before the shop answers on the next visit', async ({
  page,
}) => {
  const customer = await newCustomer(page);
  const checks = recordChecks(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(link(page, 'Login')).toHaveAttribute('href', '/customer/login');
  await expect(nav(page).getByRole('button')).toHaveCount(0);
  expect(checks).toEqual([]);

  await link(page, 'Login').click();
  // The home page has a form with the same labels.
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Login' })).toBeVisible();
  await fillLogin(page, customer.email, customer.password);
  await expect(page).toHaveURL('/customer/dashboard');
  await expect(link(page, 'My Orders')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, 'Login')).toHaveCount(0);

  const open = await holdRequests(page, '**/api/customer/check');
  await page.goto('/');
  await expect(link(page, 'My Orders')).toBeVisible();
  await expect(link(page, 'Login')).toHaveCount(0);
  open();
  await expectAccessible(page, 'home, signed in', 'header');
});

test('Logout in the header signs out here and in other tabs', async ({ page, context }) => {
  await openAccount(page, await newCustomer(page));
  await page.goto('/our-work');
  const other = await context.newPage();
  await other.setViewportSize(DESKTOP);
  await other.goto('/');
  await expect(link(other, 'My Orders')).toBeVisible();
  await nav(page).getByRole('button', { name: 'Logout' }).click();
  await expectNotice(page, 'Logged Out', 'You have been logged out successfully');
  await expect(link(page, 'Login')).toBeFocused();
  await expect(page).toHaveURL('/our-work');
  await expect(link(other, 'Login')).toBeVisible();
  await page.goto('/customer/dashboard');
  await expect(page).toHaveURL('/customer/login');
});

test('the phone menu shows the same account links', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openAccount(page, await newCustomer(page));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(link(page, 'My Orders')).toBeVisible();
  await expectAccessible(page, 'the menu, signed in');
  await page.setViewportSize(PHONE);
  await nav(page).getByRole('button', { name: 'Logout' }).click();
  await expectNotice(page, 'Logged Out', 'You have been logged out successfully');
  // The URL changes before the page arrives, and its arrival closes the menu.
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Login' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(link(page, 'Login')).toBeVisible();
  await expect(nav(page).getByRole('button')).toHaveCount(0);
});

test('the login links to the sign-up form for new customers', async ({ page }) => {
  // What loads above the form must not push it away.
  await page.route('**/api/services', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/customer/login');
  await page.getByRole('main').getByRole('link', { name: 'sign up' }).click();
  await expect(page).toHaveURL('/#sign-up');
  await expect(page.getByRole('heading', { name: 'Your name in the cap' })).toBeInViewport();
  await expect(page.getByRole('form', { name: 'Your name in the cap' }).getByLabel('Name')).toBeInViewport();
});
