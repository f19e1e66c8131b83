import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { z } from 'zod';
import { IDLE_HOURS, sessionSeconds } from '#domain/people/session-life';
import { changeIf } from '#server/platform/database/change-if';
import { findAll, findOne } from '#server/platform/database/find';
import { readPair } from '#server/platform/database/read-pair';
import type { Doc } from '#server/platform/database/rule';
import { movePushDevices, removePushDevices } from '#server/push/push-devices';
import type { Admin, Customer, Session } from '../../payload-types';

export const SESSIONS_MAX = 20;

const IDLE_MS = IDLE_HOURS * 60 * 60 * 1000;

const SEEN_EVERY_MS = 60_000;
const USER_AGENT_MAX = 200;

export interface SignedInFrom {
  address: string;
  userAgent?: string;
}

interface StartSession {
  payload: Payload;
  collection: Session['accountKind'];
  account: Customer | Admin;
  from: SignedInFrom;
  /** The session to replace. The new one keeps its start, expiry, and confirmation. */
  replaced?: Session;
}

/** Starts a session and returns its token, or null if the password changed after the account was read. */
export async function startSession(start: StartSession): Promise<string | null> {
  const { payload, collection, account, from, replaced } = start;
  if (!account.hash) return null;
  const token = randomBytes(32).toString('base64url');
  const [id, now] = [randomUUID(), Date.now()];
  const nowText = new Date(now).toISOString();
  const data: Omit<Session, 'updatedAt'> = {
    id,
    tokenHash: hashOf(token),
    accountKind: collection,
    account: account.id,
    passwordMark: hashOf(account.hash),
    createdAt: replaced?.createdAt ?? nowText,
    lastSeenAt: nowText,
    provenAt: replaced ? replaced.provenAt : nowText,
    expiresAt: replaced?.expiresAt ?? new Date(now + sessionSeconds(collection) * 1000).toISOString(),
    address: from.address,
    userAgent: from.userAgent?.slice(0, USER_AGENT_MAX),
  };
  await payload.db.create({ collection: 'sessions', data });
  if (replaced) await movePushDevices(payload, replaced.id, id);
  if (!(await readSession(payload, collection, token))) {
    await removeSessions(payload, [id]);
    return null;
  }
  await removeOldSessions(start, id);
  return token;
}

/** Keeps the new session even if the others look newer because the clock was set back. */
async function removeOldSessions(
  { payload, collection, account: { id } }: StartSession,
  started: string,
): Promise<void> {
  const over = { expiresAt: { less_than: new Date().toISOString() } };
  await payload.db.deleteMany({ collection: 'sessions', where: over });
  const others = { and: [accountSessions(collection, id), { id: { not_equals: started } }] };
  const docs = await findAll(payload, 'sessions', others, ['-createdAt', '-id']);
  const oldest = docs.slice(SESSIONS_MAX - 1).map((session) => session.id);
  if (oldest.length > 0) await removeSessions(payload, oldest);
}

const signedIn = z.object({ _sid: z.string() });

export const sessionOf = (user: object): string => signedIn.parse(user)._sid;

/** The session a user signed in with, or null if it has ended. */
export function findSession(payload: Payload, user: object): Promise<Session | null> {
  const where = { id: { equals: sessionOf(user) } };
  return findOne(payload, 'sessions', where);
}

/** When a user's session expires, in ms, or 0 if it has ended. */
export async function sessionEnd(payload: Payload, user: object): Promise<number> {
  const session = await findSession(payload, user);
  return session ? Date.parse(session.expiresAt) : 0;
}

function isExpired({
  accountKind,
  expiresAt,
  lastSeenAt,
}: Pick<Session, 'accountKind' | 'expiresAt' | 'lastSeenAt'>): boolean {
  const now = Date.now();
  return (
    Date.parse(expiresAt) <= now || (accountKind === 'admins' && Date.parse(lastSeenAt) <= now - IDLE_MS)
  );
}

/** The account a session token belongs to, or null. Never cached, so a session ends on every server right away. */
export async function readSession<Kind extends Session['accountKind']>(
  payload: Payload,
  kind: Kind,
  token: string,
): Promise<Doc<Kind> | null> {
  const pair = await readPair({
    payload,
    one: { collection: 'sessions', fields: SESSION_FIELDS, key: 'tokenHash', value: hashOf(token) },
    other: { collection: kind, fields: ACCOUNT_FIELDS[kind], ref: 'account' },
  });
  const [session, account] = pair ?? [];
  if (!session || session.accountKind !== kind || isExpired(session)) return null;
  if (!account?.hash || hashOf(account.hash) !== session.passwordMark || isSwitchedOff(account)) return null;
  await recordUse(payload, session);
  const { hash, ...user } = account;
  return z.custom<Doc<Kind>>().parse({ ...user, collection: kind, _sid: session.id });
}

/** Whether the owner turned a staff account off. */
export const isSwitchedOff = (account: object): boolean => 'active' in account && account.active === false;

const SESSION_FIELDS = ['id', 'accountKind', 'account', 'passwordMark', 'expiresAt', 'lastSeenAt'] as const;
const SHARED = ['id', 'email', 'hash', 'name', 'createdAt', 'updatedAt'] as const;
const ACCOUNT_FIELDS: { [Kind in Session['accountKind']]: readonly (keyof Doc<Kind> & string)[] } = {
  customers: [...SHARED, 'phone', 'shippingAddress', 'mailingListOptIn'],
  admins: [...SHARED, 'role', 'active'],
};

async function recordUse(
  payload: Payload,
  { id, lastSeenAt }: Pick<Session, 'id' | 'lastSeenAt'>,
): Promise<void> {
  const now = Date.now();
  if (Date.parse(lastSeenAt) > now - SEEN_EVERY_MS) return;
  const before = new Date(now - SEEN_EVERY_MS).toISOString();
  await changeIf(payload, 'sessions', id, {
    condition: [{ lastSeenAt: { less_than_equal: before } }],
    data: { lastSeenAt: new Date(now).toISOString() },
  });
}

export function endSession(payload: Payload, user: object): Promise<void> {
  return removeSessions(payload, [sessionOf(user)]);
}

/** Matches an account's active sessions. */
export function activeSessions(collection: Session['accountKind'], id: string, hash: string): Where {
  const now = Date.now();
  const seen = { lastSeenAt: { greater_than: new Date(now - IDLE_MS).toISOString() } };
  return {
    and: [
      accountSessions(collection, id),
      { passwordMark: { equals: hashOf(hash) } },
      { expiresAt: { greater_than: new Date(now).toISOString() } },
      ...(collection === 'admins' ? [seen] : []),
    ],
  };
}

export const markOf = (hash: string): string => hashOf(hash);

/** Ends all sessions of an account, and notifications on its devices. */
export async function endSessions(
  payload: Payload,
  collection: Session['accountKind'],
  account: string,
): Promise<void> {
  await payload.db.deleteMany({ collection: 'sessions', where: accountSessions(collection, account) });
  await removePushDevices(payload, { account: { equals: account } });
}

async function removeSessions(payload: Payload, ids: string[]): Promise<void> {
  await payload.db.deleteMany({ collection: 'sessions', where: { id: { in: ids } } });
  await removePushDevices(payload, { session: { in: ids } });
}

export const accountSessions = (collection: Session['accountKind'], account: string): Where => ({
  account: { equals: account },
  accountKind: { equals: collection },
});

// A plain hash is enough, because tokens have 256 random bits.
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
