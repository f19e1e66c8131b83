import { expect, type Page, test } from '@playwright/test';
import { PAGES } from '#domain/pages/pages';
import { answerCookies, expectFaultless, follow } from './shop-visitor';

test.beforeEach(({ page }) => answerCookies(page));

/** What a search engine is told of the page as it stands, or by the HTML that came. */
const told = (page: Page, html?: string) =>
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

/** Those that lead on to a login by themselves are left out. */
const GUARDED: readonly string[] = [
  PAGES.admin,
  PAGES.adminMoney,
  PAGES.adminFigures,
  PAGES.adminSecurity,
  PAGES.adminStaff,
  PAGES.adminAudit,
  PAGES.customerDashboard,
];
const OPEN = Object.values(PAGES).filter((path) => !GUARDED.includes(path));

for (const path of [...OPEN, '/no/such/page']) {
  test(`${path} says the same of itself before and after its script`, async ({ page }) => {
    const answer = await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const before = await told(page, await answer?.text());
    expect(before.titles).toHaveLength(1);
    const title = path === PAGES.orderConfirmation ? ['Invalid Order | The Glove Shop'] : before.titles;
    await expect.poll(() => told(page)).toEqual({ ...before, titles: title });
  });
}

test('on the next page nothing is left of what the first one told', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await told(page)).canonical).toHaveLength(1);
  await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Order a service' }));
  await expect(page).toHaveTitle('Order a Service | The Glove Shop');
  expect(await told(page)).toMatchObject({ canonical: [], robots: [] });
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('the picture beside a link is there', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await page.request.get(String(address));
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

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

test('the owner’s text reads well in both themes at every size', async ({ page }) => {
  // Not saved in the shop that the other tests visit: a text there is a link in every footer.
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
  await expectFaultless(page, 'privacy');
});
