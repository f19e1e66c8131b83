import { count, sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload, Sort, Where } from 'payload';
import { z } from 'zod';
import { cachedFigure } from './cached-figures';
import { type Counted, type Page, type PageQuery, refuseOtherSearch } from './page-query';
import { countMongo, filterOf, modelOf, readMongo, withIndex } from './read-mongo';
import { countSqlite, readSqlite, tableOf, whereSql } from './read-sqlite';
import type { Doc } from './rule';

/** Returns the first match, or null. Checks no permissions, so check the caller before returning any of it. */
export function findOne<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where: Where,
): Promise<Doc<Slug> | null> {
  return payload.db.findOne<Doc<Slug>>({ collection, where });
}

/** Returns all matches, or the first ones. Checks no permissions. */
export async function findAll<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where?: Where,
  sort?: Sort,
  limit = 0,
): Promise<Doc<Slug>[]> {
  const { docs } = await payload.db.find<Doc<Slug>>({ collection, where, sort, limit, pagination: false });
  return docs;
}

/** Reads a page from the database without hooks or access rules. */
export async function readPage<Slug extends CollectionSlug, Field extends keyof Doc<Slug> & string>(
  query: PageQuery<Slug, Field>,
): Promise<Page<Pick<Doc<Slug>, Field>>> {
  refuseOtherSearch(query.where);
  const read = query.payload.db.name === 'mongoose' ? readMongo(query) : readSqlite(query);
  const { docs, total } = await read;
  return { docs: z.array(z.custom<Pick<Doc<Slug>, Field>>()).parse(docs), total };
}

/** Counts matches without access rules, cached for a few seconds. */
export function countOf(query: Counted): Promise<number> {
  const { payload, collection, where } = query;
  const load = () => (payload.db.name === 'mongoose' ? countMongo(query) : countSqlite(query));
  return cachedFigure(payload, collection, where, load);
}

/** If nothing matches, SQLite's sum is null, and MongoDB returns no row. */
const sums = z.array(z.object({ count: z.int(), total: z.nullable(z.int()) })).max(1);

interface Sum {
  count: number;
  total: number;
}

interface SumOf<Slug extends CollectionSlug> {
  payload: Payload;
  collection: Slug;
  field: keyof Doc<Slug> & string;
  where: readonly Where[];
}

/** Counts and sums in the database without access rules. */
export async function sumOf<Slug extends CollectionSlug>(sum: SumOf<Slug>): Promise<Sum> {
  const rows = sum.payload.db.name === 'mongoose' ? await inMongo(sum) : await inSqlite(sum);
  const [found] = sums.parse(rows);
  return { count: found?.count ?? 0, total: found?.total ?? 0 };
}

async function inSqlite<Slug extends CollectionSlug>({ payload, collection, field, where }: SumOf<Slug>) {
  const stored = tableOf(payload, collection);
  return payload.db.drizzle
    .select({ count: count(), total: sql`sum(${stored.column(field)})` })
    .from(stored.table)
    .where(whereSql(stored, where));
}

async function inMongo<Slug extends CollectionSlug>({ payload, collection, field, where }: SumOf<Slug>) {
  const model = modelOf(payload, collection);
  const steps = [
    { $match: filterOf(model, where) },
    { $group: { _id: null, count: { $sum: 1 }, total: { $sum: `$${field}` } } },
  ];
  return withIndex(model, (hint) => model.aggregate(steps, hint), where);
}
