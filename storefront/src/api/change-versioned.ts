import { entityTag, IF_MATCH_HEADER } from '#domain/wire/headers';
import { ApiError, api, failedWith } from './client';

const ROUNDS = 10;

export interface Versioned {
  id: string;
  version: number;
}

/** Someone else changed the document after the person loaded it. */
export class ConflictError<Doc extends Versioned> extends ApiError {
  readonly newest: Doc;

  constructor(newest: Doc, message: string) {
    super(409, message, { code: 'CONFLICT', message });
    this.newest = newest;
  }
}

/** Sends a change that applies only to this version of the document ('*' is any) and returns the new version. */
export async function patchVersion(path: string, body: unknown, version: number | '*'): Promise<number> {
  const headers = { [IF_MATCH_HEADER]: version === '*' ? version : entityTag(version) };
  // This loads first, so no change is sent without a way to read its answer.
  const { versionAnswer } = await import('#domain/wire/change-answers');
  return (await api.patch(path, body, versionAnswer, { headers })).version;
}

export interface VersionedChange<Doc extends Versioned> {
  path: string;
  body: object | null;
  changes?: readonly (keyof Doc & string)[];
  seen: Doc;
  newest: () => Promise<Doc | undefined>;
  /** Fields that are computed from each other. To change one, the person must have seen all of them. */
  together?: readonly (keyof Doc & string)[];
}

/**
 * Changes a document, based on the version the person saw (rule 11.8), and returns the new version. Other people's changes to other
 * fields stay. @throws `ConflictError` (409) with the newest version if both changed the same field.
 */
export async function changeVersioned<Doc extends Versioned>({
  path,
  body,
  changes,
  seen,
  newest,
  together = [],
}: VersionedChange<Doc>): Promise<number> {
  const changed: readonly string[] = changes ?? Object.keys(body ?? {});
  const matters = together.some((field) => changed.includes(field)) ? [...changed, ...together] : changed;
  let { version } = seen;
  return retryOnConflict(async () => {
    try {
      return await patchVersion(path, body, version);
    } catch (error) {
      const now = failedWith(error, 'CONFLICT') ? await newest() : undefined;
      // It's already stored. Either an earlier try got no answer, or someone made the same change.
      if (now && body && !changes && pick({ ...now, ...body }, changed) === pick(now, changed))
        return now.version;
      if (now && pick(now, matters) !== pick(seen, matters)) {
        const { MESSAGES } = await import('#domain/words/shop-texts');
        throw new ConflictError(now, MESSAGES.changedMeanwhile);
      }
      if (now) ({ version } = now);
      throw error;
    }
  });
}

/** Repeats a change until no one else's comes first. It's for changes that are computed from stored data. */
export async function retryOnConflict<T>(change: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await change();
    } catch (error) {
      const isLost = failedWith(error, 'CONFLICT') && !(error instanceof ConflictError);
      if (!isLost || round === ROUNDS) throw error;
    }
  }
}

function pick(doc: object, fields: readonly string[]): string {
  return JSON.stringify(Object.entries(doc).filter(([field]) => fields.includes(field)));
}

export function withEntry<Doc extends Versioned>(
  list: readonly Doc[] | undefined,
  id: string,
  change: Partial<Doc>,
): Doc[] | undefined {
  return list?.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
}
