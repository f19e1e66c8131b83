import type { Payload } from 'payload';
import type { Job } from '#server/jobs/run-due-job';
import type { Env } from './env';
import { openPhotoStore } from './uploads/open-photo-store';
import { removeUnused } from './uploads/remove-unused';

const DAY_MS = 24 * 60 * 60 * 1000;

interface ShopJobs {
  payload: Payload;
  settings: Env;
}

/** Everything the shop does by the clock, on one of its servers at a time. */
export function shopJobs({ payload, settings }: ShopJobs): Job[] {
  const store = openPhotoStore(settings);
  return [{ name: 'remove-unused-photos', everyMs: DAY_MS, run: () => removeUnused({ payload, store }) }];
}
