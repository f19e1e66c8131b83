import { pipeline } from 'node:stream/promises';
import { type RequestHandler, Router } from 'express';
import { hasCode } from '#server/errors/has-code';
import { type OpenPicture, openPicture, openThumbnail } from '#server/uploads/open-picture';
import type { PhotoStore } from '#server/uploads/photo-store';
import { notFound } from './middleware/errors';

const YEAR_S = 365 * 24 * 60 * 60;

/** Serves the shop's pictures; their names never repeat, so browsers keep them for ever. */
export function mediaRouter(store: PhotoStore): Router {
  const router = Router();
  router.get(
    '/thumbs/:name',
    answerPicture((name) => openThumbnail(store, name)),
  );
  router.get(
    '/:name',
    answerPicture((name) => openPicture(store, name)),
  );
  router.use(notFound);
  return router;
}

function answerPicture(
  open: (name: string) => Promise<OpenPicture | null>,
): RequestHandler<{ name: string }> {
  return async (req, res, next) => {
    const { name } = req.params;
    const picture = await open(name);
    if (!picture) return next();
    res.set({
      'Content-Type': picture.type,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
      // What lies under a name never changes.
      ETag: `"${name}"`,
    });
    if (req.fresh) {
      picture.body.destroy();
      res.status(304).end();
      return;
    }
    res.set('Content-Length', String(picture.size));
    if (req.method === 'HEAD') {
      picture.body.destroy();
      res.end();
      return;
    }
    try {
      await pipeline(picture.body, res);
    } catch (error) {
      // The reader has gone away.
      if (!hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
    }
  };
}
