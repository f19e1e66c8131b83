import { expect, type Page, test } from '@playwright/test';
import { DASHBOARD_PAGE_NAMES, DASHBOARD_PAGES } from '#domain/pages/dashboard-pages';
import type { StaffRole } from '#domain/people/people';
import { expectNoSideScroll } from './order-visitor';
import { openOwnMenu, signInOwner, startAsOwner } from './shop-owner';
import { makeStaff, signInAs } from './shop-staff';
import { DESKTOP, expectAccessible, PHONE, TABLET, waitForHydration } from './shop-visitor';

const WIDE = [1280, 1440, 1920];
const PAGES = ['/admin', ...DASHBOARD_PAGE_NAMES.map((name) => DASHBOARD_PAGES[name].path)];
const TABS = ['Orders', 'Customers', 'Messages', 'Services', 'Discounts', 'Laces', 'Gallery'];

const bar = (page: Page) => page.getByRole('banner');
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const named = (page: Page, role: 'tab' | 'link' | 'button') =>
  bar(page)
    .getByRole(role)
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent));

const leftOf = async (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().left));

/** The heights of what's in the bar: one row if nothing is below the first. */
const rowsOf = (page: Page) =>
  bar(page)
    .locator('a, button')
    .evaluateAll((all) => {
      const boxes = all.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
      const middles = boxes.map(({ top, height }) => Math.round(top + height / 2));
      return Math.max(...middles) - Math.min(...middles);
    });

