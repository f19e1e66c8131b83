import type { Payload } from 'payload';
import { KeptValue, perShop } from '#server/tools/per-shop';

/** Counts and sums of a collection, by what they are of. */
type Figures = Map<string, KeptValue<number>>;

/** More questions than the dashboard asks; searches that nobody repeats must not pile up. */
const KEPT_MAX = 200;

const keptOf = perShop(() => new Map<string, Figures>());

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
  const shop = keptOf(payload);
  const known = shop.get(collection);
  const figures: Figures = known && known.size < KEPT_MAX ? known : new Map();
  shop.set(collection, figures);
  const name = JSON.stringify(of);
  const kept = figures.get(name) ?? new KeptValue<number>();
  figures.set(name, kept);
  return kept.read(load);
}

/** Forgets the figures of a collection that was written to. */
export function dropFigures(payload: Payload, collection: string): void {
  keptOf(payload).delete(collection);
}
