import { keptFigure } from './kept-figures';
import type { Counted } from './page-query';
import { countMongo } from './read-mongo';
import { countSqlite } from './read-sqlite';

/** How many documents match, as the lists count them, kept as long as theirs; asks no access rule. */
export function countOf(query: Counted): Promise<number> {
  const { payload, collection, where } = query;
  const load = () => (payload.db.name === 'mongoose' ? countMongo(query) : countSqlite(query));
  return keptFigure({ payload, collection, of: where, load });
}
