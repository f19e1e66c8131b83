import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { PageRenderer } from '#domain/served-pages/page-data';
import { SHOP_FACTS, shopFacts } from '#domain/shop-settings/shop-facts';
import { openPages } from '#server/pages/open-pages';
import { openPageShell } from '#server/pages/page-shell';
import { knownPages, storefrontRouter } from '#server/platform/process/storefront';
import { listen } from './listen';
import type { TestShop } from './test-shop';

const SHELL = '<!doctype html><head><!--page-head--></head><body><!--page--><!--/page--></body>';

/** Renders nothing, because these tests are about the server's part of a page. */
const EMPTY: PageRenderer = {
  cacheKey: (url) => url.split('?')[0] ?? '/',
  readsOf: () => [],
  renderPage: async () => ({ head: '', style: '', html: '', files: [], missing: [] }),
};

/** Serves a shop with its pages and an empty storefront on its own port. */
export async function servePages(
  { payload, settings }: Pick<TestShop, 'payload' | 'settings'>,
  renderPage = EMPTY.renderPage,
) {
  const folder = mkdtempSync(join(tmpdir(), 'glove-pages-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'scripts.json'), '{}');
  writeFileSync(join(folder, '.vite', 'early-work.js'), '');
  writeFileSync(join(folder, 'index.html'), SHELL);
  const renderer = { ...EMPTY, renderPage };
  const pages = openPages({ payload, settings, shell: openPageShell(folder), renderer });
  const { createApp } = await import('../platform/process/app');
  const server = createServer(
    createApp({
      payload,
      settings,
      pages: (ownReads) => knownPages(pages, ownReads),
      drawHome: pages.drawHome,
      storefront: storefrontRouter(folder, pages),
    }),
  );
  const { url, close } = await listen(server);
  return {
    pages,
    url,
    async close(): Promise<void> {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The shop's facts in a page, with the defaults that pages leave out. */
export function factsIn(html: string) {
  const [, json] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  const page = z.object({ facts: z.strictObject(shopFacts.shape).partial() });
  return { ...SHOP_FACTS, ...page.parse(JSON.parse(json ?? '')).facts };
}
