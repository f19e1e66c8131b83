import { expect, type Page, test } from '@playwright/test';
import { factorSetup } from '#domain/second-factor/factor-contract';
import { codeOf } from '#server/testing/codes';
import { openMore } from './shop-owner';
import { makeStaff, STAFF_PASSWORD, signInAs } from './shop-staff';
import { expectAccessible, expectNotice, follow, prepareVisitor, routeOnce } from './shop-visitor';

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Dashboard' });
const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });

async function typePassword(page: Page, email: string): Promise<void> {
  await follow(page.getByRole('link', { name: 'Sign in as staff' }));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
  await login(page).click();
}

// The accessibility checks leave the page as narrow as a small phone.
async function logOut(page: Page): Promise<void> {
  await (await openMore(page)).getByRole('button', { name: 'Logout' }).click();
  await expect(login(page)).toBeVisible();
}

const toDashboard = (page: Page) => page.getByRole('link', { name: 'Orders', exact: true }).click();
const toSecurity = async (page: Page) =>
  (await openMore(page)).getByRole('link', { name: 'Security' }).click();

const key = async (page: Page) =>
  (await page.getByRole('dialog').locator('code').innerText()).replaceAll(/\s/g, '');

test.beforeEach(({ page }) => prepareVisitor(page));

test('a second factor works from setup to recovery code', async ({ page }) => {
  const email = await makeStaff(page, 'manager');
  await signInAs(page, email);
  await page.goto('/admin/security');
  await expect(page.getByText('No passkeys yet')).toBeVisible();
  await expectAccessible(page, `security`);

  await page.getByRole('button', { name: 'Set up' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up the second factor' });
  await expect(setUp.locator('svg[role=img]').first()).toBeVisible();
  await expectAccessible(page, `second factor, set-up`);
  const secret = await key(page);
  const enabledBy = codeOf(secret);
  await setUp.getByLabel('Code').fill(enabledBy);
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  const codesDialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codesDialog.getByRole('listitem')).toHaveCount(10);
  const codes = await codesDialog.getByRole('listitem').allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await expectAccessible(page, `recovery codes`);
  await codesDialog.getByRole('button', { name: "I've saved them" }).click();
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();

  await toDashboard(page);
  await logOut(page);
  await typePassword(page, email);
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectAccessible(page, `login, code`);
  await page.getByLabel('Code').fill(enabledBy);
  await login(page).click();
  await expectNotice(page, 'Login Failed', 'This code is wrong or was already used');
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await login(page).click();
  await expect(dashboard(page)).toBeVisible();

  await logOut(page);
  await typePassword(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await login(page).click();
  await expect(dashboard(page)).toBeVisible();
  await toSecurity(page);
  await expect(page.getByText('9 recovery codes are left')).toBeVisible();
});

test("the editor's login sends users with a second factor to the shop's login, which sends them back", async ({
  page,
}) => {
  const email = await makeStaff(page, 'manager');
  await signInAs(page, email);
  const setUp = await page.request.post('/api/admin/2fa/setup', { data: {} });
  const { secret } = factorSetup.parse(await setUp.json());
  const enabled = await page.request.post('/api/admin/2fa/enable', { data: { code: codeOf(secret) } });
  expect(await enabled.json()).toMatchObject({ success: true });
  await page.context().clearCookies();

  await page.goto('/cms/collections/services');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(STAFF_PASSWORD);
  await login(page).click();
  await expect(page.getByText('This account also needs a code').first()).toBeVisible();
  await page.getByRole('link', { name: 'Sign in with a code or a passkey' }).click();
  await expect(page).toHaveURL('/admin/login?redirect=%2Fcms%2Fcollections%2Fservices');
  await typePassword(page, email);
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await login(page).click();
  // The editor adds its list's sorting to the URL at some point.
  await expect(page).toHaveURL(/\/cms\/collections\/services(\?|$)/);
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
});

test('a passkey can be added, used to sign in and to confirm, renamed, and removed', async ({
  page,
  baseURL,
}) => {
  const email = await makeStaff(page, 'manager');
  // Browsers accept passkeys for host names only, not for IP addresses.
  const shop = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signInAs(page, email, shop);
  await page.goto(`${shop}/admin/security`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await expectAccessible(page, 'passkey, added');
  await dialog.getByLabel('Name').fill('Shop phone');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expectNotice(page, 'Success!', 'Passkey added');
  await expect(page.getByRole('listitem').filter({ hasText: 'Shop phone' })).toContainText('not used yet');

  await toDashboard(page);
  await logOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await toSecurity(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Shop phone' })).toContainText('last used');

  // As if they had signed in long ago.
  const json = { message: "Confirm it's you", code: 'CONFIRM_AGAIN' };
  await routeOnce(page, '**/api/admin/passkeys/*-*-*', (route) => route.fulfill({ status: 403, json }));
  await page.getByRole('button', { name: 'Rename Shop phone' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Old phone');
  await page.getByRole('button', { name: 'Save' }).click();
  const confirmDialog = page.getByRole('dialog', { name: "Confirm it's you" });
  await expectAccessible(page, 'asked again');
  await confirmDialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expectNotice(page, 'Success!', 'Passkey renamed');
  await page.getByRole('button', { name: 'Remove Old phone' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No passkeys yet')).toBeVisible();
  await toDashboard(page);
  await logOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectNotice(page, 'Login Failed', "This passkey doesn't belong to an account here");
});

test('sessions can be listed and signed out from another browser', async ({ page, browser }) => {
  const email = await makeStaff(page, 'manager');
  const other = await (await browser.newContext()).newPage();
  await prepareVisitor(other);
  await signInAs(page, email);
  await signInAs(other, email);
  await other.goto('/admin');
  await expect(dashboard(other)).toBeVisible();
  await page.goto('/admin/security');
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await expectNotice(page, 'Success!', 'Signed out everywhere else');
  await other.reload();
  await expect(login(other)).toBeVisible();
});
