import type { Request, RequestHandler, Response } from 'express';
import type { Payload } from 'payload';
import { type ApiCall, partsOf } from '#domain/api-calls/api-call';
import {
  CACHED_CALLS,
  type CatalogueAnswer,
  type CatalogueNoun,
  cachedAnswer,
  catalogueAnswer,
} from '#server/catalogue/list-catalogue';
import type { CheckedCall } from './checked-call';
import { newRequestId, REQUEST_ID_HEADER } from './middleware/answer-headers';
import { nameCall } from './middleware/count-requests';

const NOUNS = ['services', 'lace-colors', 'gallery', 'reviews'] as const satisfies CatalogueNoun[];
const NOUN_BY_PATH: ReadonlyMap<string, CatalogueNoun> = new Map(
  NOUNS.map((noun) => [partsOf(CACHED_CALLS[noun]).path, noun]),
);

/** Sends cached public lists, with the `standing` headers, before all other middleware. */
export function cachedLists(payload: Payload, commonHeaders: readonly string[]): RequestHandler {
  return (req, res, next) => {
    const noun = req.method === 'GET' || req.method === 'HEAD' ? NOUN_BY_PATH.get(req.url) : undefined;
    const answer = noun && cachedAnswer(payload, noun);
    if (answer) nameCall(req, CACHED_CALLS[noun]);
    if (answer) answerCached(req, res, answer, [...commonHeaders, REQUEST_ID_HEADER, newRequestId()]);
    else next();
  };
}

/** Sends a public list. If it isn't cached, reads it first. */
export const cachedList =
  (noun: CatalogueNoun) =>
  async ({ payload, req, res }: Pick<CheckedCall<ApiCall>, 'payload' | 'req' | 'res'>): Promise<void> =>
    answerCached(req, res, await catalogueAnswer(payload, noun));

function answerCached(
  req: Request,
  res: Response,
  answer: CatalogueAnswer,
  commonHeaders: readonly string[] = [],
): void {
  if (hasTag(req.headers['if-none-match'], answer.etag)) {
    res.writeHead(304, [...commonHeaders, ...answer.unchanged]).end();
    return;
  }
  const { body, headers } = takesGzip(req.headers['accept-encoding']) ? answer.gzip : answer.plain;
  res.writeHead(200, [...commonHeaders, ...headers]).end(req.method === 'HEAD' ? undefined : body);
}

/** Whether the caller already has this answer. A proxy may have weakened the tag or sent several. */
function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch !== undefined;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function takesGzip(acceptEncoding: string | undefined): boolean {
  return acceptEncoding !== undefined && /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(acceptEncoding);
}
