import { expect, test } from '@playwright/test';

/** Compressed JavaScript that the first look at the shop may cost, in bytes. */
const LIMIT = 130_000;

test('the first load of the home page stays small', async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.set(new URL(request.url()).pathname, (await request.sizes()).responseBodySize);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Order This Service' }).first()).toBeVisible();
  expect([...sizes.keys()].some((path) => path.startsWith('/assets/index-'))).toBe(true);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(total, JSON.stringify(Object.fromEntries(sizes))).toBeLessThan(LIMIT);
});
