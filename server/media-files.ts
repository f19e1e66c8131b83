import { join } from 'node:path';
import express, { Router } from 'express';
import { notFound } from '../endpoints/middleware/errors';

/** Serves the shop's pictures; their names never repeat, so browsers keep them for ever. */
export function mediaRouter(dataDir: string): Router {
  const router = Router();
  router.use(
    express.static(join(dataDir, 'media'), {
      immutable: true,
      maxAge: 365 * 24 * 60 * 60 * 1000,
      index: false,
      fallthrough: true,
      setHeaders: (res) => res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox"),
    }),
  );
  router.use(notFound);
  return router;
}
