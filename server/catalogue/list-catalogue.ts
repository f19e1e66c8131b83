import { gzipSync } from 'node:zlib';
import type { Payload } from 'payload';
import { CATALOGUE_CALLS } from '#domain/api-calls/catalogue-calls';
import { linesOf } from '#domain/catalogue/included-lines';
import { type LaceColorView, laceColorView } from '#domain/catalogue/lace-color-contract';
import { type ServiceView, serviceView } from '#domain/catalogue/service-contract';
import { type GalleryAlbumView, galleryAlbumView } from '#domain/gallery/gallery-contract';
import { formatReadyBy, type ReadyBy } from '#domain/orders/ready-by-days';
import { imageList } from '#domain/photos/images';
import { toFlag } from '#domain/wire/wire';
import { serviceEstimates } from '#server/orders/ready-estimate';
import { asView } from '#server/platform/access/as-view';
import { CachedValue, perShop } from '#server/platform/tools/per-shop';
import { tagOf } from '#server/platform/tools/tag-of';
import type { Gallery, LaceColor, Service } from '../../payload-types';

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
    // The log keeps growing, and visitors don't need it.
    select: { stockLog: false },
    sort: ['sortOrder', 'createdAt'],
    ...listOptions,
  });
  return docs.map(presentLaceColor);
}

/** All albums in the owner's order, newest first where none is set (rule 3.5). */
export async function listGallery(payload: Payload): Promise<GalleryAlbumView[]> {
  const { docs } = await payload.find({ collection: 'gallery', sort: '-createdAt', ...listOptions });
  // Not sorted by the query, because MongoDB puts missing positions first.
  return docs.sort((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0)).map(presentAlbum);
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

function presentAlbum(album: Gallery): GalleryAlbumView {
  const { version, description, imageUrls, isSample } = album;
  return asView(galleryAlbumView, {
    ...album,
    version: version ?? 0,
    description: description || null,
    imageUrls: imageList.parse(imageUrls) ?? [],
    isSample: isSample ?? false,
  });
}

export const CACHED_CALLS = {
  services: CATALOGUE_CALLS.services,
  'lace-colors': CATALOGUE_CALLS.laceColors,
  gallery: CATALOGUE_CALLS.gallery,
} as const;

export type CatalogueNoun = keyof typeof CACHED_CALLS;

interface EncodedBody {
  /** A string, which Node sends together with the headers. */
  body: Buffer | string;
  headers: readonly string[];
}

export interface CatalogueAnswer {
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
  }),
);

/** A public list's answer, cached for a few seconds. */
export function catalogueAnswer(
  payload: Payload,
  noun: CatalogueNoun,
  load: () => Promise<unknown>,
): Promise<CatalogueAnswer> {
  return cacheOf(payload)[noun].read(() => load().then(toAnswer));
}

export function cachedAnswer(payload: Payload, noun: CatalogueNoun): CatalogueAnswer | undefined {
  return cacheOf(payload)[noun].now();
}

/** Drops a cached list, so the next visitor sees what was just saved. */
export function dropCatalogue(payload: Payload, noun: CatalogueNoun): void {
  cacheOf(payload)[noun].forget();
}

/** Drops the cached services if they have estimates, which depend on the open orders, or are still being read. */
export function dropEstimates(payload: Payload): void {
  const answer = cachedAnswer(payload, 'services');
  if (!answer || String(answer.plain.body).includes('"estimate":{')) dropCatalogue(payload, 'services');
}

function toAnswer(list: unknown): CatalogueAnswer {
  const text = JSON.stringify(list);
  const body = Buffer.from(text);
  const gzipped = gzipSync(body);
  const etag = tagOf(body);
  const unchanged = ['Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding', 'ETag', etag];
  const headers = [...unchanged, 'Content-Type', 'application/json; charset=utf-8', 'Content-Length'];
  return {
    etag,
    unchanged,
    plain: { body: text, headers: [...headers, String(body.length)] },
    gzip: { body: gzipped, headers: [...headers, String(gzipped.length), 'Content-Encoding', 'gzip'] },
  };
}
