import { expect, test } from '@playwright/test';

/** Compressed JavaScript that the first look at the shop may cost, in bytes. */
const LIMIT = 130_000;
/** The same of its typefaces. */
const FONT_LIMIT = 60_000;

test('the first load of the home page stays small', async ({ page }) => {
  const sizes = new Map<string, number>();
  const fonts = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const kind = { script: sizes, font: fonts }[request.resourceType()];
    kind?.set(new URL(request.url()).pathname, (await request.sizes()).responseBodySize);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Order This Service' }).first()).toBeVisible();
  expect([...sizes.keys()].some((path) => path.startsWith('/assets/index-'))).toBe(true);
  const total = (of: Map<string, number>) => [...of.values()].reduce((sum, size) => sum + size, 0);
  expect(total(sizes), JSON.stringify(Object.fromEntries(sizes))).toBeLessThan(LIMIT);
  expect(fonts.size).toBeGreaterThan(0);
  expect(total(fonts), JSON.stringify(Object.fromEntries(fonts))).toBeLessThan(FONT_LIMIT);
});
