import { expect, test } from '@playwright/test';
import { orderNumber } from '#domain/orders/order-number';
import { MESSAGES } from '#domain/words/shop-texts';
import { expectInvalid } from './order-visitor';
import { fillLogin, newBuyer } from './shop-customer';
import { DESKTOP, expectAccessible, prepareVisitor } from './shop-visitor';

test('a signed-out customer logs in, returns to the order they opened, and stays signed in', async ({
  page,
}) => {
  await prepareVisitor(page);
  const { email, password, orderId } = await newBuyer(page);
  await page.goto(`/customer/dashboard?order=${orderId}`);
  await expect(page).toHaveURL('/customer/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expectInvalid(page.getByLabel('Email'), MESSAGES.invalidEmail);
  await expectAccessible(page, 'login refused');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
  await expectAccessible(page, 'forgotten password');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize(DESKTOP);
  await fillLogin(page, email, password);
  await expect(page).toHaveURL(`/customer/dashboard?order=${orderId}`);
  await expect(page.getByRole('dialog', { name: `Order ${orderNumber(orderId)}` })).toBeVisible();
  await page.goto('/customer/login');
  await expect(page).toHaveURL('/customer/dashboard');
});
