import type { Payload, Where } from 'payload';
import { z } from 'zod';
import { cents } from '#domain/wire';
import { modelOf } from '#server/mongo/model-of';
import { whereMongo } from '#server/mongo/where-mongo';
import { executeOn } from '#server/sqlite/execute-on';
import { tableOf } from '#server/sqlite/table-of';
import { whereSql } from '#server/sqlite/where-sql';

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
  const { sql, args } = whereSql(tableOf(payload, 'orders'), where);
  const { rows } = await executeOn(payload)({
    sql: `SELECT count(*) AS count, sum(total) AS total FROM orders WHERE ${sql}`,
    args,
  });
  return rows;
}

async function inMongo(payload: Payload, where: Where[]): Promise<unknown> {
  return modelOf(payload, 'orders').aggregate([
    { $match: whereMongo(where) },
    { $group: { _id: null, count: { $sum: 1 }, total: { $sum: '$total' } } },
  ]);
}
