import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';

const LIMITS = [
  { address: '/', bytes: 106_000, files: 6 },
  { address: '/our-work', bytes: 115_000, files: 9 },
  { address: '/order', bytes: 103_000, files: 6 },
] as const;
const FONT_LIMIT = 46_000;
/** How long a page's scripts wait for its first paint (first-paint/boot.js). */
const PATIENCE_MS = 1000;

/** Lets scripts wait for the first paint, even a very late one, so a busy machine shows what loads before it, too. */
const waitForPaint = (page: Page) =>
  page.addInitScript((patience) => {
    const { setTimeout: later } = window;
    const wait = (run: () => void, ms?: number) => later(run, ms === patience ? patience * 100 : ms);
    Object.assign(window, { setTimeout: wait });
  }, PATIENCE_MS);

async function requestedEarly(page: Page): Promise<string[]> {
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < painted)
      .map(({ name }) => new URL(name).pathname);
  });
}

const total = (sizes: Map<string, number>) => [...sizes.values()].reduce((sum, size) => sum + size, 0);

for (const { address, bytes, files } of LIMITS)
  test(`the first load of ${address} stays small and loads only what the first screen needs before first paint`, async ({
    page,
  }) => {
    const scripts = new Map<string, number>();
    const fonts = new Map<string, number>();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') requests.push(new URL(request.url()).pathname);
    });
    page.on('requestfinished', async (request) => {
      const kind = { script: scripts, font: fonts }[request.resourceType()];
      kind?.set(new URL(request.url()).pathname, (await request.sizes()).responseBodySize);
    });
    await waitForPaint(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Scripts start after the first paint, so on a busy machine the network goes idle once before that.
    await expect
      .poll(async () => {
        const before = requests.length;
        await page.waitForTimeout(500);
        const isQuiet = requests.length === before && scripts.size === new Set(requests).size;
        return isQuiet && requests.some((path) => path.startsWith('/assets/index-'));
      })
      .toBe(true);
    const all = JSON.stringify(Object.fromEntries(scripts));
    expect(total(scripts), all).toBeLessThan(bytes);
    expect(scripts.size, all).toBeLessThanOrEqual(files);
    expect(requests.length, 'each is asked for once').toBe(new Set(requests).size);
    expect(fonts.size).toBeGreaterThan(0);
    expect(total(fonts), JSON.stringify(Object.fromEntries(fonts))).toBeLessThan(FONT_LIMIT);
    const early = await requestedEarly(page);
    const photos = early.filter((path) => address === '/our-work' && path.startsWith('/media/thumbs/'));
    expect(early.filter((path) => !path.endsWith('.woff2'))).toEqual(photos);
    expect(early.length - photos.length).toBe(2);
  });

test('the page has no inline script except the one its policy allows by hash', async ({ request }) => {
  const answer = await request.get('/');
  const html = await answer.text();
  const inline = html.matchAll(
    /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g,
  );
  const sums = [...inline].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  expect(sums).toHaveLength(1);
  const [, allowed] = /script-src ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '') ?? [];
  expect(allowed?.split(' ')).toEqual(["'self'", ...sums]);
  expect(html).not.toMatch(/\son\w+="/);
});
