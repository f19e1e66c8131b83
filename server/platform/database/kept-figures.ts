import type { Payload } from 'payload';
import { KeptValue, perShop } from '#server/platform/tools/per-shop';

/** Counts and sums of a collection, by what they are of. */
type Figures = Map<string, KeptValue<number>>;

/** More questions than the dashboard asks; searches that nobody repeats must not pile up. */
const KEPT_MAX = 200;

const shopContents = perShop(() => new Map<string, object>());

/** Stands for what a collection holds; it is another one as soon as this process has written to it. */
export function contentsOf(payload: Payload, collection: string): object {
  const shop = shopContents(payload);
  const contents = shop.get(collection) ?? {};
  shop.set(collection, contents);
  return contents;
}

const keptOf = perShop<object, Figures>(() => new Map());

interface Figure {
  payload: Payload;
  collection: string;
  /** What it is of: the same words, the same figure. */
  of: unknown;
  load: () => Promise<number>;
}

/**
 * A count or a sum of a collection, which a database finds only by going through all that match. It is kept until this process
 * writes to the collection, and a few seconds at the most, because other servers write as well.
 */
export function keptFigure({ payload, collection, of, load }: Figure): Promise<number> {
  const figures = keptOf(contentsOf(payload, collection));
  const name = JSON.stringify(of);
  if (figures.size >= KEPT_MAX && !figures.has(name)) figures.clear();
  const kept = figures.get(name) ?? new KeptValue<number>();
  figures.set(name, kept);
  return kept.read(load);
}

/** Forgets the figures of a collection that was written to. */
export function dropFigures(payload: Payload, collection: string): void {
  shopContents(payload).delete(collection);
}
