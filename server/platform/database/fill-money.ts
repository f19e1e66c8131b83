import { and, isNull, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { modelOf } from './read-mongo';
import { tableOf } from './read-sqlite';

/** Fills the money columns of older orders (domain/orders/amount-due). A paid one was paid in full. */
export async function fillMoney(payload: Payload): Promise<void> {
  if (payload.db.name === 'mongoose') await inMongo(payload);
  else await inSqlite(payload);
}

async function inSqlite(payload: Payload): Promise<void> {
  const { table, column } = tableOf(payload, 'orders');
  const [status, paymentStatus, total] = [column('status'), column('paymentStatus'), column('total')];
  const isPaid = sql`${paymentStatus} = 'succeeded'`;
  await payload.db.drizzle
    .update(table)
    .set({
      extraTotal: 0,
      amountRefunded: 0,
      amountPaid: sql`CASE WHEN ${isPaid} THEN coalesce(${total}, 0) ELSE 0 END`,
      amountDue: sql`CASE WHEN ${isPaid} OR ${status} = 'canceled' THEN 0 ELSE coalesce(${total}, 0) END`,
    })
    .where(isNull(column('amountDue')));
  const [movedAt, movements, amountPaid] = [column('movedAt'), column('movements'), column('amountPaid')];
  const last = sql`(SELECT max(json_extract(value, '$.at')) FROM json_each(${movements}))`;
  await payload.db.drizzle
    .update(table)
    .set({ movedAt: sql`coalesce(${last}, ${column('createdAt')})` })
    .where(and(isNull(movedAt), sql`(${amountPaid} > 0 OR json_array_length(${movements}) > 0)`));
}

async function inMongo(payload: Payload): Promise<void> {
  const isPaid = { $eq: ['$paymentStatus', 'succeeded'] };
  const total = { $ifNull: ['$total', 0] };
  const isNotOwed = { $or: [isPaid, { $eq: ['$status', 'canceled'] }] };
  const set = {
    extraTotal: { $literal: 0 },
    amountRefunded: { $literal: 0 },
    amountPaid: { $cond: [isPaid, total, 0] },
    amountDue: { $cond: [isNotOwed, 0, total] },
  };
  // An index finds null or missing values. `$exists` alone reads everything.
  const { collection } = modelOf(payload, 'orders');
  await collection.updateMany({ amountDue: null }, [{ $set: set }]);
  const placed = { $dateToString: { date: '$createdAt', format: '%Y-%m-%dT%H:%M:%S.%LZ' } };
  await collection.updateMany(
    { movedAt: null, $or: [{ amountPaid: { $gt: 0 } }, { 'movements.0': { $exists: true } }] },
    [{ $set: { movedAt: { $ifNull: [{ $max: '$movements.at' }, placed] } } }],
  );
}
