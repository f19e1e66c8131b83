import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { type SessionView, sessionView } from '#domain/own-account/own-account-contract';
import { asView } from '#server/platform/access/as-view';
import { changeIf } from '#server/platform/database/change-if';
import { findAll, findOne } from '#server/platform/database/find';
import { removePushDevices } from '#server/push/push-devices';
import type { Admin, Customer, Session } from '../../payload-types';
import { accountSessions, activeSessions, findSession, markOf, sessionOf } from './session';

interface OwnSessions {
  payload: Payload;
  user: Customer | Admin;
}

/** An account's active sessions, most recently used first. */
export async function findSessions({ payload, user: { collection, id } }: OwnSessions): Promise<Session[]> {
  const where = { id: { equals: id } };
  const account = await findOne(payload, collection, where);
  if (!account?.hash) return [];
  return findAll(payload, 'sessions', activeSessions(collection, id, account.hash), ['-lastSeenAt', '-id']);
}

/** Ends one of an account's own sessions; false if it has no such session. */
export async function endOwnSession({ payload, user, id }: OwnSessions & { id: string }): Promise<boolean> {
  const where = { and: [accountSessions(user.collection, user.id), { id: { equals: id } }] };
  if (!(await findOne(payload, 'sessions', where))) return false;
  await payload.db.deleteMany({ collection: 'sessions', where });
  await removePushDevices(payload, { session: { equals: id } });
  return true;
}

/** Ends all of an account's sessions except the current one. */
export async function endOtherSessions({ payload, user }: OwnSessions): Promise<void> {
  const session = sessionOf(user);
  const where = { and: [accountSessions(user.collection, user.id), { id: { not_equals: session } }] };
  await payload.db.deleteMany({ collection: 'sessions', where });
  await removePushDevices(payload, {
    and: [{ account: { equals: user.id } }, { session: { not_equals: session } }],
  });
}

/** Keeps the current session across a password change and ends the others. */
export async function keepOnlySession({
  payload,
  user,
  hash,
}: OwnSessions & { hash: string }): Promise<void> {
  const data = { passwordMark: markOf(hash) };
  await changeIf(payload, 'sessions', sessionOf(user), { data });
  await endOtherSessions({ payload, user });
}

/** A session for its account's own list, without token or hash (rule 10.15). */
export function presentSession(session: Session, user: Customer | Admin): SessionView {
  const { id, userAgent } = session;
  return asView(sessionView, { ...session, userAgent: userAgent || null, isCurrent: id === sessionOf(user) });
}

/** How long a confirmation counts for sensitive calls (rule 19.3), in ms. */
const CONFIRMED_MS = 15 * 60 * 1000;

export async function isRecentlyConfirmed(payload: Payload, user: object): Promise<boolean> {
  const session = await findSession(payload, user);
  if (!session) return false;
  // If the clock was set back, a confirmation may be in the future. It doesn't last longer because of that.
  return Math.abs(Date.now() - Date.parse(session.provenAt ?? session.createdAt)) < CONFIRMED_MS;
}

const signedIn = z.object({ collection: z.literal('admins'), _sid: z.string() });

/** Whether an admin who hasn't confirmed recently is saving in the editor. Always false for the shop's own writes. */
export async function isUnconfirmedEditor({
  payload,
  user,
}: Pick<PayloadRequest, 'payload' | 'user'>): Promise<boolean> {
  const { data: editor } = signedIn.safeParse(user);
  return editor !== undefined && !(await isRecentlyConfirmed(payload, editor));
}

export async function recordConfirmation(payload: Payload, user: object): Promise<void> {
  const data = { provenAt: new Date().toISOString() };
  await changeIf(payload, 'sessions', sessionOf(user), { data });
}
