import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { Router } from 'express';
import { createServer } from 'vite';
import { type Finish, storefrontPage } from './storefront';

/** The storefront as Vite serves it from its sources, reloading on change. */
export async function devStorefront(server: Server, finish: Finish): Promise<Router> {
  const vite = await createServer({
    configFile: 'storefront/vite.config.ts',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server, path: '/vite-hmr' } },
  });
  const router = Router();
  router.use(vite.middlewares);
  router.use(
    storefrontPage(async (url) =>
      finish(await vite.transformIndexHtml(url, await readFile('storefront/index.html', 'utf8'))),
    ),
  );
  return router;
}
