import { expect, test } from '@playwright/test';
import { orderNumber } from '#domain/orders/order-number';
import { newBuyer, newCustomer, openAccount } from './shop-customer';
import { DESKTOP, expectAccessible, expectNotice, prepareVisitor } from './shop-visitor';

const GLOVE = 'Eleven inch infield glove, two laces torn';

test.beforeEach(({ page }) => prepareVisitor(page));

test('an order shows in the history and opens by click and by keyboard', async ({ page }) => {
  const buyer = await newBuyer(page);
  await openAccount(page, buyer);
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'dashboard');
  await page.setViewportSize(DESKTOP);
  const row = page.getByRole('row').filter({ hasText: GLOVE });
  await expect(row).toContainText('Pending Payment');
  await row.getByText(GLOVE).click();
  const dialog = page.getByRole('dialog', { name: `Order ${orderNumber(buyer.orderId)}` });
  await expect(dialog).toContainText('Cooperstown, NY 13326');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await row.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
  await expectAccessible(page, 'order details, to be paid');
  await page.setViewportSize(DESKTOP);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row.getByRole('button')).toBeFocused();
});

test('an account without orders says so, and the customer can leave and rejoin the mailing list', async ({
  page,
}) => {
  const mailingList = page.getByRole('switch', { name: 'Join Mailing List' });
  await openAccount(page, await newCustomer(page));
  await expect(page.getByText('No orders found', { exact: true })).toBeVisible();
  await expect(page.getByText('Your orders will appear here once you place one')).toBeVisible();
  await expectAccessible(page, 'dashboard without orders');
  await page.setViewportSize(DESKTOP);
  await expect(page.getByText('Entered in Drawings')).toBeVisible();
  await mailingList.click();
  await expectNotice(page, 'Success!', 'Mailing list preference updated');
  await expect(page.getByText('Entered in Drawings')).toBeHidden();
  await page.reload();
  await expect(mailingList).not.toBeChecked();
  await page.getByText('Join Mailing List', { exact: true }).click();
  await expect(mailingList).toBeChecked();
  await expect(page.getByText('Entered in Drawings')).toBeVisible();
});
