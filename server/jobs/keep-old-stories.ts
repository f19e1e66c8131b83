import type { Payload } from 'payload';
import { changeIf } from '#server/database/change-if';
import { ordersByMoment } from './orders-by-moment';
import type { Job, Tally } from './run-due-job';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The job that stores what is known of the orders from the time before there were stories (rule 15.2). Until it has come to one, its
 * story is made whenever it is read, and is the same.
 */
export function keepOldStories(payload: Payload): Job {
  return {
    name: 'keep-old-stories',
    everyMs: DAY_MS,
    run: (did) => keepStories({ payload, did }),
  };
}

/** Stores the story of every order that has none. */
export async function keepStories({ payload, did }: { payload: Payload; did: Tally }): Promise<void> {
  const without = { story: { exists: false } };
  for await (const { id } of ordersByMoment({ payload, where: without, moment: 'createdAt' })) {
    // The rule of stories begins with what is known.
    const kept = await changeIf({
      payload,
      collection: 'orders',
      id,
      condition: [without],
      data: { story: [] },
    });
    if (kept) did('stories of old orders kept', 1);
  }
}
