import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Request, type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { ROBOTS_PATH, SITEMAP_PATH } from '#domain/pages/site-map';
import type { AskedPage, Pages } from '#server/pages/open-pages';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Serves the built storefront: hashed files for ever, the page itself for every path, 404 for unknown ones. */
export function storefrontRouter(folder: string, pages: Pages): Router {
  const shell = readFileSync(join(folder, 'index.html'), 'utf8');
  const router = Router();
  router.use(
    '/assets',
    // The build has packed them once, as small as it goes; packing them at each answer is slower and larger.
    expressStaticGzip(join(folder, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      index: false,
      serveStatic: { immutable: true, maxAge: YEAR_MS },
    }),
  );
  router.use(express.static(folder, { index: false, maxAge: '1h' }));
  router.use(storefrontPages(pages, async () => shell));
  return router;
}

/** Answers the storefront's pages; what is no page of the shop has HTTP status 404 (rule 2.1). */
export function storefrontPages(pages: Pages, shellOf: (url: string) => Promise<string>): Router {
  const router = Router();
  router.get(ROBOTS_PATH, (req, res) => {
    res.type('text/plain').send(pages.robots(asked(req)));
  });
  router.get(SITEMAP_PATH, async (req, res) => {
    res.type('application/xml').send(await pages.sitemap(asked(req)));
  });
  router.use(page(pages, shellOf));
  return router;
}

function page(pages: Pages, shellOf: (url: string) => Promise<string>): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const { status, unlisted, html } = await pages.page(await shellOf(req.originalUrl), asked(req));
    if (unlisted) res.set('X-Robots-Tag', 'noindex');
    res.status(status).set('Cache-Control', 'no-cache').type('html').send(html);
  };
}

const asked = ({ path, protocol, headers }: Request): AskedPage => ({
  path,
  calledAs: `${protocol}://${headers.host}`,
});
