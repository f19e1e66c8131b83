import { entityTag, IF_MATCH_HEADER, versionAnswer } from '#domain/wire/change-answers';
import { MESSAGES } from '#domain/words/shop-texts';
import { ApiError, api, failedWith } from './client';

/** Retries when others write the same document at that moment; more than this is no coincidence. */
const ROUNDS = 10;

/** A document as it was read. */
export interface Seen {
  id: string;
  version: number;
}

/** Someone else changed the document since the user loaded it. */
export class ConflictError<Doc extends Seen> extends ApiError {
  /** The document as it is now. */
  readonly newest: Doc;

  constructor(newest: Doc) {
    const answer = { code: 'CONFLICT', message: MESSAGES.changedMeanwhile };
    super(409, answer.message, answer);
    this.newest = newest;
  }
}

/** Sends a change that applies only to this version of the document ('*' is any); returns the new version. */
export async function patchVersion(path: string, body: unknown, version: number | '*'): Promise<number> {
  const headers = { [IF_MATCH_HEADER]: version === '*' ? version : entityTag(version) };
  return (await api.patch(path, body, versionAnswer, { headers })).version;
}

export interface ChangeSeen<Doc extends Seen> {
  path: string;
  /** The fields that are changed. */
  body: object | null;
  /** The field of the document that changes, if the body doesn't name it. */
  changes?: readonly (keyof Doc & string)[];
  /** The document as the person saw it who changes it. */
  seen: Doc;
  /** Reads it as it is now. */
  newest: () => Promise<Doc | undefined>;
  /** Fields that are reckoned from each other: who changes one of them must have seen all of them. */
  together?: readonly (keyof Doc & string)[];
}

/**
 * Changes a document based on the version the user saw (rule 11.8) and returns the new version. Someone else's changes to other
 * fields stay. Throws a `ChangedMeanwhile` (409) with the newest version if both changed the same field.
 */
export async function changeSeen<Doc extends Seen>({
  path,
  body,
  changes,
  seen,
  newest,
  together = [],
}: ChangeSeen<Doc>): Promise<number> {
  const changed: readonly string[] = changes ?? Object.keys(body ?? {});
  const matters = together.some((field) => changed.includes(field)) ? [...changed, ...together] : changed;
  let { version } = seen;
  return onNewest(async () => {
    try {
      return await patchVersion(path, body, version);
    } catch (error) {
      const now = failedWith(error, 'CONFLICT') ? await newest() : undefined;
      // Stored already: by an earlier try whose answer was lost, or by someone who meant the same.
      if (now && body && !changes && picked({ ...now, ...body }, changed) === picked(now, changed))
        return now.version;
      if (now && picked(now, matters) !== picked(seen, matters)) throw new ConflictError(now);
      if (now) ({ version } = now);
      throw error;
    }
  });
}

/** Repeats a change while others are faster; for changes computed from what is stored. */
export async function onNewest<T>(change: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await change();
    } catch (error) {
      const isLost = failedWith(error, 'CONFLICT') && !(error instanceof ConflictError);
      if (!isLost || round === ROUNDS) throw error;
    }
  }
}

function picked(doc: object, fields: readonly string[]): string {
  return JSON.stringify(Object.entries(doc).filter(([field]) => fields.includes(field)));
}

/** A list with this entry changed. */
export function withEntry<Doc extends Seen>(
  list: readonly Doc[] | undefined,
  id: string,
  change: Partial<Doc>,
): Doc[] | undefined {
  return list?.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
}
