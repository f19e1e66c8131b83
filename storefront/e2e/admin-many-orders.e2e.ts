import { expect, type Page, test } from '@playwright/test';
import { startShopOfManyOrders } from './many-orders-shop';
import { noteMoments } from './page-moments';
import { signInOwner } from './shop-owner';
import { answerCookies } from './shop-visitor';

const ORDERS = 10_000;
const LIMIT_MS = 1_000;
/** A machine that has other tests to run at the same time is late now and then: one quick look of these will do. */
const LOOKS = 8;
/** On a machine too busy for any quick look: so many times what the demo shop's few orders take there may 10,000 take. */
const AS_LONG = 2;

// What is noted for a trace takes a good part of the time that is measured.
test.use({ trace: 'off' });

let shop: Awaited<ReturnType<typeof startShopOfManyOrders>> | undefined;
test.beforeAll(async () => {
  shop = await startShopOfManyOrders(ORDERS);
});
test.afterAll(() => shop?.close());

type Moments = Awaited<ReturnType<typeof noteMoments>>;

/** Opens the tab and answers after how many ms the first row was there, by the page's own clock. */
async function openingTime(page: Page, moments: Moments): Promise<number> {
  moments.length = 0;
  await page.goto('/admin?tab=orders');
  await expect(page.getByText(/^1–\d+ of [\d,]+$/)).toBeVisible();
  const came = () => moments.find((moment) => moment.came)?.at;
  await expect.poll(came).toBeTruthy();
  return came() ?? Number.NaN;
}

/** Searches for a customer and answers after how many ms only that order was there, by the page's own clock. */
async function searchTime(page: Page, name: string): Promise<number> {
  await page.getByLabel('Search').fill('');
  await expect(page.getByText(`1–50 of ${ORDERS.toLocaleString('en-US')}`)).toBeVisible();
  const found = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let typed = Number.NaN;
        document.addEventListener('input', () => (typed = performance.now()), { once: true, capture: true });
        new MutationObserver((_changes, observer) => {
          const rows = [...document.querySelectorAll('tbody tr')];
          if (rows.length !== 1 || !rows[0]?.textContent?.includes(wanted)) return;
          observer.disconnect();
          resolve(performance.now() - typed);
        }).observe(document, { childList: true, subtree: true, characterData: true });
      }),
    name,
  );
  await page.getByLabel('Search').fill(name);
  return found;
}

/** Measures until it was quick enough once, and answers every time. */
async function measure(time: (look: number) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  while (times.length < LOOKS && !times.some((ms) => ms < LIMIT_MS)) {
    times.push(Math.round(await time(times.length)));
  }
  return times;
}

test(`with ${ORDERS.toLocaleString('en-US')} orders the tab and its search take less than a second`, async ({
  browser,
  page: demo,
}) => {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: shop?.url, viewport });
  const page = await context.newPage();
  await demo.setViewportSize(viewport);
  for (const one of [page, demo]) {
    await answerCookies(one);
    await signInOwner(one);
  }
  const moments = await noteMoments(page, 'tbody tr');
  const openings = await measure(() => openingTime(page, moments));
  const searches = await measure((look) => searchTime(page, `Casey Number ${9_999 - look}`));

  const isBusy = [openings, searches].some((times) => Math.min(...times) >= LIMIT_MS);
  const few = isBusy ? await openingTime(demo, await noteMoments(demo, 'tbody tr')) : 0;
  const limit = Math.max(LIMIT_MS, AS_LONG * few);
  expect(Math.min(...openings), `first row after ${openings} ms`).toBeLessThan(limit);
  expect(Math.min(...searches), `found after ${searches} ms`).toBeLessThan(limit);

  await page.goto('/admin?tab=orders&page=200');
  await expect(page.getByText('9,951–10,000 of 10,000')).toBeVisible();
  await context.close();
});
