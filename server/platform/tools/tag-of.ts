import { createHash } from 'node:crypto';

/** Returns an ETag that only equal bodies share. */
export function tagOf(body: Buffer | string): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}
