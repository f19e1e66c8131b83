import { expect, type Page, test } from '@playwright/test';
import { holdRequests } from './hold-requests';
import { newCustomer, signIn } from './shop-customer';
import { signInOwner } from './shop-owner';
import { ANIMATED, DESKTOP, emptyPages, PHONE, prepareVisitor } from './shop-visitor';

test.use(ANIMATED);

const STILL = 0.01;

async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        shifts.sum += entry.value;
        const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
        for (const { node, previousRect, currentRect } of entry.sources)
          shifts.moved.push(
            `${entry.value} ${node?.nodeName} ${node?.textContent?.slice(0, 30)}: ${place(previousRect)} to ${place(currentRect)}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts);
}

const SLOW_MS = 250;

const slowDown = (page: Page) =>
  page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });

async function expectStill(page: Page, ...visits: [address: string, loaded: string][]) {
  const shifts = await watchShifts(page);
  await slowDown(page);
  // On a busy machine, fonts come after the first paint. slow-fonts.e2e.ts measures what they move.
  await page.route('**/*.woff2', (route) => route.abort());
  for (const [address, loaded] of visits) {
    await page.goto(address);
    await expect(page.getByText(loaded).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    const { sum, moved } = await shifts();
    expect(sum, [address, ...moved].join('\n')).toBeLessThan(STILL);
  }
}

const TABS = ['orders', 'customers', 'messages', 'services', 'discounts', 'laces', 'gallery'];

test.beforeEach(({ page }) => prepareVisitor(page));

test("the home page's albums don't move what a visitor is reading below them", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const shifts = await watchShifts(page);
  const open = await holdRequests(page, '**/api/work-gallery');
  const request = page.waitForRequest('**/api/work-gallery');
  await page.goto('/', { waitUntil: 'networkidle' });
  const steps = page.getByRole('heading', { name: 'How it works' });
  await steps.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await request;
  const { sum: before } = await shifts();
  const answered = page.waitForResponse('**/api/work-gallery');
  open();
  await (await answered).finished();
  await page.waitForTimeout(SLOW_MS);
  const { sum, moved } = await shifts();
  expect(sum - before, moved.join('\n')).toBeLessThan(STILL);
  await expect(page.getByRole('region', { name: 'Before and after' })).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('region', { name: 'Before and after' })).toBeAttached();
});

test("a table isn't shown before all its rows have arrived, because they can move its columns", async ({
  browser,
  page,
}) => {
  await signInOwner(page);
  const whole = await (await page.request.get('/admin?tab=laces')).text();
  const cut = whole.slice(0, whole.lastIndexOf('<tr '));
  const context = await browser.newContext({ viewport: DESKTOP, javaScriptEnabled: false });
  const arriving = await context.newPage();
  const table = arriving.locator('main table');
  for (const body of [cut, whole]) {
    await arriving.route('**/admin?tab=laces', (route) => route.fulfill({ contentType: 'text/html', body }));
    await arriving.goto('/admin?tab=laces');
    await expect(arriving.getByText('Total Orders')).toBeVisible();
    await expect(table).toBeVisible({ visible: body === whole });
  }
  await context.close();
});

for (const size of [PHONE, DESKTOP]) {
  test.describe(`no layout shift while loading at ${size.width} px:`, () => {
    test.use({ viewport: size });

    test('public pages', ({ page }) =>
      expectStill(
        page,
        ['/our-work', 'OUR WORK'],
        ['/', 'Order This Service'],
        ['/order', 'Select Service'],
        ['/customer/login', 'Forgot Password?'],
      ));

    test('an empty gallery', async ({ page }) => {
      await emptyPages(page);
      await page.route('**/api/work-gallery', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        await route.fulfill({ json: [] });
      });
      await expectStill(page, ['/our-work', 'OUR WORK']);
    });

    test('customer dashboard', async ({ page }) => {
      await signIn(page, await newCustomer(page));
      await expectStill(page, ['/customer/dashboard', 'No orders found']);
    });

    test('dashboard tabs', async ({ page }) => {
      await signInOwner(page);
      await expectStill(page, ...TABS.map((tab): [string, string] => [`/admin?tab=${tab}`, 'Total Orders']));
    });
  });
}
