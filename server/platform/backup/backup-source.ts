import { createHash } from 'node:crypto';
import { ALBUM_COPY_ENDING, STORED_PICTURE } from '#domain/photos/photo-limits';
import { ToolError } from '#server/platform/errors/system-error';
import type { Contents, Digests } from './vault';

/** The contents of a database: a digest per collection, and the photos it references. */
export interface Scan {
  collections: Digests;
  photos: Set<string>;
}

export interface BackupSource {
  database: Contents['database'];
  /** Reads the current contents, or those of a copy in a folder. Throws a ToolError if it's damaged. */
  scan: (copy?: string) => Promise<Scan>;
  /** Writes a copy of the database as of one moment, while the shop keeps running. */
  copyTo: (folder: string) => Promise<Scan>;
  close: () => Promise<void>;
}

const HASH_BYTES = 32;

/** Sums up a scan. The order of documents doesn't matter, because it differs between copies. */
export class Scanning {
  readonly photos = new Set<string>();
  readonly #sums = new Map<string, { count: number; sum: Buffer }>();

  /** Starts a collection, so an empty one counts too. */
  begin(collection: string): void {
    this.#sums.set(collection, { count: 0, sum: Buffer.alloc(HASH_BYTES) });
  }

  add(collection: string, bytes: Uint8Array | string): void {
    const found = this.#sums.get(collection);
    if (!found) throw new Error(`${collection} wasn't started`);
    found.count += 1;
    const hash = createHash('sha256').update(bytes).digest();
    for (let at = 0; at < HASH_BYTES; at += 1) found.sum[at] = (found.sum[at] ?? 0) ^ (hash[at] ?? 0);
  }

  /** Photos are the files of uploads and media. An upload that's still being stored may not be a file yet. */
  addPhoto(collection: string, row: Record<string, unknown>): void {
    const { state, filename } = row;
    const id = row.id ?? row._id;
    const ending = row.isInAlbum || row.is_in_album ? ALBUM_COPY_ENDING : `.${STORED_PICTURE.ending}`;
    if (collection === 'uploads' && state === 'kept') this.photos.add(`${id}${ending}`);
    if (collection === 'media' && typeof filename === 'string') this.photos.add(filename);
  }

  result(): Scan {
    const collections = [...this.#sums].map(
      ([name, { count, sum }]) => [name, { count, sha256: sum.toString('hex') }] as const,
    );
    return { collections: Object.fromEntries(collections), photos: this.photos };
  }
}

/** The collections in which two scans differ. MongoDB creates empty ones late, so they may be missing. */
export function differing(one: Digests, other: Digests): string[] {
  const digestOf = (digests: Digests, name: string) => {
    const { count = 0, sha256 = '' } = digests[name] ?? {};
    return count === 0 ? '' : `${count} ${sha256}`;
  };
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => digestOf(one, name) !== digestOf(other, name));
}

/** Throws a ToolError if a restored copy differs from what was saved. */
export function refuseDifference(restored: Digests, saved: Digests): void {
  const names = differing(restored, saved);
  if (names.length > 0)
    throw new ToolError(`This backup is damaged: it differs from the shop in ${names.join(', ')}`);
}

/** Throws a ToolError if a copy lost a collection that didn't change while it was made. */
export function refuseLoss(copy: Digests, before: Digests, after: Digests): void {
  const changed = new Set(differing(before, after));
  const lost = differing(copy, before).filter((name) => !changed.has(name));
  if (lost.length > 0) throw new ToolError(`The copy of the database differs from it in ${lost.join(', ')}`);
}
