import { createHmac, timingSafeEqual } from 'node:crypto';
import { documentId } from '#domain/wire/wire';

/** The customer's id and a signature that nothing else of the shop takes, so that the link opens nothing but its page. */
export function unsubscribeToken(secret: string, customerId: string): string {
  return `${customerId}.${signature(secret, customerId)}`;
}

/** Whom a token of `unsubscribeToken` was made for, or null when it was not. */
export function unsubscribingCustomer(secret: string, token: string): string | null {
  const [id = '', signed = '', ...rest] = token.split('.');
  if (rest.length > 0 || !documentId.safeParse(id).success) return null;
  const expected = Buffer.from(signature(secret, id));
  const given = Buffer.from(signed);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function signature(secret: string, customerId: string): string {
  return createHmac('sha256', secret).update(`unsubscribe:${customerId}`).digest('base64url');
}
