import type { Payload } from 'payload';
import { modelOf } from '#server/database/read-mongo';
import { executeOn } from '#server/database/sqlite';

/** An account keeps this many sessions; a login beyond them ends the oldest. */
export const SESSIONS_MAX = 20;

interface Account {
  payload: Payload;
  collection: 'customers' | 'admins';
  id: string;
}

interface Session {
  id: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Where Payload keeps the sessions of an account on SQLite. */
const TABLES = { customers: 'customers_sessions', admins: 'admins_sessions' } as const;

const isMongo = (payload: Payload) => payload.db.name === 'mongoose';

/**
 * Adds a session to an account, if its password is still the one of this hash: one conditional write, so that neither another
 * login nor a change of the account on any server is written over. False when the password was changed.
 */
export async function addSession(
  { payload, collection, id }: Account,
  hash: string,
  session: Session,
): Promise<boolean> {
  if (isMongo(payload)) {
    const added = { sessions: { $each: [session], $slice: -SESSIONS_MAX } };
    const { matchedCount } = await changeOne(payload, collection, { _id: id, hash }, { $push: added });
    return matchedCount > 0;
  }
  const execute = executeOn(payload);
  const [created, expires] = [session.createdAt.toISOString(), session.expiresAt.toISOString()];
  const table = TABLES[collection];
  const { rowsAffected } = await execute({
    sql: `INSERT INTO ${table} (_order, _parent_id, id, created_at, expires_at)
      SELECT (SELECT coalesce(max(_order), 0) + 1 FROM ${table} WHERE _parent_id = ?1), id, ?2, ?3, ?4
      FROM ${collection} WHERE id = ?1 AND hash = ?5`,
    args: [id, session.id, created, expires, hash],
  });
  if (rowsAffected === 0) return false;
  await execute({
    sql: `DELETE FROM ${table} WHERE _parent_id = ?1 AND id NOT IN
      (SELECT id FROM ${table} WHERE _parent_id = ?1 ORDER BY _order DESC, created_at DESC LIMIT ?2)`,
    args: [id, SESSIONS_MAX],
  });
  return true;
}

/** Ends one session of an account. */
export async function removeSession({ payload, collection, id }: Account, sessionId: string): Promise<void> {
  if (isMongo(payload)) {
    await changeOne(payload, collection, { _id: id }, { $pull: { sessions: { id: sessionId } } });
    return;
  }
  const sql = `DELETE FROM ${TABLES[collection]} WHERE _parent_id = ? AND id = ?`;
  await executeOn(payload)({ sql, args: [id, sessionId] });
}

/** Ends all sessions of an account. */
export async function removeSessions({ payload, collection, id }: Account): Promise<void> {
  if (isMongo(payload)) {
    await changeOne(payload, collection, { _id: id }, { $set: { sessions: [] } });
    return;
  }
  await executeOn(payload)({ sql: `DELETE FROM ${TABLES[collection]} WHERE _parent_id = ?`, args: [id] });
}

/** Sessions are no change of the account that anybody is to see. */
function changeOne(payload: Payload, collection: Account['collection'], filter: object, change: object) {
  return modelOf(payload, collection).updateOne(filter, change, { timestamps: false });
}
