import { expect, type Page, test } from '@playwright/test';
import { holdRequests } from './hold-requests';
import { signInOwner } from './shop-owner';
import { DESKTOP, PHONE, prepareVisitor } from './shop-visitor';

/** Layout shifts nobody notices. The header's links move by a few pixels, and in the dashboard, so do the texts in its tables. */
const STILL = 0.001;
const STILL_AT_WORK = 0.004;

const linesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const bottoms = Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom));
      if (bottoms.length > 0) lines.push(`${new Set(bottoms).size} ${texts.currentNode.textContent}`);
    }
    return lines;
  });

const facesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );

/** Opens a page whose fonts come late, and returns its lines before and after them and how far they moved it. */
async function openBeforeFonts(page: Page, address: string) {
  const open = await holdRequests(page, '**/*.woff2');
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value });
    }).observe({ type: 'layout-shift' });
  });
  const shifted = () => page.evaluate(() => Number(Reflect.get(window, 'shifted')));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // Wait for pictures and lazy islands.
  await page.waitForTimeout(1500);
  expect(await facesOf(page)).not.toContain('"Source Sans 3 Variable"');
  const [before, shiftedBefore] = [await linesOf(page), await shifted()];
  open();
  await expect
    .poll(() => facesOf(page))
    .toEqual(expect.arrayContaining([expect.stringMatching(/Source Sans/)]));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return { before, after: await linesOf(page), moved: (await shifted()) - shiftedBefore };
}

for (const size of [PHONE, DESKTOP]) {
  test.describe(`at ${size.width} px with slow fonts,`, () => {
    test.use({ viewport: size });
    test.beforeEach(({ page }) => prepareVisitor(page));

    for (const address of ['/', '/order', '/our-work']) {
      test(`no line of ${address} wraps differently`, async ({ page }) => {
        const { before, after, moved } = await openBeforeFonts(page, address);
        expect(after).toEqual(before);
        expect(moved).toBeLessThan(STILL);
      });
    }

    test('the dashboard stays in place', async ({ page }) => {
      await signInOwner(page);
      const { moved } = await openBeforeFonts(page, '/admin?tab=discounts');
      expect(moved).toBeLessThan(STILL_AT_WORK);
    });
  });
}
