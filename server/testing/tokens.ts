import { jwtSign, type Payload } from 'payload';
import { z } from 'zod';
import { openSession } from '#server/accounts/open-session';
import { readSession } from '#server/accounts/session';
import type { Admin, Customer, Session } from '../../payload-types';
import { ADMIN } from './test-shop';

/** Opens a customer's session without the API. Returns its token. */
export async function tokenOf(payload: Payload, email: string, password = 'secret-1'): Promise<string> {
  return (await openSession({ payload, collection: 'customers', email, password, from: HERE })) ?? '';
}

export const HERE = { address: '127.0.0.1' } as const;

/** Opens a session of the owner. Returns its token. */
export async function adminTokenOf(payload: Payload): Promise<string> {
  return (await openSession({ payload, collection: 'admins', ...ADMIN, from: HERE })) ?? '';
}

/** Opens a session of staff. Returns its token. */
export async function staffTokenOf(payload: Payload, email: string): Promise<string> {
  const from = { payload, collection: 'admins', email, password: 'stitch-by-stitch', from: HERE } as const;
  return (await openSession(from)) ?? '';
}

/** Returns the stored sessions of the account with this email. */
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

/** Returns the cookie header for a customer's token. */
export const customerCookie = (token: string) => ({ Cookie: `shop-customer=${token}` });
/** Returns the cookie header for a staff token. */
export const ownerCookie = (token: string) => ({ Cookie: `payload-token=${token}` });

/** Signs a session's token like Payload, with changes and another secret. */
export async function forged(
  payload: Payload,
  token: string,
  secret: string,
  changes: object = {},
): Promise<string> {
  const [admin, customer] = [
    await readSession(payload, 'admins', token),
    await readSession(payload, 'customers', token),
  ];
  const { id, email, collection, _sid: sid } = signedIn.parse(admin ?? customer);
  const fieldsToSign = { id, collection, email, sid, ...changes };
  return (await jwtSign({ fieldsToSign, secret, tokenExpiration: 3600 })).token;
}

const signedIn = z.object({ id: z.string(), email: z.string(), collection: z.string(), _sid: z.string() });

/** Returns the token without a signature. */
export function unsigned(token: string): string {
  const head = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${head}.${token.split('.')[1]}.`;
}

/** Returns the `name=value` of an answer's cookies. */
export function cookiesOf(headers: Headers): string[] {
  return headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
}

/** Matches fields that no answer may contain at any depth. */
export const SECRET_FIELDS =
  /"(hash|salt|password|sessions?|_?sid|_strategy|token|secret|signupKey|resetPassword\w*|login\w*|lock\w*)"\s*:/i;
