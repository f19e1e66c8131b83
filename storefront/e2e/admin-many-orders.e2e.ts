import { expect, type Page, test } from '@playwright/test';
import { startShopOfManyOrders } from './many-orders-shop';
import { noteMoments } from './page-moments';
import { signInOwner } from './shop-owner';
import { answerCookies } from './shop-visitor';

const ORDERS = 10_000;
const LIMIT_MS = 1_000;
/** Longer than this a page is felt to stand still. */
const BLOCK_MS = 50;
/** Between two letters, so that the search begins in the middle of the typing. */
const TYPING_MS = 300;
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

/** Types a search letter by letter and answers for how many ms at once, at most, the page was deaf until all was shown; 50 is the least that counts. */
async function longestBlock(page: Page, name: string): Promise<number> {
  await page.getByLabel('Search').fill('');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.evaluate(() => {
    document.body.dataset.blocked = '0';
    new PerformanceObserver((list) => {
      const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
      document.body.dataset.blocked = String(Math.max(longest, Number(document.body.dataset.blocked)));
    }).observe({ type: 'longtask' });
  });
  await page.getByLabel('Search').click();
  await page.keyboard.type(name, { delay: TYPING_MS });
  await expect(page.getByText(/orders? match/)).toBeVisible();
  await page.getByLabel('Search').press('Home');
  return Number(await page.evaluate(() => document.body.dataset.blocked));
}

/** Measures until it was quick enough once, and answers every time. */
async function measure(time: (look: number) => Promise<number>, limit = LIMIT_MS): Promise<number[]> {
  const times: number[] = [];
  while (times.length < LOOKS && !times.some((ms) => ms < limit)) {
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

  // Letter by letter, each of which finds other orders, thousands of them.
  await page.goto('/admin?tab=orders');
  const blocks = await measure(() => longestBlock(page, 'number'), BLOCK_MS + 1);
  const isSlow = Math.min(...blocks) > BLOCK_MS;
  await demo.goto('/admin?tab=orders');
  const fewBlock = isSlow ? await longestBlock(demo, 'e') : 0;
  expect(Math.min(...blocks), `blocked for ${blocks} ms`).toBeLessThanOrEqual(
    Math.max(BLOCK_MS, AS_LONG * fewBlock),
  );

  await page.goto('/admin?tab=orders&page=200');
  await expect(page.getByText('9,951–10,000 of 10,000')).toBeVisible();
  await context.close();
});
