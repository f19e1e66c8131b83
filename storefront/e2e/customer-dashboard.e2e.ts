import { expect, type Page, test } from '@playwright/test';
import { orderNumber } from '#domain/orders/order-number';
import { fillLogin, newBuyer, newCustomer, openAccount, signOut } from './shop-customer';
import { answerCookies, DESKTOP, expectFaultless, expectNotice, PHONE } from './shop-visitor';

const GLOVE = 'Eleven inch infield glove, two laces torn';
const mailingList = (page: Page) => page.getByRole('switch', { name: 'Join Mailing List' });

test.beforeEach(({ page }) => answerCookies(page));

for (const size of [PHONE, DESKTOP]) {
  test(`an order is in the history and opens its details at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const buyer = await newBuyer(page);
    await openAccount(page, buyer);
    const row = page.getByRole('row').filter({ hasText: GLOVE });
    await expect(row).toContainText('Pending Payment');
    await row.getByText(GLOVE).click();
    const dialog = page.getByRole('dialog', { name: `Order ${orderNumber(buyer.orderId)}` });
    await expect(dialog).toContainText('Cooperstown, NY 13326');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await row.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(row.getByRole('button')).toBeFocused();
  });
}

test('without orders it says so, and the mailing list is left and joined', async ({ page }) => {
  await openAccount(page, await newCustomer(page));
  await expect(page.getByText('No orders found', { exact: true })).toBeVisible();
  await expect(page.getByText('Your orders will appear here once you place one')).toBeVisible();
  await expect(page.getByText('Entered in Drawings')).toBeVisible();
  await mailingList(page).click();
  await expectNotice(page, 'Success!', 'Mailing list preference updated');
  await expect(page.getByText('Entered in Drawings')).toBeHidden();
  await page.reload();
  await expect(mailingList(page)).not.toBeChecked();
  await page.getByText('Join Mailing List', { exact: true }).click();
  await expect(mailingList(page)).toBeChecked();
  await expect(page.getByText('Entered in Drawings')).toBeVisible();
});

test('a change that fails is taken back', async ({ page }) => {
  await openAccount(page, await newCustomer(page));
  await page.route('**/api/customer/mailing-list', (route) => route.abort());
  await mailingList(page).click();
  await expectNotice(page, 'Error', 'Failed to update preference');
  await expect(mailingList(page)).toBeChecked();
});

test('strangers are led to the login, and back to the order they came for', async ({ page }) => {
  const { email, password, orderId } = await newBuyer(page);
  await page.goto(`/customer/dashboard?order=${orderId}`);
  await expect(page).toHaveURL('/customer/login');
  await fillLogin(page, email, password);
  await expect(page).toHaveURL(`/customer/dashboard?order=${orderId}`);
  await expect(page.getByRole('dialog', { name: `Order ${orderNumber(orderId)}` })).toBeVisible();
});

test('a session that has ended leads to the login and back', async ({ page }) => {
  const customer = await newCustomer(page);
  await openAccount(page, customer);
  // An answer still under way would be the one that tells of it.
  await page.waitForLoadState('networkidle');
  await signOut(page);
  await mailingList(page).click();
  await expect(page).toHaveURL('/customer/login');
  await fillLogin(page, customer.email, customer.password);
  await expect(page).toHaveURL('/customer/dashboard');
});

test('Logout ends the session', async ({ page }) => {
  await openAccount(page, await newCustomer(page));
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/customer/login');
  await page.goto('/customer/dashboard');
  await expect(page).toHaveURL('/customer/login');
});

test('nothing is wrong with it by axe', async ({ page }) => {
  const { orderId, ...buyer } = await newBuyer(page);
  await openAccount(page, { ...buyer });
  await expect(page.getByRole('table')).toBeVisible();
  await expectFaultless(page, 'dashboard');
  await page.goto(`/customer/dashboard?order=${orderId}`);
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Pay \$/ })).toBeVisible();
  await expectFaultless(page, 'order details, to be paid');
  await signOut(page);
  await openAccount(page, await newCustomer(page));
  await expect(page.getByText('No orders found', { exact: true })).toBeVisible();
  await expectFaultless(page, 'dashboard without orders');
});
