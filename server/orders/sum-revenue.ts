import type { Payload } from 'payload';
import { z } from 'zod';
import type { PaymentStatus } from '#domain/order-status';
import { cents } from '#domain/wire';
import { modelOf } from '#server/mongo/model-of';
import { executeOn } from '#server/sqlite/execute-on';

const PAID: PaymentStatus = 'succeeded';

/** None where no order is paid: SQLite then answers null, MongoDB no row. */
const sums = z.array(z.object({ revenue: z.nullable(cents) })).max(1);

/** The totals of all paid orders together, in cents (spec 2). Added up by the database, from an index alone. */
export async function sumRevenue(payload: Payload): Promise<number> {
  const rows = payload.db.name === 'mongoose' ? await inMongo(payload) : await inSqlite(payload);
  const [sum] = sums.parse(rows);
  return sum?.revenue ?? 0;
}

async function inSqlite(payload: Payload): Promise<unknown> {
  const { rows } = await executeOn(payload)({
    sql: 'SELECT sum(total) AS revenue FROM orders WHERE payment_status = ?',
    args: [PAID],
  });
  return rows;
}

async function inMongo(payload: Payload): Promise<unknown> {
  return modelOf(payload, 'orders').aggregate([
    { $match: { paymentStatus: PAID } },
    { $group: { _id: null, revenue: { $sum: '$total' } } },
  ]);
}
