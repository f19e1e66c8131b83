import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { Router } from 'express';
import { createServer } from 'vite';
import type { Pages } from '#server/pages/open-pages';
import { storefrontPages } from './storefront';

/** The storefront as Vite serves it from its sources, reloading on change. */
export async function devStorefront(server: Server, pages: Pages): Promise<Router> {
  const vite = await createServer({
    configFile: 'storefront/vite.config.ts',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server, path: '/vite-hmr' } },
  });
  const router = Router();
  router.use(vite.middlewares);
  router.use(
    storefrontPages(pages, async (url) =>
      vite.transformIndexHtml(url, await readFile('storefront/index.html', 'utf8')),
    ),
  );
  return router;
}
