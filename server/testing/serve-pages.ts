import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { z } from 'zod';
import type { PageRenderer } from '#domain/served-pages/page-data';
import { openPages } from '#server/pages/open-pages';
import { openPageShell } from '#server/pages/page-shell';
import { storefrontRouter } from '#server/platform/process/storefront';
import type { TestShop } from './test-shop';

const SHELL = '<!doctype html><head><!--page-head--></head><body><!--page--><!--/page--></body>';

/** Renders nothing, since only the server's part of a page is tested. */
const renderer: PageRenderer = {
  cacheKey: (url) => url.split('?')[0] ?? '/',
  readsOf: () => [],
  renderPage: async () => ({ head: '', style: '', html: '', files: [] }),
};

/** Serves a shop's pages with an empty storefront on its own port. */
export async function servePages({ payload, settings }: Pick<TestShop, 'payload' | 'settings'>) {
  const folder = mkdtempSync(join(tmpdir(), 'glove-pages-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'scripts.json'), '{}');
  writeFileSync(join(folder, 'index.html'), SHELL);
  const pages = openPages({ payload, settings, shell: openPageShell(folder), renderer });
  const server = createServer(express().use(storefrontRouter(folder, pages)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    pages,
    url: `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
