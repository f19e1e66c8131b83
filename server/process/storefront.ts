import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import express, { type Request, type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { isKnownPage } from '#domain/pages/pages';
import { ROBOTS_PATH, SITEMAP_PATH } from '#domain/pages/site-map';
import type { PageRenderer } from '#domain/served-pages/page-data';
import type { Pages } from '#server/pages/open-pages';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Serves the built storefront: hashed files for ever, its pages for every other path, 404 for unknown ones. */
export function storefrontRouter(folder: string, pages: Pages): Router {
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
  router.get(ROBOTS_PATH, (req, res) => {
    res.type('text/plain').send(pages.robots(calledAs(req)));
  });
  router.get(SITEMAP_PATH, async (req, res) => {
    res.type('application/xml').send(await pages.sitemap(calledAs(req)));
  });
  router.use(keptPage(pages));
  return router;
}

/** Answers the shop's own pages, before everything that a page out of memory has no use for. */
export function knownPages(pages: Pages): RequestHandler {
  const answer = keptPage(pages);
  return (req, res, next) => (isKnownPage(req.path) ? answer(req, res, next) : next());
}

/** Answers a page of the storefront from memory; what is no page of the shop has HTTP status 404 (rule 2.1). */
function keptPage(pages: Pages): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const { status, unlisted, etag, ...bodies } = await pages.page(req.originalUrl, calledAs(req));
    const headers = {
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ...(unlisted && { 'X-Robots-Tag': 'noindex' }),
    };
    // Express compares these two with what the browser has.
    res.status(status).setHeader('ETag', etag);
    if (req.fresh) {
      res.writeHead(304, headers).end();
      return;
    }
    // By size, not by the browser's order.
    const encoding = req.acceptsEncodings('br') || req.acceptsEncodings('gzip');
    const body = encoding === 'br' ? bodies.br : encoding === 'gzip' ? bodies.gzip : bodies.html;
    res.writeHead(status, {
      ...headers,
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}

const calledAs = ({ protocol, headers }: Request): string => `${protocol}://${headers.host}`;

/** The built renderer. */
export async function loadRenderer(file: string): Promise<PageRenderer> {
  const { default: renderer }: { default: PageRenderer } = await import(pathToFileURL(resolve(file)).href);
  return renderer;
}
