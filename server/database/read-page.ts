import type { PageQuery, PageRead } from './page-query';
import { readMongo } from './read-mongo';
import { readSqlite } from './read-sqlite';

/** What a query reads, straight from the database: no hook runs and no access rule is asked. */
export function readPage(query: PageQuery): Promise<PageRead> {
  return query.payload.db.name === 'mongoose' ? readMongo(query) : readSqlite(query);
}
