import { gzipSync } from 'node:zlib';
import type { Payload } from 'payload';
import { CATALOGUE_CALLS } from '#domain/api-calls/catalogue-calls';
import { REVIEW_CALLS } from '#domain/api-calls/review-calls';
import { linesOf } from '#domain/catalogue/included-lines';
import { type LaceColorView, laceColorView } from '#domain/catalogue/lace-color-contract';
import { type ServiceView, serviceView } from '#domain/catalogue/service-contract';
import { formatReadyBy, type ReadyBy } from '#domain/orders/ready-by-days';
import { MEDIA_PATH } from '#domain/photos/photo-limits';
import { toFlag } from '#domain/wire/wire';
import { listAlbums } from '#server/gallery/list-albums';
import { serviceEstimates } from '#server/orders/ready-estimate';
import { asView } from '#server/platform/access/as-view';
import { CachedValue, perShop } from '#server/platform/tools/per-shop';
import { tagOf } from '#server/platform/tools/tag-of';
import { listReviews } from '#server/reviews/read-reviews';
import type { LaceColor, Service } from '../../payload-types';

const listOptions = { depth: 0, limit: 0, pagination: false, overrideAccess: false } as const;

/** All services by position, inactive ones too (rule 3.3). */
export async function listServices(payload: Payload): Promise<ServiceView[]> {
  const { docs } = await payload.find({
    collection: 'services',
    sort: ['sortOrder', 'createdAt'],
    ...listOptions,
  });
  const estimateOf = await serviceEstimates(payload);
  return docs.map((service) => presentService(service, estimateOf(service)));
}

/** All lace colors by position, inactive ones too (rule 3.3). */
export async function listLaceColors(payload: Payload): Promise<LaceColorView[]> {
  const { docs } = await payload.find({
    collection: 'lace-colors',
    // Visitors don't need the stock log, which keeps growing.
    select: { stockLog: false },
    sort: ['sortOrder', 'createdAt'],
    ...listOptions,
  });
  return docs.map(presentLaceColor);
}

function presentService(service: Service, estimate: ReadyBy | null): ServiceView {
  const lines = linesOf(service.included);
  return asView(serviceView, {
    ...service,
    version: service.version ?? 0,
    active: toFlag(service.active),
    picture: service.picture || undefined,
    included: lines.length > 0 ? lines : undefined,
    days: service.days || undefined,
    estimate,
    readyAround: estimate ? formatReadyBy(estimate) : undefined,
  });
}

function presentLaceColor(color: LaceColor): LaceColorView {
  const { version, active, imageUrl } = color;
  return asView(laceColorView, {
    ...color,
    version: version ?? 0,
    active: toFlag(active),
    imageUrl: imageUrl || null,
  });
}

export const CACHED_CALLS = {
  services: CATALOGUE_CALLS.services,
  'lace-colors': CATALOGUE_CALLS.laceColors,
  gallery: CATALOGUE_CALLS.gallery,
  reviews: REVIEW_CALLS.reviews,
} as const;

export type CatalogueNoun = keyof typeof CACHED_CALLS;

interface EncodedBody {
  /** It's a string, because Node sends a string together with the headers. */
  body: Buffer | string;
  headers: readonly string[];
}

export interface CatalogueAnswer {
  /** Runs before each use of data that customers can withdraw. */
  isAllowed?: () => Promise<boolean>;
  plain: EncodedBody;
  gzip: EncodedBody;
  unchanged: readonly string[];
  etag: string;
}

const cacheOf = perShop(
  (): Record<CatalogueNoun, CachedValue<CatalogueAnswer>> => ({
    services: new CachedValue(),
    'lace-colors': new CachedValue(),
    gallery: new CachedValue(),
    reviews: new CachedValue(),
  }),
);

type Listed = { list: unknown } & Pick<CatalogueAnswer, 'isAllowed'>;

const LISTS: Record<CatalogueNoun, (payload: Payload) => Promise<Listed>> = {
  services: async (payload) => ({ list: await listServices(payload) }),
  'lace-colors': async (payload) => ({ list: await listLaceColors(payload) }),
  gallery: listAlbums,
  reviews: listReviews,
};

/** Returns a public list, cached for a few seconds. Data that a customer withdraws is left out right away (rule 36.9). */
export async function catalogueAnswer(
  payload: Payload,
  noun: CatalogueNoun,
  load = () => LISTS[noun](payload),
): Promise<CatalogueAnswer> {
  const cache = cacheOf(payload)[noun];
  const read = () => cache.read(() => load().then(toAnswer));
  const answer = await read();
  if (!answer.isAllowed || (await answer.isAllowed())) return answer;
  cache.forget();
  return read();
}

/** Returns the cached list, unless it has to be checked before each use. */
export function cachedAnswer(payload: Payload, noun: CatalogueNoun): CatalogueAnswer | undefined {
  const answer = cacheOf(payload)[noun].now();
  return answer?.isAllowed ? undefined : answer;
}

/** Whether the gallery currently shows the picture with this file name. */
export async function isInGallery(payload: Payload, name: string): Promise<boolean> {
  const { plain } = await catalogueAnswer(payload, 'gallery');
  return String(plain.body).includes(`"${MEDIA_PATH}${name}"`);
}

/** Drops a cached list, so the next visitor sees what was just saved. */
export function dropCatalogue(payload: Payload, noun: CatalogueNoun): void {
  cacheOf(payload)[noun].forget();
}

/** Drops the cached services if they have estimates, which depend on open orders, or if they're still loading. */
export function dropEstimates(payload: Payload): void {
  const answer = cachedAnswer(payload, 'services');
  if (!answer || String(answer.plain.body).includes('"estimate":{')) dropCatalogue(payload, 'services');
}

function toAnswer({ list, isAllowed }: Listed): CatalogueAnswer {
  const text = JSON.stringify(list);
  const body = Buffer.from(text);
  const gzipped = gzipSync(body);
  const etag = tagOf(body);
  const unchanged = ['Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding', 'ETag', etag];
  const headers = [...unchanged, 'Content-Type', 'application/json; charset=utf-8', 'Content-Length'];
  return {
    ...(isAllowed && { isAllowed }),
    etag,
    unchanged,
    plain: { body: text, headers: [...headers, String(body.length)] },
    gzip: { body: gzipped, headers: [...headers, String(gzipped.length), 'Content-Encoding', 'gzip'] },
  };
}
