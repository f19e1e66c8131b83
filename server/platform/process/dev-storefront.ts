import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { Router } from 'express';
import type { Payload } from 'payload';
import { createServer } from 'vite';
import { pageHead } from '#domain/pages/page-head';
import { pageAt } from '#domain/pages/pages';
import { readPageFacts } from '#server/pages/page-data';
import { emptyPage } from '#server/pages/page-shell';
import { type Env, siteUrl } from '#server/platform/environment/env';

export async function devStorefront(server: Server, payload: Payload, settings: Env): Promise<Router> {
  const vite = await createServer({
    configFile: 'storefront/vite.config.ts',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server, path: '/vite-hmr' } },
  });
  const router = Router();
  router.use(vite.middlewares);
  router.get('/{*path}', async (req, res) => {
    const shell = await vite.transformIndexHtml(
      req.originalUrl,
      await readFile('storefront/index.html', 'utf8'),
    );
    const facts = await readPageFacts(payload);
    const tags = pageHead(req.path, { ...facts, siteUrl: siteUrl(settings) });
    res
      .status(pageAt(req.path, facts.shop.texts) ? 200 : 404)
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(emptyPage(shell, { facts: facts.shop, reads: {} }, tags));
  });
  return router;
}
