import { expect, type Page, test } from '@playwright/test';
import { newCustomer, signIn } from './shop-customer';
import { signInOwner } from './shop-owner';
import { answerCookies, DESKTOP, emptyPages, MOVING, PHONE } from './shop-visitor';

test.use(MOVING);

/** What a person does not notice. */
const STILL = 0.01;

/** Notes in the page what jumps, by itself, from its first moment on; answers a way to ask for the sum and the culprits. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const seen = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        seen.sum += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources)
          seen.moved.push(
            `${node?.nodeName} ${node?.textContent?.slice(0, 30)}: ${previousRect.y} to ${currentRect.y}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts);
}

/** The shop's answers take their time, as on a slow line. */
const slowDown = (page: Page) =>
  page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });

async function expectStill(page: Page, address: string, size: typeof PHONE | typeof DESKTOP, loaded: string) {
  await page.setViewportSize(size);
  const shifts = await watchShifts(page);
  await slowDown(page);
  await page.goto(address);
  await expect(page.getByText(loaded).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  const { sum, moved } = await shifts();
  expect(sum, moved.join('\n')).toBeLessThan(STILL);
}

for (const size of [PHONE, DESKTOP]) {
  test.describe(`at ${size.width} px nothing jumps while it loads:`, () => {
    test.beforeEach(({ page }) => answerCookies(page));

    for (const [address, loaded] of [
      ['/our-work', 'OUR WORK'],
      ['/', 'Order This Service'],
      ['/order', 'Select Service'],
      ['/customer/login', 'Forgot Password?'],
    ] as const)
      test(address, ({ page }) => expectStill(page, address, size, loaded));

    test('our work without any', async ({ page }) => {
      await emptyPages(page);
      await page.route('**/api/work-gallery', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.fulfill({ json: [] });
      });
      await expectStill(page, '/our-work', size, 'OUR WORK');
    });

    test('the customer dashboard', async ({ page }) => {
      await signIn(page, await newCustomer(page));
      await expectStill(page, '/customer/dashboard', size, 'No orders found');
    });

    for (const tab of ['orders', 'customers', 'messages', 'services', 'discounts', 'laces', 'gallery'])
      test(`the dashboard's ${tab}`, async ({ page }) => {
        await signInOwner(page);
        await expectStill(page, `/admin?tab=${tab}`, size, 'Total Orders');
      });
  });
}
