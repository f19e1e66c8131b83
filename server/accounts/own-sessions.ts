import type { Payload } from 'payload';
import { changeIf } from '#server/database/change-if';
import { findAll, findOne } from '#server/database/find';
import type { Admin, Customer, Session } from '../../payload-types';
import { liveSessions, markOf, ofAccount, sessionOf } from './session';

interface OwnSessions {
  payload: Payload;
  /** Customer, owner or staff, as they were read from their session. */
  user: Customer | Admin;
}

/** The sessions of an account that count, last used first. */
export async function findSessions({ payload, user: { collection, id } }: OwnSessions): Promise<Session[]> {
  const where = { id: { equals: id } };
  const account = await findOne(payload, collection, where);
  if (!account?.hash) return [];
  return findAll(payload, 'sessions', liveSessions({ collection, id, hash: account.hash }), [
    '-lastSeenAt',
    '-id',
  ]);
}

/** Ends one of the own sessions, by its id; false when there is none of theirs. */
export async function endOwnSession({ payload, user, id }: OwnSessions & { id: string }): Promise<boolean> {
  const where = { and: [ofAccount(user.collection, user.id), { id: { equals: id } }] };
  if (!(await findOne(payload, 'sessions', where))) return false;
  await payload.db.deleteMany({ collection: 'sessions', where });
  return true;
}

/** Ends all own sessions but the one they were read from. */
export async function endOtherSessions({ payload, user }: OwnSessions): Promise<void> {
  const where = { and: [ofAccount(user.collection, user.id), { id: { not_equals: sessionOf(user) } }] };
  await payload.db.deleteMany({ collection: 'sessions', where });
}

/** Lets the session that somebody was read from go on with the account's new password, and ends the others. */
export async function keepOnlySession({
  payload,
  user,
  hash,
}: OwnSessions & { hash: string }): Promise<void> {
  const data = { passwordMark: markOf(hash) };
  await changeIf({ payload, collection: 'sessions', id: sessionOf(user), data });
  await endOtherSessions({ payload, user });
}
