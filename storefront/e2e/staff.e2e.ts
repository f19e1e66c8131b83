import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { orderNumber } from '#domain/orders/order-number';
import { invitationLink } from './invitation-link';
import { makeOrder, startAsOwner } from './shop-owner';
import { DESKTOP, expectAccessible, expectNotice, PHONE, prepareVisitor } from './shop-visitor';

const PASSWORD = 'stitch-by-stitch';

const newcomer = () => ({
  name: `Bo ${randomUUID().slice(0, 6)}`,
  email: `bo-${randomUUID()}@staff.example`,
});

test('an invited person chooses a password, works at the bench on a phone, and loses access when switched off', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP);
  await startAsOwner(page);
  const order = await makeOrder(page, { customerName: `Casey ${randomUUID().slice(0, 6)}` });
  const { name, email } = newcomer();
  await page.goto('/admin/staff');
  await page.getByRole('button', { name: 'Invite' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite' });
  await invite.getByLabel('Name').fill(name);
  await expectAccessible(page, 'invite');
  await page.setViewportSize(DESKTOP);
  await invite.getByLabel('Email').fill(email);
  await invite.getByLabel('Role').selectOption({ label: 'Bench' });
  await invite.getByRole('button', { name: 'Send Invitation' }).click();
  await expectNotice(page, 'Invitation sent', name);
  await expect(page.getByRole('table', { name: 'Staff' })).toContainText(name);
  await expectAccessible(page, 'staff');

  const bench = await (await browser.newContext({ viewport: PHONE })).newPage();
  await prepareVisitor(bench);
  await bench.goto(await invitationLink(email));
  await expect(bench.getByLabel('New Password', { exact: true })).toBeVisible();
  await expectAccessible(bench, 'invitation');
  await bench.setViewportSize(PHONE);
  await bench.getByLabel('New Password', { exact: true }).fill(PASSWORD);
  await bench.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await bench.getByRole('button', { name: 'Save Password' }).click();
  await expect(bench.getByRole('heading', { level: 1, name: 'Your password is saved' })).toBeVisible();
  // Staff sign in through the link below the owner's field.
  await bench.goto('/admin/login');
  await bench.getByRole('link', { name: 'Sign in as staff' }).click();
  await expect(bench.getByLabel('Email')).toBeVisible();
  await expectAccessible(bench, 'login of staff');
  await bench.setViewportSize(PHONE);
  await bench.getByLabel('Email').fill(email);
  await bench.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await bench.getByRole('button', { name: 'Login' }).click();
  const bar = bench.getByRole('navigation', { name: 'Dashboard' });
  await expect(bar.locator('a, button')).toHaveText(['Orders', 'Scan', 'Laces', 'More']);
  await bar.getByRole('button', { name: 'More' }).click();
  await expect(bench.getByRole('dialog').getByText(`${name}, bench`)).toBeVisible();
  await bench.keyboard.press('Escape');
  await expect(bench.locator('main')).not.toContainText('$');

  await bench.goto(`/admin?tab=orders&search=${orderNumber(order.id)}&order=${order.id}`);
  const dialog = bench.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Gloves' })).toBeVisible();
  await expect(dialog).not.toContainText('$');
  await dialog.getByLabel('Note').fill('The heel is done');
  await dialog.getByRole('button', { name: 'Add Note' }).click();
  await expectNotice(bench, 'Note added', '');
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText(`${name}, staff`);
  // The editor is closed to bench staff and redirects here.
  expect((await bench.request.get('/cms')).url()).toMatch(/\/admin$/);

  await page.setViewportSize(DESKTOP);
  await page.getByRole('switch', { name: `${name} can sign in` }).click();
  await expectNotice(page, 'Saved', '');
  await bench.goto('/admin');
  await expect(bench).toHaveURL('/admin/login');
  await bench.context().close();

  await page.goto('/admin/audit?kind=staff-changed');
  await expect(page.getByRole('table', { name: 'Audit' })).toContainText(`${name}: turned off`);
  await expectAccessible(page, 'audit');
});

test('a manager can use the editor, except settings and people', async ({ page }) => {
  const { name, email } = newcomer();
  await startAsOwner(page);
  await page.request.post('/api/staff', { data: { name, email, role: 'manager', active: 1 } });
  const token = (await invitationLink(email)).split('=')[1];
  await page.request.post('/api/admin/invitation', { data: { token, newPassword: PASSWORD } });
  const login = await page.request.post('/api/admin/login', { data: { email, password: PASSWORD } });
  expect(await login.json()).toEqual({ success: true });
  await page.goto('/cms/globals/shop-settings');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orders' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Shop settings' })).toHaveCount(0);
  await expect(page.getByLabel("Managers' refunds")).toHaveCount(0);
});
