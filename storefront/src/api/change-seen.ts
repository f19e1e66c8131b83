import { entityTag, IF_MATCH_HEADER, versionAnswer } from '#domain/wire/change-answers';
import { MESSAGES } from '#domain/words/messages';
import { ApiError, api, failedWith } from './client';

/** Others write the same document at the same moment; more rounds than that are no coincidence. */
const ROUNDS = 10;

/** A document as it was read. */
interface Seen {
  id: string;
  version: number;
}

/** A person's change of a document that somebody else has changed since that person saw it. */
export class ChangedMeanwhile<Doc extends Seen> extends ApiError {
  /** The document as it is now. */
  readonly newest: Doc;

  constructor(newest: Doc) {
    const answer = { code: 'CONFLICT', message: MESSAGES.changedMeanwhile };
    super(409, answer.message, answer);
    this.newest = newest;
  }
}

/** Sends a change that holds only while the document is of this version, or of any; answers the version it has then. */
export async function patchVersion(path: string, body: unknown, version: number | '*'): Promise<number> {
  const headers = { [IF_MATCH_HEADER]: version === '*' ? version : entityTag(version) };
  return (await api.patch(path, body, versionAnswer, { headers })).version;
}

interface ChangeSeen<Doc extends Seen> {
  path: string;
  body: unknown;
  /** The document as the person saw it who changes it. */
  seen: Doc;
  /** Reads it as it is now. */
  newest: () => Promise<Doc | undefined>;
}

/**
 * Changes a document as a person saw it; answers its new version. A write meanwhile that shows nowhere, such as a mail that went
 * out, is no change for a person. Throws a `ChangedMeanwhile` (409) with the newest otherwise.
 */
export async function changeSeen<Doc extends Seen>({
  path,
  body,
  seen,
  newest,
}: ChangeSeen<Doc>): Promise<number> {
  let { version } = seen;
  return onNewest(async () => {
    try {
      return await patchVersion(path, body, version);
    } catch (error) {
      const now = failedWith(error, 'CONFLICT') ? await newest() : undefined;
      if (now && shown(now) !== shown(seen)) throw new ChangedMeanwhile(now);
      if (now) ({ version } = now);
      throw error;
    }
  });
}

/** Makes a change anew as long as others were there first: for one that is reckoned from what is stored. */
export async function onNewest<T>(change: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await change();
    } catch (error) {
      const isLost = failedWith(error, 'CONFLICT') && !(error instanceof ChangedMeanwhile);
      if (!isLost || round === ROUNDS) throw error;
    }
  }
}

/** What a person sees of a document. Its place in a list is changed by dragging alone, which changes nothing else. */
function shown<Doc extends Seen>(doc: Doc): string {
  return JSON.stringify({ ...doc, version: null, sortOrder: null });
}

/** A list with this entry changed. */
export function withEntry<Doc extends Seen>(
  list: readonly Doc[] | undefined,
  id: string,
  change: Partial<Doc>,
): Doc[] | undefined {
  return list?.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
}
