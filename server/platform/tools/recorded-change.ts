import type { Payload } from 'payload';

/** A write that's recorded together with something else. */
export interface RecordedChange<Result> {
  payload: Payload;
  /** Make it conditional, so only one of two clicks changes something. */
  change: () => Promise<Result>;
  /** Whether the write changed something. By default, null and false mean it didn't. */
  happened?: (result: Result) => boolean;
}

export const changedSomething = (result: unknown): boolean => result !== null && result !== false;
