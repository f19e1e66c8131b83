import { expect, type Page, type Request, test } from '@playwright/test';
import { DASHBOARD_PAGE_NAMES, DASHBOARD_PAGES } from '#domain/pages/dashboard-pages';
import { complaintsOf } from './complaints-of';
import { holdRequests } from './hold-requests';
import { invitationLink } from './invitation-link';
import { startAsOwner } from './shop-owner';
import { DESKTOP, PHONE, prepareVisitor } from './shop-visitor';

/** Compressed JavaScript until a row opens its panel, in bytes, and in how many files. With headers, it's 170 kB. */
const LIMIT = { bytes: 161_500, files: 10 };
const TABS = ['orders', 'customers', 'messages', 'services', 'discounts', 'laces', 'gallery'];
const ADDRESSES = [
  '/admin',
  ...TABS.map((tab) => `/admin?tab=${tab}`),
  '/admin?tab=orders&status=received&sort=total',
  ...DASHBOARD_PAGE_NAMES.map((name) => DASHBOARD_PAGES[name].path),
];

const firstRow = (page: Page) => page.locator('[data-order]').first();
const pressFirstRow = (page: Page) => firstRow(page).locator('td').nth(2).click();

const QUIET_MS = 500;
/** Playwright misses the end of some requests, and its 'networkidle' then waits forever. */
const SILENT_MS = 5000;

