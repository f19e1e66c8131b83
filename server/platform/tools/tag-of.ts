import { createHash } from 'node:crypto';

/** Two bodies share it only if they're the same. */
export function tagOf(body: Buffer | string): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}
