import { isNull, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { modelOf } from './read-mongo';
import { tableOf } from './read-sqlite';

/** Fills the money columns of orders from before the ledger (domain/orders/amount-due). A paid one was paid in full when it was placed. */
export async function fillMoney(payload: Payload): Promise<void> {
  if (payload.db.name === 'mongoose') await inMongo(payload);
  else await inSqlite(payload);
}

async function inSqlite(payload: Payload): Promise<void> {
  const { table, column } = tableOf(payload, 'orders');
  const [status, paymentStatus, total] = [column('status'), column('paymentStatus'), column('total')];
  const isPaid = sql`${paymentStatus} = 'succeeded'`;
  const paid = sql`CASE WHEN ${isPaid} THEN coalesce(${total}, 0) ELSE 0 END`;
  await payload.db.drizzle
    .update(table)
    .set({
      extraTotal: 0,
      amountRefunded: 0,
      amountPaid: paid,
      amountDue: sql`CASE WHEN ${isPaid} OR ${status} = 'canceled' THEN 0 ELSE coalesce(${total}, 0) END`,
      movedAt: sql`CASE WHEN ${paid} > 0 THEN ${column('createdAt')} END`,
    })
    .where(isNull(column('amountDue')));
}

async function inMongo(payload: Payload): Promise<void> {
  const isPaid = { $eq: ['$paymentStatus', 'succeeded'] };
  const total = { $ifNull: ['$total', 0] };
  const isNotOwed = { $or: [isPaid, { $eq: ['$status', 'canceled'] }] };
  const amountPaid = { $cond: [isPaid, total, 0] };
  const placed = { $dateToString: { date: '$createdAt', format: '%Y-%m-%dT%H:%M:%S.%LZ' } };
  const set = {
    extraTotal: { $literal: 0 },
    amountRefunded: { $literal: 0 },
    amountPaid,
    amountDue: { $cond: [isNotOwed, 0, total] },
    movedAt: { $cond: [{ $gt: [amountPaid, 0] }, placed, '$$REMOVE'] },
  };
  // An index finds null or missing values. `$exists` alone reads everything.
  await modelOf(payload, 'orders').collection.updateMany({ amountDue: null }, [{ $set: set }]);
}
