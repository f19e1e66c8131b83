import { isNull, type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { END_MS, NO_CONVERSATION } from '#domain/messages/conversation-rank';
import type { EventKind } from '#domain/orders/order-events';
import { ERASED } from '#domain/own-account/erasure';
import { modelOf } from './read-mongo';
import { tableOf } from './read-sqlite';

const MESSAGE: EventKind = 'message';

/** Sets the rank of older orders' conversations (domain/messages/conversation-rank). */
export async function fillConversations(payload: Payload): Promise<void> {
  if (payload.db.name === 'mongoose') await inMongo(payload);
  else await inSqlite(payload);
}

async function inSqlite(payload: Payload): Promise<void> {
  const { table, column } = tableOf(payload, 'orders');
  const [rank, unanswered, email] = ['conversationRank', 'unansweredSince', 'customerEmail'].map(column);
  if (!rank || !unanswered || !email) return;
  const last = sql`(SELECT max(json_extract(value, '$.at')) FROM json_each(${column('story')})
    WHERE json_extract(value, '$.kind') = ${MESSAGE})`;
  // The Unix epoch as a Julian day, which SQLite counts in.
  const inMs = (moment: unknown): SQL =>
    sql`CAST(round((julianday(${moment}) - 2440587.5) * 86400000) AS INTEGER)`;
  await payload.db.drizzle
    .update(table)
    .set({
      conversationRank: sql`CASE WHEN ${email} = ${ERASED.email} THEN ${NO_CONVERSATION}
        WHEN ${unanswered} IS NOT NULL THEN ${END_MS} - ${inMs(unanswered)}
        ELSE coalesce(${inMs(last)}, ${NO_CONVERSATION}) END`,
    })
    .where(isNull(rank));
}

async function inMongo(payload: Payload): Promise<void> {
  const isMessage = { $eq: ['$$event.kind', MESSAGE] };
  const messages = { $filter: { input: { $ifNull: ['$story', []] }, as: 'event', cond: isMessage } };
  const inMs = (moment: unknown) => ({ $toLong: { $toDate: moment } });
  const none = { $literal: NO_CONVERSATION };
  const byLast = { $cond: [{ $gt: [{ $size: '$messages' }, 0] }, inMs({ $max: '$messages.at' }), none] };
  const waits = { $gt: ['$unansweredSince', null] };
  const byWait = { $cond: [waits, { $subtract: [END_MS, inMs('$unansweredSince')] }, byLast] };
  const rank = { $cond: [{ $eq: ['$customerEmail', ERASED.email] }, none, byWait] };
  // An index can find both null and missing values.
  await modelOf(payload, 'orders').collection.updateMany({ conversationRank: null }, [
    { $set: { messages } },
    { $set: { conversationRank: rank } },
    { $unset: 'messages' },
  ]);
}
