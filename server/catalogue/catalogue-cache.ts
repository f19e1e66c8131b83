import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** The public lists that are answered from memory. */
export const CATALOGUE_NOUNS = ['services', 'lace-colors', 'gallery'] as const;
export type CatalogueNoun = (typeof CATALOGUE_NOUNS)[number];

/** A list ready to be sent: JSON, the same compressed, and its entity tag. */
export interface CatalogueAnswer {
  body: Buffer;
  gzip: Buffer;
  etag: string;
}

interface Kept {
  answer: Promise<CatalogueAnswer>;
  loadedAt: number;
}

/** After this many ms a kept answer is read again: another server may have changed the database meanwhile. */
const FRESH_MS = 3000;

const kept = new Map<CatalogueNoun, Kept>();

/** The kept answer of a list, read by `load` when there is none or it has aged; a failed read is not kept. */
export function catalogueAnswer(noun: CatalogueNoun, load: () => Promise<unknown>): Promise<CatalogueAnswer> {
  const now = Date.now();
  const current = kept.get(noun);
  if (current && now - current.loadedAt < FRESH_MS) return current.answer;
  const answer = load().then(toAnswer);
  const entry = { answer, loadedAt: now };
  kept.set(noun, entry);
  answer.catch(() => {
    if (kept.get(noun) === entry) kept.delete(noun);
  });
  return answer;
}

/** Forgets a list's answer, so that the next visitor sees what was just saved. */
export function dropCatalogue(noun: CatalogueNoun): void {
  kept.delete(noun);
}

function toAnswer(list: unknown): CatalogueAnswer {
  const body = Buffer.from(JSON.stringify(list));
  return { body, gzip: gzipSync(body), etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