/** Records a page's API calls and console messages. `quiet` waits until it loads nothing anymore. */
function watch(page: Page) {
  const calls: string[] = [];
  const loading = new Set<Request>();
  let changedAt = 0;
  page.on('request', (request) => {
    loading.add(request);
    changedAt = Date.now();
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  const onEnd = (request: Request) => {
    loading.delete(request);
    changedAt = Date.now();
  };
  page.on('requestfinished', onEnd).on('requestfailed', onEnd);
  const isQuiet = () => Date.now() - changedAt > (loading.size === 0 ? QUIET_MS : SILENT_MS);
  return { calls, complaints: complaintsOf(page), quiet: () => expect.poll(isQuiet).toBe(true) };
}

test('the signed-in owner reads orders, counts, and figures without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await startAsOwner(page);
  const answer = await page.goto('/admin');
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  await expect(firstRow(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /^\d+ Late$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toBeVisible();
  await expect(page.getByText('Total Revenue')).toBeVisible();
  await page.goto('/admin?tab=services');
  await expect(page.getByText('Full Glove Relace').first()).toBeVisible();
  await context.close();
});

for (const [viewport, timezoneId] of [
  [PHONE, 'Pacific/Honolulu'],
  [DESKTOP, 'Asia/Tokyo'],
] as const)
  test(`every page hydrates without changes or API calls, ${viewport.width} px wide in ${timezoneId}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport, timezoneId });
    const page = await context.newPage();
    await startAsOwner(page);
    const { calls, complaints, quiet } = watch(page);
    for (const address of ADDRESSES) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await quiet();
      expect({ address, calls, complaints }).toEqual({ address, calls: [], complaints: [] });
    }
    await context.close();
  });

test("bench staff's pages hydrate without changes or API calls", async ({ page, browser }) => {
  await startAsOwner(page);
  const email = `bo-${crypto.randomUUID()}@staff.example`;
  const person = { name: 'Bo Stitch', email, role: 'bench' };
  expect((await page.request.post('/api/staff', { data: person })).status()).toBe(201);
  const token = new URL(await invitationLink(email), 'http://shop.example').searchParams.get('token');
  const bench = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  const data = { token, email, newPassword: 'stitch-by-stitch', password: 'stitch-by-stitch' };
  expect((await bench.request.post('/api/admin/invitation', { data })).ok()).toBe(true);
  expect((await bench.request.post('/api/admin/login', { data })).ok()).toBe(true);
  await prepareVisitor(bench);
  const { calls, complaints, quiet } = watch(bench);
  // Bench staff can't sort by price.
  for (const address of ADDRESSES.filter((each) => !each.includes('sort=total'))) {
    await bench.goto(address);
    await expect(bench.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet();
    expect({ address, calls, complaints }).toEqual({ address, calls: [], complaints: [] });
  }
});

test('loads little code in few files until a row opens', async ({ page }) => {
  await startAsOwner(page);
  const answer = await page.goto('/admin', { waitUntil: 'commit' });
  const html = (await answer?.text()) ?? '';
  const files = [
    ...new Set(Array.from(html.matchAll(/rel="modulepreload" href="([^"]+)"/g), ([, file = '']) => file)),
  ];
  const sizes = await Promise.all(
    files.map(async (file) => {
      const script = await page.request.get(file, { headers: { 'Accept-Encoding': 'br' } });
      return Number(script.headers()['content-length']);
    }),
  );
  expect(files.length).toBeGreaterThan(1);
  expect(files.length, files.join(' ')).toBeLessThanOrEqual(LIMIT.files);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LIMIT.bytes);

  await page.route('**/*.js', (route) =>
    files.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto('/admin');
  await pressFirstRow(page);
  await expect(page.getByRole('dialog')).toContainText('Ordered on');
  await expect(page.getByRole('dialog')).toContainText('Reload the page');
});

/** Opens the dashboard and holds its scripts, so it isn't hydrated until they're released. */
async function openUnhydrated(page: Page) {
  await page.setViewportSize(DESKTOP);
  await startAsOwner(page);
  const open = await holdRequests(page, '**/*.js');
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect(firstRow(page)).toBeVisible();
  return open;
}

const PRESSED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "an order's number": (page) =>
    firstRow(page)
      .getByRole('button', { name: /open order/ })
      .click(),
  "an order's row": pressFirstRow,
  'Create Order': (page) => page.getByRole('button', { name: 'Create Order' }).click(),
  'Ctrl K': (page) => page.keyboard.press('Control+k'),
};
for (const [what, press] of Object.entries(PRESSED))
  test(`pressing ${what} before the scripts load opens it later`, async ({ page }) => {
    const release = await openUnhydrated(page);
    await press(page);
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

const servedPanel = (page: Page) => page.locator('#served-panel');

test('a row pressed before the scripts load shows its order at once, and a button pressed there counts later', async ({
  page,
}) => {
  const release = await openUnhydrated(page);
  const complaints = complaintsOf(page);
  const number = await firstRow(page)
    .getByRole('button', { name: /open order/ })
    .innerText();
  await pressFirstRow(page);
  const panel = servedPanel(page).getByRole('dialog', { name: new RegExp(number) });
  await expect(panel).toContainText('History');
  await expect(panel.getByRole('link', { name: 'Close' })).toBeFocused();
  await panel.getByRole('button', { name: 'Edit' }).click();
  release();
  await expect(page.getByRole('dialog', { name: /Edit/ })).toBeVisible();
  await expect(servedPanel(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("a button pressed while the page's own panel still loads counts later", async ({ page }) => {
  const release = await openUnhydrated(page);
  const releaseDetails = await holdRequests(page, '**/assets/order-details-*.js');
  await pressFirstRow(page);
  const edit = servedPanel(page).getByRole('button', { name: 'Edit' });
  const place = await edit.boundingBox();
  if (!place) throw new Error('the panel has no Edit button');
  release();
  await expect(page.locator('[data-aside] [aria-busy]').first()).toBeAttached();
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  releaseDetails();
  await expect(page.getByRole('dialog', { name: /Edit/ })).toBeVisible();
  await expect(servedPanel(page)).toHaveCount(0);
});

test("Escape closes an order that's shown before the scripts load", async ({ page }) => {
  const release = await openUnhydrated(page);
  await pressFirstRow(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(firstRow(page)).toBeFocused();
  release();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test("Back closes an order that's shown before the scripts load, and afterward, too", async ({ page }) => {
  const release = await openUnhydrated(page);
  await pressFirstRow(page);
  await expect(servedPanel(page)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await pressFirstRow(page);
  await expect(servedPanel(page)).toHaveCount(1);
  release();
  await expect(servedPanel(page)).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]order=/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/admin$/);
});

test("an order's address shows it without scripts, and with them it's the same without API calls", async ({
  page,
  browser,
}) => {
  await startAsOwner(page);
  await page.goto('/admin');
  const id = await firstRow(page).getAttribute('data-order');
  const address = `/admin?tab=orders&order=${id}`;
  const { calls, complaints } = watch(page);
  await page.goto(address);
  await expect(servedPanel(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toContainText('History');
  await page.waitForLoadState('networkidle');
  expect({ calls, complaints }).toEqual({ calls: [], complaints: [] });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\?tab=orders$/);

  const cookies = await page.context().cookies();
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  await context.addCookies(cookies);
  const plain = await context.newPage();
  await plain.goto(address);
  const panel = plain.getByRole('dialog');
  await expect(panel).toContainText('History');
  await panel.getByRole('link', { name: 'Close' }).click();
  await expect(plain).toHaveURL(/\/admin\?tab=orders$/);
  await expect(plain.getByRole('dialog')).toHaveCount(0);
  await context.close();
});

test('a tab chosen before the scripts load opens later', async ({ page }) => {
  const release = await openUnhydrated(page);
  await page.getByRole('tab', { name: 'Discounts' }).click();
  release();
  await expect(page.getByRole('tabpanel', { name: 'Discounts' })).toBeVisible();
});

for (const start of ['/', null])
  test(`a search typed before the scripts load is made later, ${start ? 'by keyboard' : 'by mouse'}`, async ({
    page,
  }) => {
    const release = await openUnhydrated(page);
    if (start) await page.keyboard.press(start);
    else await page.getByRole('searchbox').click();
    await page.keyboard.type('nobody');
    release();
    await expect(page).toHaveURL(/search=nobody/);
    await expect(page.getByRole('searchbox')).toHaveValue('nobody');
  });

test("a pointer on the bottom bar's link reads its tab's data", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await startAsOwner(page);
  await page.goto('/admin');
  await page.waitForLoadState('networkidle');
  const { calls } = watch(page);
  const read = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/admin/reviews');
  await page.getByRole('link', { name: /^Messages/ }).hover();
  await read;
  await page.waitForLoadState('networkidle');
  const before = calls.length;
  await page.getByRole('link', { name: /^Messages/ }).click();
  await expect(page.getByRole('button', { name: /^Send Message \(/ })).toBeVisible();
  expect(calls.length).toBe(before);
});

test('an ended session leads to the login and leaves nothing behind', async ({ page }) => {
  await startAsOwner(page);
  await page.goto('/admin');
  await expect(firstRow(page)).toBeVisible();
  await page.request.post('/api/admin/logout', { data: {} });
  const answer = await page.goto('/admin');
  expect(await answer?.text()).not.toContain('data-order');
  await expect(page).toHaveURL(/\/admin\/login$/);
});
