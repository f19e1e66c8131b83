import { count, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, Where } from 'payload';
import { z } from 'zod';
import { cents } from '#domain/wire';
import { modelOf } from '#server/database/read-mongo';
import { tableOf } from '#server/database/read-sqlite';
import { whereMongo } from '#server/database/where-mongo';
import { whereSql } from '#server/database/where-sql';

/** Where no order matches, SQLite answers a sum of null, MongoDB no row. */
const sums = z.array(z.object({ count: z.int(), total: z.nullable(cents) })).max(1);

export interface SumOfOrders {
  count: number;
  /** Their totals together, in cents. */
  total: number;
}

/** How many orders match all filters, and their totals together. Added up by the database; asks no access rule. */
export async function sumTotals(payload: Payload, where: Where[]): Promise<SumOfOrders> {
  const rows =
    payload.db.name === 'mongoose' ? await inMongo(payload, where) : await inSqlite(payload, where);
  const [sum] = sums.parse(rows);
  return { count: sum?.count ?? 0, total: sum?.total ?? 0 };
}

async function inSqlite(payload: Payload, where: Where[]): Promise<unknown> {
  const { table, column } = tableOf(payload, 'orders');
  return payload.db.drizzle
    .select({ count: count(), total: sql`sum(${column('total')})` })
    .from(table)
    .where(whereSql(column, where));
}

async function inMongo(payload: Payload, where: Where[]): Promise<unknown> {
  return modelOf(payload, 'orders').aggregate([
    { $match: whereMongo(where) },
    { $group: { _id: null, count: { $sum: 1 }, total: { $sum: '$total' } } },
  ]);
}
