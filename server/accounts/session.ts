import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { z } from 'zod';
import { changeIf } from '#server/platform/database/change-if';
import { findAll, findOne, readPage } from '#server/platform/database/find';
import type { Admin, Customer, Session } from '../../payload-types';

/** An account keeps this many sessions; a login beyond them ends the oldest. */
export const SESSIONS_MAX = 20;

/** A session of the owner or staff that nobody used for so long is over (rule 19.4), in ms. */
const IDLE_MS = 12 * 60 * 60 * 1000;

/** How often the last use of a session is noted, in ms: not every call writes. */
const SEEN_EVERY_MS = 60_000;
const USER_AGENT_MAX = 200;

/** Where a login comes from. */
export interface SignedInFrom {
  address: string;
  userAgent?: string;
}

interface StartSession {
  payload: Payload;
  collection: Session['accountKind'];
  /** As it was read when somebody proved to be its owner; nothing is checked here. */
  account: Customer | Admin;
  from: SignedInFrom;
  /** The session whose place it takes: it began when that did, ends when that would have, and proves no more. */
  inPlaceOf?: Session;
}

/** Starts a session of an account and returns its token; null when its password was changed since it was read. */
export async function startSession(start: StartSession): Promise<string | null> {
  const { payload, collection, account, from, inPlaceOf } = start;
  if (!account.hash) return null;
  const token = randomBytes(32).toString('base64url');
  const [id, now] = [randomUUID(), Date.now()];
  const { tokenExpiration } = payload.collections[collection].config.auth;
  const made = new Date(now).toISOString();
  const data: Omit<Session, 'updatedAt'> = {
    id,
    tokenHash: hashOf(token),
    accountKind: collection,
    account: account.id,
    passwordMark: hashOf(account.hash),
    createdAt: inPlaceOf?.createdAt ?? made,
    lastSeenAt: made,
    provenAt: inPlaceOf ? inPlaceOf.provenAt : made,
    expiresAt: inPlaceOf?.expiresAt ?? new Date(now + tokenExpiration * 1000).toISOString(),
    address: from.address,
    userAgent: from.userAgent?.slice(0, USER_AGENT_MAX),
  };
  await payload.db.create({ collection: 'sessions', data });
  if (!(await readSession(payload, token))) {
    await remove(payload, [id]);
    return null;
  }
  await removeOld(start);
  return token;
}

/** Removes expired sessions, and those beyond an account's newest. */
async function removeOld({ payload, collection, account: { id } }: StartSession): Promise<void> {
  const over = { expiresAt: { less_than: new Date().toISOString() } };
  await payload.db.deleteMany({ collection: 'sessions', where: over });
  const docs = await findAll(payload, 'sessions', ofAccount(collection, id), ['-createdAt', '-id']);
  const oldest = docs.slice(SESSIONS_MAX).map((session) => session.id);
  if (oldest.length > 0) await remove(payload, oldest);
}

/** Payload's users carry the id of their session. */
const signedIn = z.object({ _sid: z.string() });

/** The session that a user was read from, by its id. */
export const sessionOf = (user: object): string => signedIn.parse(user)._sid;

/** The session that a user was read from, as it is stored; null when it has ended. */
export function findSession(payload: Payload, user: object): Promise<Session | null> {
  const where = { id: { equals: sessionOf(user) } };
  return findOne(payload, 'sessions', where);
}

/** When the session that a user was read from ends by itself, in ms; 0 when it has ended. */
export async function sessionEnd(payload: Payload, user: object): Promise<number> {
  const session = await findSession(payload, user);
  return session ? Date.parse(session.expiresAt) : 0;
}

/** Whether a session is over by itself: by its age, or one of the owner or staff because nobody used it. */
function isOver({
  accountKind,
  expiresAt,
  lastSeenAt,
}: Pick<Session, 'accountKind' | 'expiresAt' | 'lastSeenAt'>): boolean {
  const now = Date.now();
  return (
    Date.parse(expiresAt) <= now || (accountKind === 'admins' && Date.parse(lastSeenAt) <= now - IDLE_MS)
  );
}

/**
 * Whom a session's token belongs to, or null when it is unknown, over or older than the account's password. Read from the
 * database each time, so that what ends on one server has ended on all.
 */
