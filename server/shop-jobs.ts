import type { Job } from '#server/jobs/run-due-job';

/** Everything the shop does by the clock, on one of its servers at a time. */
export function shopJobs(): Job[] {
  return [];
}
