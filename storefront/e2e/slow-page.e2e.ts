import { createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { listen } from '#server/testing/listen';
import { startAsOwner } from './shop-owner';
import { prepareVisitor } from './shop-visitor';

/** How long scripts need to run once they've arrived, in ms. */
const RUN_MS = 2000;

/** The shop, with the end of each page held back until its scripts could have run. */
function startSlowShop(shop: string) {
  let scripts = 0;
  return listen(
    createServer((asked, answer) => {
      const url = new URL(asked.url ?? '/', shop);
      const options = { method: asked.method, headers: { ...asked.headers, 'accept-encoding': 'identity' } };
      const passed = request(url, options, async (got) => {
        answer.writeHead(got.statusCode ?? 500, got.headers);
        const body = Buffer.concat(await got.toArray());
        const end = body.indexOf('<script type="application/json" id="page-data">');
        if (url.pathname.endsWith('.js')) scripts += 1;
        if (end >= 0) {
          answer.write(body.subarray(0, end));
          await expect.poll(() => scripts).toBeGreaterThan(0);
          await wait(RUN_MS);
        }
        answer.end(body.subarray(Math.max(end, 0)));
      });
      asked.pipe(passed);
    }),
  );
}

async function open(page: Page, address: string) {
  const calls: string[] = [];
  const errors: string[] = [];
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(address, { waitUntil: 'networkidle' });
  return { calls, errors };
}

test("scripts that arrive before a page's end wait for its data", async ({ page, baseURL }) => {
  const slow = await startSlowShop(String(baseURL));
  await startAsOwner(page);
  await prepareVisitor(page);
  expect(await open(page, `${slow.url}/admin`)).toEqual({ calls: [], errors: [] });
  expect((await open(page, `${slow.url}/`)).errors).toEqual([]);
  await slow.close();
});
