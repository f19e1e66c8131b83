import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { isPage } from '#domain/pages/pages';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** What is written into the page before it is sent. */
export type Finish = (html: string) => Promise<string>;

/** Serves the built storefront: hashed files for ever, the page itself for every path, 404 for unknown ones. */
export function storefrontRouter(folder: string, finish: Finish): Router {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
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
  router.use(storefrontPage(() => finish(page)));
  return router;
}

/** Answers the storefront's page; what is no page of the shop has HTTP status 404 (rule 2.1). */
export function storefrontPage(html: (url: string) => Promise<string>): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    res.status(isPage(req.path) ? 200 : 404);
    res
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(await html(req.originalUrl));
  };
}
