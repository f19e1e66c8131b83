import { createHmac } from 'node:crypto';
import type { Payload } from 'payload';
import { ADMIN } from './test-shop';

/** A session token of this account, opened behind the API's back. */
export async function tokenOf(payload: Payload, email: string, password = 'secret-1'): Promise<string> {
  const { token } = await payload.login({ collection: 'customers', data: { email, password } });
  return token ?? '';
}

/** A session token of the owner. */
export async function adminTokenOf(payload: Payload): Promise<string> {
  const { token } = await payload.login({ collection: 'admins', data: { ...ADMIN } });
  return token ?? '';
}

/** The headers with which a browser sends a customer's token. */
export const customerCookie = (token: string) => ({ Cookie: `shop-customer=${token}` });
/** The headers with which a browser sends the owner's token. */
export const ownerCookie = (token: string) => ({ Cookie: `payload-token=${token}` });

/** A token of the same content but for the changes, signed with a secret of one's own. */
export function forged(token: string, secret: string, changes: object = {}): string {
  const [head = '', claims = ''] = token.split('.');
  const content = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), ...changes };
  const signed = `${head}.${Buffer.from(JSON.stringify(content)).toString('base64url')}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** A token that says it needs no signature. */
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
