import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { WORKER_PATH } from '#domain/app/app-manifest';
import { isDashboard, isKnownPage, trackedToken } from '#domain/pages/pages';
import { ROBOTS_PATH, SITEMAP_PATH } from '#domain/pages/site-map';
import type { PageRenderer } from '#domain/served-pages/page-data';
import type { Pages } from '#server/pages/open-pages';
import type { OwnRead } from '#server/pages/render-own-page';
import type { Reached } from '#server/platform/environment/own-address';
import { tagOf } from '#server/platform/tools/tag-of';

const packGzip = promisify(gzip);
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Serves the built storefront: hashed files with a long cache, and pages for every other path. */
export function storefrontRouter(folder: string, pages: Pages): Router {
  const router = Router();
  router.use(
    '/assets',
    // The build has already compressed these.
    expressStaticGzip(join(folder, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      index: false,
      serveStatic: { immutable: true, maxAge: YEAR_MS },
    }),
  );
  router.use(
    express.static(folder, {
      index: false,
      maxAge: '1h',
      setHeaders: (res, path) => {
        // Browsers ask whether it changed, so they never use an old one.
        if (path.endsWith(WORKER_PATH)) res.setHeader('Cache-Control', 'no-cache');
      },
    }),
  );
  router.get(ROBOTS_PATH, (req, res) => {
    sendText(res, 'text/plain', pages.robots(reachedBy(req)));
  });
  router.get(SITEMAP_PATH, async (req, res, next) => {
    const list = await pages.sitemap(reachedBy(req));
    if (list === null) next();
    else sendText(res, 'application/xml', list);
  });
  router.use(cachedPage(pages));
  return router;
}

export type OwnReads = (req: Request, res: Response) => OwnRead;

export function knownPages(pages: Pages, ownReads: OwnReads): RequestHandler {
  const answer = cachedPage(pages, ownReads);
  return (req, res, next) => (isKnownPage(req.path) ? answer(req, res, next) : next());
}

function cachedPage(pages: Pages, ownReads?: OwnReads): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const token = trackedToken(req.path);
    if (token !== null) return sendOwn(req, res, { ...(await pages.tracked(token)), isSecret: true });
    const html =
      ownReads && isDashboard(req.path) ? await pages.owners(req.originalUrl, ownReads(req, res)) : null;
    if (html) return sendOwn(req, res, { status: 200, html });
    const { status, unlisted, etag, ...bodies } = await pages.page(req.originalUrl, reachedBy(req));
    const headers = {
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ...(unlisted && { 'X-Robots-Tag': 'noindex' }),
    };
    res.status(status).setHeader('ETag', etag);
    if (req.fresh) {
      res.writeHead(304, headers).end();
      return;
    }
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

interface OwnPage {
  status: number;
  html: Buffer;
  /** Whether its URL is a secret that no other site may see (rule 15.6). */
  isSecret?: boolean;
}

/** A page for one person. It's never cached. */
async function sendOwn(
  req: Request,
  res: Response,
  { status, html, isSecret = false }: OwnPage,
): Promise<void> {
  const isPacked = req.acceptsEncodings('gzip') !== false;
  const body = isPacked ? await packGzip(html) : html;
  res.writeHead(status, {
    'Cache-Control': 'no-store',
    ...(isSecret && { 'Referrer-Policy': 'no-referrer' }),
    'X-Robots-Tag': 'noindex',
    ...(isPacked && { 'Content-Encoding': 'gzip' }),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

function sendText(res: Response, type: string, text: string): void {
  res.type(type).set('ETag', tagOf(text)).send(text);
}

const reachedBy = ({
  protocol,
  headers: { host },
  socket: { localAddress, localPort },
}: Request): Reached => ({
  ...{ protocol, host, localAddress, localPort },
});

export async function loadRenderer(file: string): Promise<PageRenderer> {
  const { default: renderer }: { default: PageRenderer } = await import(pathToFileURL(resolve(file)).href);
  return renderer;
}
