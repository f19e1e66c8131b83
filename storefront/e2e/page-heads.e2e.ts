import { expect, type Page, test } from '@playwright/test';
import { PAGES } from '#domain/pages/pages';
import { expectAccessible, prepareVisitor } from './shop-visitor';

test.beforeEach(({ page }) => prepareVisitor(page));

const headTags = (page: Page, html?: string) =>
  page.evaluate((source) => {
    const { head } = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
    const all = (selector: string, name: string) =>
      [...head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
    return {
      titles: [...head.querySelectorAll('title')].map(({ textContent }) => textContent),
      descriptions: all('meta[name="description"]', 'content'),
      robots: all('meta[name="robots"]', 'content'),
      canonical: all('link[rel="canonical"]', 'href'),
    };
  }, html);

const GUARDED: readonly string[] = [
  PAGES.admin,
  PAGES.adminMoney,
  PAGES.adminFigures,
  PAGES.adminSecurity,
  PAGES.adminSettings,
  PAGES.adminStaff,
  PAGES.adminAudit,
  PAGES.adminHealth,
  PAGES.customerDashboard,
];
const OPEN = Object.values(PAGES).filter((path) => !GUARDED.includes(path));

const INDEXED_PAGES: readonly string[] = [PAGES.home, PAGES.ourWork, PAGES.order];

const SENT_LOADING: readonly string[] = [
  PAGES.orderConfirmation,
  PAGES.adminInvitation,
  PAGES.customerResetPassword,
  PAGES.customerConfirmEmail,
];

const recordElements = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { drawn: [...document.querySelectorAll('#root main *, #root footer *')] }),
    ),
  );
const replaced = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { drawn: Element[] }).drawn
      .filter((element) => !element.isConnected)
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );

for (const path of [...OPEN, '/no/such/page']) {
  test(`scripts hydrate ${path} without replacing elements, and its meta tags stay the same`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await recordElements(page);
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.move(20, 300);
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-held-form]')).toHaveCount(0);
    if (!SENT_LOADING.includes(path)) expect(await replaced(page)).toEqual([]);
    expect(problems).toEqual([]);
    const before = await headTags(page, await answer?.text());
    expect(before.titles).toHaveLength(1);
    expect(before.descriptions).toHaveLength(INDEXED_PAGES.includes(path) ? 1 : 0);
    const title = path === PAGES.orderConfirmation ? ['Invalid Order | The Glove Shop'] : before.titles;
    await expect.poll(() => headTags(page)).toEqual({ ...before, titles: title });
  });
}

const TEXT = `We keep what an order needs, and nothing else. Questions go to privacy@glove-shop.example.

# What we keep
When you order we store:
- your name, e-mail and phone number
- the address your glove goes back to
- photos of your glove, without place and camera

## Payments
Cards are handled by [PayPal](https://www.paypal.com). We never see a number.

# How to be forgotten
1. Write to us
2. Wait a day

See [our terms](/terms).`;

test("the owner's text passes axe in both themes at every size", async ({ page }) => {
  // Not saved in the shared shop, because a text there adds a link to every footer.
  await page.route('**/privacy', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const shell = await (await route.fetch({ url: new URL('/', route.request().url()).href })).text();
    await route.fulfill({
      contentType: 'text/html',
      body: shell.replace(
        /"facts":\{(\}?)/,
        (_facts, end) => `"facts":{"texts":["privacy","terms"]${end || ','}`,
      ),
    });
  });
  await page.route('**/api/texts/privacy', (route) => route.fulfill({ json: { text: TEXT } }));
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 2, name: 'How to be forgotten' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'PayPal' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
  await expectAccessible(page, 'privacy');
});
