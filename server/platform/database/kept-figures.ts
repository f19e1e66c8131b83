import type { Payload } from 'payload';
import { KeptValue, perShop } from '#server/platform/tools/per-shop';

type Figures = Map<string, KeptValue<number>>;

/** Searches that nobody repeats must not pile up. */
const KEPT_MAX = 200;

const shopContents = perShop(() => new Map<string, object>());

/** Represents a collection's contents. Each write by this process replaces the object. */
export function contentsOf(payload: Payload, collection: string): object {
  const shop = shopContents(payload);
  const contents = shop.get(collection) ?? {};
  shop.set(collection, contents);
  return contents;
}

const keptOf = perShop<object, Figures>(() => new Map());

/** Caches a count or sum for a few seconds, or until this process writes to the collection. */
export function keptFigure(
  payload: Payload,
  collection: string,
  of: unknown,
  load: () => Promise<number>,
): Promise<number> {
  const figures = keptOf(contentsOf(payload, collection));
  const name = JSON.stringify(of);
  if (figures.size >= KEPT_MAX && !figures.has(name)) figures.clear();
  const kept = figures.get(name) ?? new KeptValue<number>();
  figures.set(name, kept);
  return kept.read(load);
}

export function dropFigures(payload: Payload, collection: string): void {
  shopContents(payload).delete(collection);
}
