import type { Payload } from 'payload';
import { MINUTE_MS } from '#domain/wire/durations';
import { openPhotoStore } from '#server/photos/s3-store';
import type { Env } from '#server/platform/environment/env';
import type { Job } from '#server/platform/jobs/run-due-job';

/** The job that reads replies. It runs separately, because it waits for an email server. */
export function replyJobs(payload: Payload, settings: Env): Job[] {
  const { IMAP_URL: address } = settings;
  if (!address) return [];
  const store = openPhotoStore(settings);
  const run: Job['run'] = async (tally) => {
    // Large, and only shops that read replies need it.
    const { readMailbox } = await import('./read-mailbox');
    await readMailbox({ payload, store, address, tally });
  };
  return [{ name: 'email-replies', everyMs: MINUTE_MS, run, isLong: true }];
}
