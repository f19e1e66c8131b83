import { createHash } from 'node:crypto';
import { uuidOf } from '#server/tools/uuid-of';

/** The id of a demo entry, the same at every start and on every server. */
export function demoId(name: string): string {
  return uuidOf(createHash('sha256').update(`glove shop demo: ${name}`).digest());
}
