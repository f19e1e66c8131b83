import { createHash } from 'node:crypto';

/** The entity tag of a body: two bodies share it only when they are the same. */
export function tagOf(body: Buffer | string): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}
