import { jwtSign, type Payload } from 'payload';
import { z } from 'zod';
import { openSession } from '#server/accounts/open-session';
import { readSession } from '#server/accounts/session';
import type { Admin, Customer, Session } from '../../payload-types';
import { ADMIN } from './test-shop';

/** A session token of this account, opened behind the API's back. */
export async function tokenOf(payload: Payload, email: string, password = 'secret-1'): Promise<string> {
  return (await openSession({ payload, collection: 'customers', email, password, from: HERE })) ?? '';
}

/** Where tests sign in from. */
export const HERE = { address: '127.0.0.1' } as const;

/** A session token of the owner. */
export async function adminTokenOf(payload: Payload): Promise<string> {
  return (await openSession({ payload, collection: 'admins', ...ADMIN, from: HERE })) ?? '';
}

/** A session token of one of the factory's staff. */
export async function staffTokenOf(payload: Payload, email: string): Promise<string> {
  const from = { payload, collection: 'admins', email, password: 'stitch-by-stitch', from: HERE } as const;
  return (await openSession(from)) ?? '';
}

/** The sessions of the account with this e-mail, as they are stored. */
export async function sessionsOf(payload: Payload, email: string): Promise<Session[]> {
  const where = { email: { equals: email } };
  const accounts = await Promise.all([
    payload.db.findOne<Customer>({ collection: 'customers', where }),
    payload.db.findOne<Admin>({ collection: 'admins', where }),
  ]);
  const account = { in: accounts.flatMap((found) => found?.id ?? []) };
  const query = { collection: 'sessions', where: { account }, pagination: false } as const;
  return (await payload.db.find<Session>(query)).docs;
}

/** The headers with which a browser sends a customer's token. */
export const customerCookie = (token: string) => ({ Cookie: `shop-customer=${token}` });
/** The headers with which a browser sends the owner's token. */
export const ownerCookie = (token: string) => ({ Cookie: `payload-token=${token}` });

/** A token as Payload would sign it for the one who has this session, but for the changes, with a secret of one's own. */
export async function forged(
  payload: Payload,
  token: string,
  secret: string,
  changes: object = {},
): Promise<string> {
  const { id, email, collection, _sid: sid } = signedIn.parse(await readSession(payload, token));
  const fieldsToSign = { id, collection, email, sid, ...changes };
  return (await jwtSign({ fieldsToSign, secret, tokenExpiration: 3600 })).token;
}

const signedIn = z.object({ id: z.string(), email: z.string(), collection: z.string(), _sid: z.string() });

/** The same token, which says it needs no signature. */
export function unsigned(token: string): string {
  const head = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${head}.${token.split('.')[1]}.`;
}

/** The `name=value` of the cookies an answer sets. */
export function cookiesOf(headers: Headers): string[] {
  return headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
}

/** Names of fields that no answer may hold, wherever they are nested. */
export const SECRET_FIELDS =
  /"(hash|salt|password|sessions?|_?sid|_strategy|token|secret|signupKey|resetPassword\w*|login\w*|lock\w*)"\s*:/i;
