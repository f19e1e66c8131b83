import { count, sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload, Where } from 'payload';
import { z } from 'zod';
import { modelOf, whereMongo } from './read-mongo';
import { tableOf, whereSql } from './read-sqlite';
import type { Doc } from './rule';

/** Where nothing matches, SQLite answers a sum of null, MongoDB no row. */
const sums = z.array(z.object({ count: z.int(), total: z.nullable(z.int()) })).max(1);

export interface Sum {
  count: number;
  /** All of them together. */
  total: number;
}

interface SumOf<Slug extends CollectionSlug> {
  payload: Payload;
  collection: Slug;
  /** A field that holds whole numbers. */
  field: keyof Doc<Slug> & string;
  /** Filters that must all hold. */
  where: readonly Where[];
}

/** How many documents match, and the sum of a field of theirs. Added up by the database; asks no access rule. */
export async function sumOf<Slug extends CollectionSlug>(sum: SumOf<Slug>): Promise<Sum> {
  const rows = sum.payload.db.name === 'mongoose' ? await inMongo(sum) : await inSqlite(sum);
  const [found] = sums.parse(rows);
  return { count: found?.count ?? 0, total: found?.total ?? 0 };
}

async function inSqlite<Slug extends CollectionSlug>({ payload, collection, field, where }: SumOf<Slug>) {
  const { table, column } = tableOf(payload, collection);
  return payload.db.drizzle
    .select({ count: count(), total: sql`sum(${column(field)})` })
    .from(table)
    .where(whereSql(column, where));
}

async function inMongo<Slug extends CollectionSlug>({ payload, collection, field, where }: SumOf<Slug>) {
  const model = modelOf(payload, collection);
  return model.aggregate([
    // Moments are dates there, which a list of steps does not make of them by itself.
    { $match: model.find().cast(model, whereMongo(where)) },
    { $group: { _id: null, count: { $sum: 1 }, total: { $sum: `$${field}` } } },
  ]);
}
