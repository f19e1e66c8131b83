import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { invitationLink } from './invitation-link';
import { makeOrder, openDashboard, signInOwner } from './shop-owner';
import { answerCookies, DESKTOP, expectFaultless, expectNotice, PHONE } from './shop-visitor';

const PASSWORD = 'stitch-by-stitch';

test.beforeEach(({ page }) => answerCookies(page));

async function invite(page: Page, role: 'Bench' | 'Manager') {
  const [name, email] = [`Bo ${randomUUID().slice(0, 6)}`, `bo-${randomUUID()}@staff.example`];
  await page.goto('/admin/staff');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption({ label: role });
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expectNotice(page, 'Invitation sent', name);
  return { name, email };
}

/** Chooses a password by the mailed link and signs in by the link behind the owner's field. */
async function comeIn(page: Page, email: string): Promise<void> {
  await page.goto(await invitationLink(email));
  await page.getByLabel('New Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your password is saved' })).toBeVisible();
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Sign in as staff' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
}

for (const size of [DESKTOP, PHONE])
  test(`somebody is invited, chooses a password, and works at the bench at ${size.width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(size);
    await signInOwner(page);
    const order = await makeOrder(page, { customerName: `Casey ${randomUUID().slice(0, 6)}` });
    const { name, email } = await invite(page, 'Bench');

    const bench = await (await browser.newContext({ viewport: size })).newPage();
    await answerCookies(bench);
    await comeIn(bench, email);
    await expect(bench.getByText(`${name}, bench`)).toBeVisible();
    await expect(bench.getByRole('tab')).toHaveText(['Orders', 'Laces']);
    for (const link of ['Money', 'Staff', 'Editor'])
      await expect(bench.getByRole('link', { name: link, exact: true })).toHaveCount(0);
    await expect(bench.locator('main')).not.toContainText('$');

    await bench.goto(`/admin?order=${order.id}`);
    const dialog = bench.getByRole('dialog');
    await expect(dialog.getByRole('region', { name: 'Gloves' })).toBeVisible();
    await expect(dialog).not.toContainText('$');
    await dialog.getByLabel('Note').fill('The heel is done');
    await dialog.getByRole('button', { name: 'Add Note' }).click();
    await expectNotice(bench, 'Note added', '');
    await bench.goto('/cms');
    await expect(bench).toHaveURL(/\/admin/);
    for (const path of [`/cms/api/orders/${order.id}`, '/api/customers', '/api/staff', '/api/admin/audit'])
      expect((await bench.request.get(path)).status()).toBe(403);

    await page.goto(`/admin?order=${order.id}`);
    await expect(page.getByRole('region', { name: 'Story' })).toContainText(`${name}, staff`);

    await page.goto('/admin/staff');
    await page.getByRole('switch', { name: `${name} may sign in` }).click();
    await expectNotice(page, 'Saved', '');
    await bench.goto('/admin');
    await expect(bench).toHaveURL('/admin/login');
    await bench.context().close();

    await page.goto('/admin/audit?kind=staff-changed');
    await expect(page.getByRole('table', { name: 'Audit' })).toContainText(`${name}: switched off`);
  });

test('a manager works in the editor, where settings and people are not', async ({ page, browser }) => {
  await signInOwner(page);
  const { email } = await invite(page, 'Manager');
  const manager = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await answerCookies(manager);
  await comeIn(manager, email);
  await expect(manager.getByRole('tab')).toHaveCount(7);
  await manager.goto('/cms');
  await expect(manager.getByRole('link', { name: 'Orders' }).first()).toBeVisible();
  await expect(manager.getByRole('link', { name: 'Shop settings' })).toHaveCount(0);
  await manager.goto('/cms/globals/shop-settings');
  await expect(manager.getByLabel('Refunds of managers')).toHaveCount(0);
  await manager.context().close();
});

test('staff, audit, invitation and the login of staff: nothing is wrong by axe', async ({ page }) => {
  await page.goto('/admin/invitation?token=no-such-token');
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await expectFaultless(page, 'invitation');
  await page.goto('/admin/login?as=staff');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectFaultless(page, 'login of staff');
  await openDashboard(page, 'orders');
  await invite(page, 'Bench');
  await page.goto('/admin/staff');
  await expect(page.getByRole('table', { name: 'Staff' })).toBeVisible();
  await expectFaultless(page, 'staff');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expectFaultless(page, 'invite');
  await page.goto('/admin/audit');
  await expect(page.getByRole('table', { name: 'Audit' })).toBeVisible();
  await expectFaultless(page, 'audit');
});
