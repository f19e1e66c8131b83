import type { CollectionSlug, Payload, Where } from 'payload';
import { findAll } from '#server/platform/database/find';
import type { Doc } from '#server/platform/database/rule';

/** The most entries in one run. The others wait for the next run. */
const A_RUN = 50;

/** Returns the documents that are due by this field and match `where`, the most overdue first. */
export function findDue<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  field: keyof Doc<Slug> & string,
  where?: Where,
): Promise<Doc<Slug>[]> {
  return findAll(
    payload,
    collection,
    { ...where, [field]: { less_than_equal: new Date().toISOString() } },
    field,
    A_RUN,
  );
}

/** How many entries in a row may go without an answer before the provider counts as down. */
export const AWAY_MAX = 3;

/** Asks a provider about each entry in turn. Throws if the provider is down. The remaining entries wait for the next run. */
export async function askInTurn<Entry>(
  provider: string,
  entries: readonly Entry[],
  isAnswered: (entry: Entry) => Promise<boolean>,
): Promise<void> {
  let away = 0;
  for (const entry of entries) {
    away = (await isAnswered(entry)) ? 0 : away + 1;
    if (away === AWAY_MAX) throw new Error(`${provider} does not answer`);
  }
}
