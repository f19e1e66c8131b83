import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** The public lists that are answered from memory. */
export const CATALOGUE_NOUNS = ['services', 'lace-colors', 'gallery'] as const;
export type CatalogueNoun = (typeof CATALOGUE_NOUNS)[number];

/** Bytes and the headers that go with them, made once for all who ask. */
interface Ready {
  bytes: Buffer;
  headers: Record<string, string | number>;
}

/** A list ready to be sent: as JSON, the same compressed, and its entity tag. */
export interface CatalogueAnswer {
  plain: Ready;
  gzip: Ready;
  /** The headers for who has this answer already. */
  unchanged: Record<string, string>;
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
  const packed = gzipSync(body);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const unchanged = {
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
    ETag: etag,
  };
  const headers = { ...unchanged, 'Content-Type': 'application/json; charset=utf-8' };
  return {
    etag,
    unchanged,
    plain: { bytes: body, headers: { ...headers, 'Content-Length': body.length } },
    gzip: {
      bytes: packed,
      headers: { ...headers, 'Content-Encoding': 'gzip', 'Content-Length': packed.length },
    },
  };
}
