import { expect, type Page, test } from '@playwright/test';
import { holdRequests } from './hold-requests';
import { answerCookies, DESKTOP, PHONE } from './shop-visitor';

/** A layout shift nobody notices. The header's links move by a few pixels. */
const STILL = 0.001;

interface Laid {
  height: number;
  lines: string[];
}

const laidOut = (page: Page): Promise<Laid> =>
  page.evaluate(() => {
    const lines: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const bottoms = Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom));
      if (bottoms.length > 0) lines.push(`${new Set(bottoms).size} ${texts.currentNode.textContent}`);
    }
    return { height: document.documentElement.scrollHeight, lines };
  });

const facesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );

for (const size of [PHONE, DESKTOP]) {
  test.describe(`at ${size.width} px with slow fonts,`, () => {
    test.use({ viewport: size });
    test.beforeEach(({ page }) => answerCookies(page));

    for (const address of ['/', '/order', '/our-work']) {
      test(`no line of ${address} wraps differently`, async ({ page }) => {
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
        const [before, shiftedBefore] = [await laidOut(page), await shifted()];
        open();
        await expect
          .poll(() => facesOf(page))
          .toEqual(expect.arrayContaining([expect.stringMatching(/Source Sans/)]));
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect((await laidOut(page)).lines).toEqual(before.lines);
        expect((await shifted()) - shiftedBefore).toBeLessThan(STILL);
      });
    }
  });
}
