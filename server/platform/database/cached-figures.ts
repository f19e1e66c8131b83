import type { Payload } from 'payload';
import { CachedValue, perShop } from '#server/platform/tools/per-shop';

type Figures = Map<string, CachedValue<number>>;

/** How many to keep, so searches that nobody repeats don't pile up. */
const CACHE_MAX = 200;

const shopContents = perShop(() => new Map<string, object>());

/** Represents a collection's contents. Each write by this process replaces the object. */
export function contentsOf(payload: Payload, collection: string): object {
  const shop = shopContents(payload);
  const contents = shop.get(collection) ?? {};
  shop.set(collection, contents);
  return contents;
}

const cacheOf = perShop<object, Figures>(() => new Map());

/** Caches a count or sum for a few seconds, or until this process writes to the collection. */
export function cachedFigure(
  payload: Payload,
  collection: string,
  of: unknown,
  load: () => Promise<number>,
): Promise<number> {
  const figures = cacheOf(contentsOf(payload, collection));
  const name = JSON.stringify(of);
  if (figures.size >= CACHE_MAX && !figures.has(name)) figures.clear();
  const cached = figures.get(name) ?? new CachedValue<number>();
  figures.set(name, cached);
  return cached.read(load);
}

export function dropFigures(payload: Payload, collection: string): void {
  shopContents(payload).delete(collection);
}
