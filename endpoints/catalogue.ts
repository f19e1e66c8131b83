import { type RequestHandler, Router } from 'express';
import type { Payload } from 'payload';
import { type CatalogueAnswer, type CatalogueNoun, catalogueAnswer } from '#server/catalogue/catalogue-cache';
import { listGallery, listLaceColors, listServices } from '#server/catalogue/list-catalogue';

/**
 * The public lists, answered from memory with an entity tag. They are mounted before everything that costs time a public
 * answer has no use for.
 */
export function catalogueRouter(payload: Payload): Router {
  const router = Router();
  const answer = (noun: CatalogueNoun, load: () => Promise<unknown>) =>
    answerFromMemory(() => catalogueAnswer(payload, noun, load));
  router.get(
    '/api/services',
    answer('services', () => listServices(payload)),
  );
  router.get(
    '/api/lace-colors',
    answer('lace-colors', () => listLaceColors(payload)),
  );
  router.get(
    '/api/work-gallery',
    answer('gallery', () => listGallery(payload)),
  );
  return router;
}

function answerFromMemory(read: () => Promise<CatalogueAnswer>): RequestHandler {
  return async (req, res) => {
    const answer = await read();
    if (isKnown(req.headers['if-none-match'], answer.etag)) {
      res.writeHead(304, answer.unchanged).end();
      return;
    }
    const { bytes, headers } = takesGzip(req.headers['accept-encoding']) ? answer.gzip : answer.plain;
    res.writeHead(200, headers).end(req.method === 'HEAD' ? undefined : bytes);
  };
}

/** Whether the caller has this answer already; a proxy may have weakened the tag or sent several. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch !== undefined;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function takesGzip(acceptEncoding: string | undefined): boolean {
  return acceptEncoding !== undefined && /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(acceptEncoding);
}