for (const width of [PHONE.width, TABLET.width, ...WIDE])
  test(`at ${width} px there's one bar, one left edge, and no sideways scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInOwner(page);
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar(page), address).toHaveCount(1);
      expect(Math.round((await bar(page).boundingBox())?.height ?? 0), address).toBeLessThanOrEqual(57);
      expect(await rowsOf(page), address).toBeLessThanOrEqual(1);
      await expectNoSideScroll(page);
      const edge = await leftOf(page, 'header a');
      expect(await leftOf(page, 'h1'), address).toBe(edge);
      expect((await page.getByRole('contentinfo').boundingBox())?.height, address).toBeLessThan(60);
    }
    for (const tab of ['orders', 'customers', 'messages', 'services', 'discounts', 'laces']) {
      await page.goto(`/admin?tab=${tab}`);
      expect(await leftOf(page, 'table'), tab).toBe(await leftOf(page, 'header a'));
      await expectNoSideScroll(page);
    }
  });

test('the focus ring of a tab is only for keys', async ({ page }) => {
  await signInOwner(page);
  await page.goto('/admin');
  const ring = (name: string) => page.getByRole('tab', { name }).and(page.locator(':focus-visible'));
  const customers = page.getByRole('tab', { name: 'Customers' });
  await waitForHydration(customers);
  await customers.click();
  await expect(customers).toBeFocused();
  await expect(ring('Customers')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(ring('Messages')).toHaveCount(1);
});

test('nothing says Login, and there is no cookie banner', async ({ page }) => {
  await signInOwner(page);
  for (const { width, height } of [PHONE, DESKTOP]) {
    await page.setViewportSize({ width, height });
    await page.goto('/admin', { waitUntil: 'networkidle' });
    // The banner appears after a second elsewhere.
    await page.waitForTimeout(1500);
    await expect(page.getByText('Login')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  }
});

test('the bar leads everywhere by keyboard', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await startAsOwner(page);
  await page.goto('/admin');
  const shop = bar(page).getByRole('button', { name: 'Shop pages' });
  await waitForHydration(shop);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: /home page$/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(shop).toBeFocused();
  await page.keyboard.press('Enter');
  const shopMenu = page.getByRole('dialog', { name: 'Shop pages' });
  await expect(shopMenu.getByRole('link')).toHaveText(['Home', 'Our Work', 'Order Now']);
  await expect(shopMenu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shopMenu).toHaveCount(0);
  await expect(shop).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Orders' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/admin?tab=customers');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Money' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/figures');
  await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Figures', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
  await page.keyboard.press('Escape');
  const menu = await openOwnMenu(page);
  await expect(menu.getByRole('link')).toHaveText([
    'Staff',
    'Audit',
    'Security',
    'Shop Settings',
    'Health',
    'Editor',
  ]);
  await expectAccessible(page, 'the menu under the name', '[role=dialog]');
  await page.setViewportSize(DESKTOP);
  await menu.getByRole('link', { name: 'Audit' }).press('Enter');
  await expect(page).toHaveURL('/admin/audit');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeFocused();
  await (await openOwnMenu(page)).getByRole('button', { name: 'Switch to light theme' }).press('Enter');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /, your menu$/ })).toBeFocused();
  await (await openOwnMenu(page)).getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(page).toHaveURL('/admin/login');
});

test('on phones, the bar at the bottom opens orders, dialogs, messages, and everything else', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await startAsOwner(page);
  await page.goto('/admin?tab=orders&status=received');
  const items = bottomBar(page).locator('a, button');
  await expect(items).toHaveText([/^Orders$/, /^Scan$/, /^Create Order$/, /^Messages/, /^More$/]);
  await waitForHydration(items.first());
  await bottomBar(page).getByRole('button', { name: 'Scan' }).click();
  await expect(page.getByRole('dialog', { name: 'Scan a Slip' })).toBeVisible();
  await page.keyboard.press('Escape');
  // The list behind it is still the same.
  await expect(page).toHaveURL('/admin?tab=orders&status=received');
  await page.goto('/admin/money');
  await waitForHydration(items.first());
  await bottomBar(page).getByRole('button', { name: 'Create Order' }).click();
  await expect(page.getByRole('dialog', { name: 'Create Order' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await bottomBar(page)
    .getByRole('link', { name: /^Messages/ })
    .click();
  await expect(page).toHaveURL('/admin?tab=messages');

  const more = bottomBar(page).getByRole('button', { name: 'More' });
  await more.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'More' });
  await expect(sheet.getByRole('link').filter({ hasNotText: /your|Show/ })).toHaveText([
    ...TABS.filter((tab) => tab !== 'Orders' && tab !== 'Messages'),
    ...['Money', 'Figures', 'Staff', 'Audit', 'Security', 'Shop Settings', 'Health', 'Editor'],
    ...['Home', 'Our Work', 'Order Now'],
  ]);
  await expectAccessible(page, 'the More sheet', '[role=dialog]');
  await page.setViewportSize(PHONE);
  await sheet.getByRole('link', { name: 'Laces' }).click();
  await expect(page).toHaveURL('/admin?tab=laces');
  await expect(sheet).toHaveCount(0);
  await expectAccessible(page, 'laces');
});

test("on phones, Today and the four figures swipe in one row, and Today's numbers lead to lists", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await startAsOwner(page);
  await page.goto('/admin');
  const today = page.getByRole('region', { name: 'Today' });
  const revenue = page.getByRole('link', { name: 'Total Revenue' });
  const topOf = async (place: typeof today) => Math.round((await place.boundingBox())?.y ?? 0);
  expect(Math.abs((await topOf(revenue)) - (await topOf(today)))).toBeLessThan(24);
  await expect(revenue).not.toBeInViewport();
  await revenue.scrollIntoViewIfNeeded();
  await expect(revenue).toBeInViewport();
  await today.getByRole('link', { name: /^\d+ Low laces$/ }).click();
  await expect(page).toHaveURL('/admin?tab=laces');
});

for (const [role, tabs, pages, menu] of [
  ['manager', TABS, ['Money', 'Figures'], ['Security', 'Editor']],
  ['bench', ['Orders', 'Laces'], [], ['Security']],
] as const satisfies readonly (readonly [
  StaffRole,
  readonly string[],
  readonly string[],
  readonly string[],
])[])
  test(`the bar shows ${role} what they may use`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await signInAs(page, await makeStaff(page, role));
    await page.goto('/admin');
    await expect(bar(page).getByRole('tab')).toHaveText([...tabs]);
    expect(await named(page, 'link')).toEqual([expect.stringContaining('home page'), ...pages]);
    await expect((await openOwnMenu(page)).getByRole('link')).toHaveText([...menu]);
    await page.keyboard.press('Escape');
    await expectAccessible(page, `the dashboard of ${role}`);
  });

test('paper has no bars', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await startAsOwner(page);
  await page.goto('/admin');
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await expect(bottomBar(page)).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
