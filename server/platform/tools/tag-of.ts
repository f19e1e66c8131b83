import { createHash } from 'node:crypto';

/** Returns an ETag. Only equal bodies have the same one. */
export function tagOf(body: Buffer | string): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}
