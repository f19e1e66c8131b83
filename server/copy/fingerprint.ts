import { createHash } from 'node:crypto';
import type { CollectionSlug, Payload } from 'payload';
import { readDocuments, withLastingId } from './read-documents';

export interface Fingerprint {
  count: number;
  sha256: string;
}

/**
 * How many documents a collection holds, and one hash over all their contents, in whatever order; the same on both
 * databases.
 */
export async function fingerprint(payload: Payload, collection: CollectionSlug): Promise<Fingerprint> {
  const hashes: string[] = [];
  for await (const document of readDocuments(payload, collection)) {
    hashes.push(sha256(canonical(withLastingId(payload, collection, document))));
  }
  return { count: hashes.length, sha256: sha256(hashes.sort().join('\n')) };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * A value as JSON that does not depend on who keeps it: keys sorted, empty ones left out, because one database stores them as
 * null and the other not at all.
 */
export function canonical(value: unknown): string {
  return JSON.stringify(plain(JSON.parse(JSON.stringify(value ?? null))));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([, content]) => content !== null && !isEmptyList(content))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, content]) => [key, plain(content)]));
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