export async function readSession(payload: Payload, token: string): Promise<Customer | Admin | null> {
  const [session] = sessions.parse(
    await readWhere(payload, 'sessions', { tokenHash: { equals: hashOf(token) } }),
  );
  if (!session || isOver(session)) return null;
  const { id, accountKind, account, passwordMark } = session;
  const [found] = accounts.parse(await readWhere(payload, accountKind, { id: { equals: account } }));
  if (!found?.hash || hashOf(found.hash) !== passwordMark || isSwitchedOff(found)) return null;
  await noteSeen(payload, session);
  const { hash, ...user } = found;
  return anAccount.parse({ ...user, collection: accountKind, _sid: id });
}

/** A person of the shop whom its owner has switched off. */
export const isSwitchedOff = (account: object): boolean => 'active' in account && account.active === false;

/** What is read at each call, past Payload, which takes several times as long; what is not read cannot leak. */
const FIELDS = {
  sessions: ['id', 'accountKind', 'account', 'passwordMark', 'expiresAt', 'lastSeenAt'],
  customers: ['id', 'email', 'hash', 'name', 'phone', 'mailingListOptIn', 'createdAt', 'updatedAt'],
  admins: ['id', 'email', 'hash', 'role', 'name', 'active', 'createdAt', 'updatedAt'],
} as const;
const sessions = z.array(
  z.object({
    id: z.string(),
    accountKind: z.enum(['customers', 'admins']),
    account: z.string(),
    passwordMark: z.string(),
    expiresAt: z.string(),
    lastSeenAt: z.string(),
  }),
);
const anAccount = z.custom<Customer | Admin>();
const accounts = z.array(anAccount);

async function readWhere(payload: Payload, collection: keyof typeof FIELDS, where: Where) {
  const query = { payload, collection, where: [where], fields: FIELDS[collection] };
  return (await readPage({ ...query, sort: 'id', pageSize: null })).docs;
}

async function noteSeen(
  payload: Payload,
  { id, lastSeenAt }: Pick<Session, 'id' | 'lastSeenAt'>,
): Promise<void> {
  const now = Date.now();
  if (Date.parse(lastSeenAt) > now - SEEN_EVERY_MS) return;
  const before = new Date(now - SEEN_EVERY_MS).toISOString();
  await changeIf({
    payload,
    collection: 'sessions',
    id,
    // Of calls at the same moment only one writes.
    condition: [{ lastSeenAt: { less_than_equal: before } }],
    data: { lastSeenAt: new Date(now).toISOString() },
  });
}

/** Ends the session a user was read from, everywhere; the account's other sessions stay open. */
export function endSession(payload: Payload, user: object): Promise<void> {
  return remove(payload, [sessionOf(user)]);
}

interface LiveOf {
  collection: Session['accountKind'];
  id: string;
  hash: string;
}

/** What holds for the sessions of an account that count: of its present password, and not over. */
export function liveSessions({ collection, id, hash }: LiveOf): Where {
  const now = Date.now();
  const seen = { lastSeenAt: { greater_than: new Date(now - IDLE_MS).toISOString() } };
  return {
    and: [
      ofAccount(collection, id),
      { passwordMark: { equals: hashOf(hash) } },
      { expiresAt: { greater_than: new Date(now).toISOString() } },
      ...(collection === 'admins' ? [seen] : []),
    ],
  };
}

/** What a session keeps of the password that counts for it. */
export const markOf = (hash: string): string => hashOf(hash);

/** Ends all sessions of an account. */
export async function endSessions(
  payload: Payload,
  collection: Session['accountKind'],
  account: string,
): Promise<void> {
  await payload.db.deleteMany({ collection: 'sessions', where: ofAccount(collection, account) });
}

/** Removes sessions by their ids, which ends them. */
async function remove(payload: Payload, ids: string[]): Promise<void> {
  await payload.db.deleteMany({ collection: 'sessions', where: { id: { in: ids } } });
}

/** What holds for all sessions of an account, those that are over too. */
export const ofAccount = (collection: Session['accountKind'], account: string): Where => ({
  account: { equals: account },
  accountKind: { equals: collection },
});

/** A plain hash is enough: tokens are 256 random bits, which nobody can guess. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
