import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { shopSettingsView } from '#domain/shop-settings/settings-contract';
import { invitationLink } from './invitation-link';
import { expectNoSideScroll } from './order-visitor';
import { signInOwner, startAsOwner } from './shop-owner';
import { DESKTOP, expectAccessible, expectNotice, PHONE } from './shop-visitor';

// All of it changes the same settings.
test.describe.configure({ mode: 'serial' });

const PATH = '/api/admin/shop-settings';
const PREVIEW = 'Preview of the home page';
const WIDE = { width: 1440, height: 900 };

const stored = async (page: Page) => shopSettingsView.parse(await (await page.request.get(PATH)).json());
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const previewOf = (page: Page) => page.frameLocator(`iframe[title="${PREVIEW}"]`).locator('body');

async function open(page: Page, group: string, title: string): Promise<void> {
  await page.goto(`/admin/settings?group=${group}`);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

test.beforeEach(({ page }) => startAsOwner(page));
test.afterEach(async ({ page }) => {
  await signInOwner(page);
  const { heroTitle, openingHours } = original;
  await page.request.patch(PATH, { data: { heroTitle, openingHours, phone: null } });
});

let original: { heroTitle: string; openingHours: string };
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await signInOwner(page);
  original = await stored(page);
  await page.close();
});

test('the owner sees new hours and a phone number in the preview while typing, and visitors once they are saved', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(WIDE);
  const visitor = await browser.newPage();
  const hours = `Saturday, 9 am to 2 pm ${randomUUID().slice(0, 4)}`;
  await open(page, 'hours', 'Hours');
  await expect(previewOf(page)).toContainText('Tuesday to Friday');
  await expect(previewOf(page).getByText('Tuesday to Friday')).toBeInViewport();
  await page.getByLabel('Opening hours').fill(hours);
  await expect(previewOf(page)).toContainText(hours);
  await visitor.goto('/');
  await expect(visitor.locator('footer')).not.toContainText(hours);
  await save(page);
  await expectNotice(page, 'Hours saved', 'Pages and emails show it now.');
  await visitor.reload();
  await expect(visitor.locator('footer')).toContainText(hours);

  await page.getByRole('tab', { name: 'Shop', exact: true }).click();
  await page.getByLabel('Phone (optional)').fill('(607) 555-0119');
  await expect(previewOf(page).getByRole('link', { name: '(607) 555-0119' })).toBeAttached();
  await save(page);
  await expectNotice(page, 'Shop saved', 'Pages and emails show it now.');
  await visitor.reload();
  await expect(visitor.getByRole('link', { name: '(607) 555-0119' })).toBeAttached();
  await visitor.close();
});

test('a group passes axe at every width, and phones open the preview with a button', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, 'look', 'Look');
  await expectNoSideScroll(page);
  await page.getByLabel('Headline', { exact: true }).fill('Laced by hand');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Home page' });
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText('Laced by hand');
  await expectNoSideScroll(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo changes' }).click();
  for (const [group, title] of [
    ['shop', 'Shop'],
    ['people', 'People'],
    ['legal', 'Legal'],
  ] as const) {
    await page.getByRole('tab', { name: title, exact: true }).click();
    if (group === 'people') await page.getByRole('button', { name: 'Add person' }).click();
    await expectAccessible(page, group, 'main');
    await page.setViewportSize(PHONE);
    if (group === 'people') await page.getByRole('button', { name: 'Remove person 1' }).click();
  }
});

test('what was typed stays after a failed call and after a conflict', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, 'look', 'Look');
  const headline = page.getByLabel('Headline', { exact: true });
  await headline.fill('Laced by hand');
  const failing = (url: URL) => url.pathname === PATH;
  await page.route(failing, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, json: { message: 'Away' } })
      : route.fallback(),
  );
  await save(page);
  await expectNotice(page, 'Error', "We couldn't save the settings");
  await expect(headline).toHaveValue('Laced by hand');
  await page.unroute(failing);

  await page.request.patch(PATH, { data: { heroTitle: 'Someone else was here' } });
  await save(page);
  await expectNotice(page, 'Error', 'Someone else just changed this');
  await expect(headline).toHaveValue('Laced by hand');
  await save(page);
  await expectNotice(page, 'Look saved', 'Pages and emails show it now.');
  expect((await stored(page)).heroTitle).toBe('Laced by hand');
});

test('managers and bench staff see neither the settings nor a link to them', async ({ page }) => {
  for (const role of ['manager', 'bench']) {
    await signInOwner(page);
    const [email, newPassword] = [`bo-${randomUUID()}@staff.example`, 'stitch-by-stitch'];
    await page.request.post('/api/staff', { data: { name: 'Bo', email, role, active: 1 } });
    const token = (await invitationLink(email)).split('=')[1];
    await page.request.post('/api/admin/invitation', { data: { token, newPassword } });
    await page.request.post('/api/admin/login', { data: { email, password: newPassword } });
    await page.goto('/admin/settings');
    await expect(page.getByText('Only the owner can see this page')).toBeVisible();
    expect((await page.request.get(PATH)).status()).toBe(403);
    await page.goto('/admin');
    await expect(page.getByRole('tab').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  }
});
