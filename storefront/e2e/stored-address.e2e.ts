import { expect, test } from '@playwright/test';
import { expectInvalid, expectNoSideScroll, next, step, toDetails } from './order-visitor';
import { newBuyer, openAccount } from './shop-customer';
import { expectAccessible, expectNotice, PHONE, prepareVisitor } from './shop-visitor';

test.use({ viewport: PHONE });

test("a customer's address fills in the next order, and they can change and remove it", async ({ page }) => {
  await prepareVisitor(page);
  await openAccount(page, await newBuyer(page));
  const card = page.getByRole('region', { name: 'Return address' });
  await expect(card).toContainText('25 Main Street');
  await expectNoSideScroll(page);

  const toAddress = async () => {
    await toDetails(page);
    await page.getByLabel('Glove Details').fill('First base mitt, web loose');
    await next(page).click();
    await expect(step(page, 'Delivery Method')).toBeVisible();
    await page.getByRole('radio', { name: 'Ship' }).click();
  };
  await toAddress();
  await expect(page.getByLabel('Street')).toHaveValue('25 Main Street');
  await expect(page.getByLabel('State')).toHaveValue('NY');
  await expect(page.getByLabel('ZIP Code')).toHaveValue('13326');

  await page.goto('/customer/dashboard');
  await card.getByRole('button', { name: 'Edit address' }).click();
  await expect(card.getByLabel('Street')).toBeFocused();
  await card.getByLabel('ZIP Code').fill('90210');
  await card.getByRole('button', { name: 'Save address' }).click();
  await expectInvalid(card.getByLabel('ZIP Code'), 'California');
  await expectAccessible(page, 'the account with its address open');
  await page.setViewportSize(PHONE);
  await card.getByLabel('Street').fill('1 Ball Park');
  await card.getByLabel('ZIP Code').fill('13326');
  await card.getByRole('button', { name: 'Save address' }).click();
  await expectNotice(page, 'Success!', 'Your address has been saved');
  await expect(card).toContainText('1 Ball Park');
  await expectAccessible(page, 'the account with its address');
  await page.setViewportSize(PHONE);

  await card.getByRole('button', { name: 'Remove address' }).click();
  await expect(card).toContainText('No address yet');
  await page.evaluate(() => sessionStorage.clear());
  await toAddress();
  await expect(page.getByLabel('Street')).toHaveValue('');
});
