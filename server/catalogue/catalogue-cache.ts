import { gzipSync } from 'node:zlib';
import type { Payload } from 'payload';
import { CATALOGUE_CALLS } from '#domain/api-calls/catalogue-calls';
import { KeptValue, perShop } from '#server/tools/per-shop';
import { tagOf } from '#server/tools/tag-of';

/** The public lists that are answered from memory, by the call that reads them. */
export const KEPT_CALLS = {
  services: CATALOGUE_CALLS.services,
  'lace-colors': CATALOGUE_CALLS.laceColors,
  gallery: CATALOGUE_CALLS.gallery,
} as const;

export type CatalogueNoun = keyof typeof KEPT_CALLS;

/** A body and the headers that go with it, name after value, made once for all who ask. */
interface Ready {
  /** The plain one is text, which Node sends together with the headers in one piece. */
  body: Buffer | string;
  headers: readonly string[];
}

/** A list ready to be sent: as JSON, the same compressed, and its entity tag. */
export interface CatalogueAnswer {
  plain: Ready;
  gzip: Ready;
  /** The headers for who has this answer already. */
  unchanged: readonly string[];
  etag: string;
}

const keptOf = perShop(
  (): Record<CatalogueNoun, KeptValue<CatalogueAnswer>> => ({
    services: new KeptValue(),
    'lace-colors': new KeptValue(),
    gallery: new KeptValue(),
  }),
);

/** The answer of a shop's list, read by `load` when none is kept; kept for a few seconds. */
export function catalogueAnswer(
  payload: Payload,
  noun: CatalogueNoun,
  load: () => Promise<unknown>,
): Promise<CatalogueAnswer> {
  return keptOf(payload)[noun].read(() => load().then(toAnswer));
}

/** The answer of a shop's list, if it is kept at this moment. */
export function keptAnswer(payload: Payload, noun: CatalogueNoun): CatalogueAnswer | undefined {
  return keptOf(payload)[noun].now();
}

/** Forgets a list's answer, so that the next visitor sees what was just saved. */
export function dropCatalogue(payload: Payload, noun: CatalogueNoun): void {
  keptOf(payload)[noun].forget();
}

function toAnswer(list: unknown): CatalogueAnswer {
  const text = JSON.stringify(list);
  const body = Buffer.from(text);
  const packed = gzipSync(body);
  const etag = tagOf(body);
  const unchanged = ['Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding', 'ETag', etag];
  const headers = [...unchanged, 'Content-Type', 'application/json; charset=utf-8', 'Content-Length'];
  return {
    etag,
    unchanged,
    plain: { body: text, headers: [...headers, String(body.length)] },
    gzip: { body: packed, headers: [...headers, String(packed.length), 'Content-Encoding', 'gzip'] },
  };
}
