import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { expectReadable } from './readable';
import { COLOR_RULES, expectNoAxeViolations } from './shop-visitor';

const NARROW = 320;
const WIDTHS = [NARROW, 600];
/** The smallest touch target, in px. */
const BUTTON_HEIGHT = 44;

test('every email reads well without pictures, narrow and wide, light and dark', async ({ page }) => {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/print-emails.ts'], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  const emails = Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(printed)));
  expect(emails.length).toBeGreaterThan(0);
  await page.route('**/*', (route) => route.abort());
  for (const [kind, html] of emails) {
    await page.setContent(html);
    for (const width of WIDTHS)
      for (const colorScheme of ['light', 'dark'] as const) {
        const where = `${kind}, ${width} px, ${colorScheme}`;
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        // Themes don't change line breaks.
        if (colorScheme === 'light') await expectReadable(page, where);
        // Width doesn't change the texts or colors of an email, and themes don't change anything else.
        if (width === NARROW)
          await expectNoAxeViolations(page, where, {
            rules: colorScheme === 'dark' ? COLOR_RULES : undefined,
          });
        const layout = await page.evaluate(() => ({
          ground: getComputedStyle(document.body).backgroundColor,
          buttons: [...document.querySelectorAll('a')]
            .filter((link) => getComputedStyle(link).display === 'inline-block')
            .map((link) => link.getBoundingClientRect().height),
        }));
        expect(layout.ground, where).toBe(colorScheme === 'dark' ? 'rgb(21, 17, 14)' : 'rgb(251, 246, 236)');
        expect(Math.min(BUTTON_HEIGHT, ...layout.buttons), where).toBe(BUTTON_HEIGHT);
      }
  }
});
