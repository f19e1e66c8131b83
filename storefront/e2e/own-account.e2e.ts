import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { readOutbox } from '#server/testing/emails';
import { DATA_DIR } from './demo-shop';
import { newEmail } from './order-visitor';
import { fillLogin, newCustomer, openAccount } from './shop-customer';
import { expectAccessible, expectNotice, PHONE, prepareVisitor } from './shop-visitor';

test('a customer can change, export, and erase their account', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await prepareVisitor(page);
  const customer = await newCustomer(page);
  await openAccount(page, customer);
  const details = page.getByRole('region', { name: 'Your details' });
  await details.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Phone').fill('555 010 9876');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Success!', 'Your details have been changed');
  await expect(details).toContainText('555 010 9876');

  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Change email' }).click();
  await expectAccessible(page, 'the account with its forms open');
  await page.setViewportSize(PHONE);
  const email = newEmail();
  await page.getByLabel('New Email').fill(email);
  await page.getByLabel('Your Password').fill(customer.password);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByRole('region', { name: 'Email' })).toContainText(email);
  await page.goto(await linkTo(email));
  await page.getByRole('button', { name: 'Confirm Email' }).click();
  await expect(page.getByRole('heading', { name: 'Email Changed!' })).toBeVisible();
  await page.getByRole('link', { name: 'To Your Account' }).click();
  await expect(page.getByRole('region', { name: 'Email', exact: true })).toContainText(email);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    account: { email },
    consents: [{ kind: 'mailing-list', given: true, place: 'home-page' }],
  });
  await expect(page.getByRole('region', { name: 'Devices' })).toContainText('This device');

  await page.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' });
  await expectAccessible(page, 'the question before the account is erased');
  await page.setViewportSize(PHONE);
  await dialog.getByLabel('Your Password').fill(customer.password);
  await dialog.getByRole('button', { name: 'Erase my account' }).click();
  await expect(page).toHaveURL('/customer/login');
  await fillLogin(page, email, customer.password);
  await expectNotice(page, 'Login Failed', 'Invalid email or password');
});

async function linkTo(email: string): Promise<string> {
  let path = '';
  await expect
    .poll(async () => {
      const emails = await readOutbox(DATA_DIR);
      const text = emails.find(({ to }) => to === email)?.text ?? '';
      path = /\/customer\/confirm-email\?token=[\w-]+/.exec(text)?.[0] ?? '';
      return path;
    })
    .not.toBe('');
  return path;
}
