import type { Request, RequestHandler, Response } from 'express';
import type { Payload } from 'payload';
import { CATALOGUE_CALLS } from '#domain/api-calls/catalogue-calls';
import { type CatalogueAnswer, type CatalogueNoun, keptAnswer } from '#server/catalogue/catalogue-cache';
import { newRequestId, REQUEST_ID_HEADER } from './middleware/answer-headers';

const { services, laceColors, gallery } = CATALOGUE_CALLS;
const pathOf = ({ call }: { call: string }) => call.slice(call.indexOf('/'));
const NOUNS: ReadonlyMap<string, CatalogueNoun> = new Map([
  [pathOf(services), 'services'],
  [pathOf(laceColors), 'lace-colors'],
  [pathOf(gallery), 'gallery'],
]);

/**
 * Answers a public list that is in memory at this moment before everything else, with the headers that every answer has; what is
 * not there goes the way of all calls, and is there for the next one.
 */
export function keptLists(payload: Payload, standing: readonly string[]): RequestHandler {
  return (req, res, next) => {
    const noun = req.method === 'GET' || req.method === 'HEAD' ? NOUNS.get(req.url) : undefined;
    const answer = noun && keptAnswer(payload, noun);
    if (answer) answerKept(req, res, answer, [...standing, REQUEST_ID_HEADER, newRequestId()]);
    else next();
  };
}

/** Answers a list as it is kept; `standing` headers go before its own. */
export function answerKept(
  req: Request,
  res: Response,
  answer: CatalogueAnswer,
  standing: readonly string[] = [],
): void {
  if (isKnown(req.headers['if-none-match'], answer.etag)) {
    res.writeHead(304, [...standing, ...answer.unchanged]).end();
    return;
  }
  const { body, headers } = takesGzip(req.headers['accept-encoding']) ? answer.gzip : answer.plain;
  res.writeHead(200, [...standing, ...headers]).end(req.method === 'HEAD' ? undefined : body);
}

/** Whether the caller has this answer already; a proxy may have weakened the tag or sent several. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch !== undefined;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function takesGzip(acceptEncoding: string | undefined): boolean {
  return acceptEncoding !== undefined && /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(acceptEncoding);
}
