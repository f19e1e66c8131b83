import type { Payload } from 'payload';
import { HOUR_MS, MINUTE_MS } from '#domain/wire/durations';
import type { Env } from '#server/platform/environment/env';
import type { Job } from '#server/platform/jobs/run-due-job';
import { runningShop, storeIntegrity } from './checked-shop';
import { followHealth } from './follow-health';
import { sendHeartbeat } from './heartbeat';

/** The jobs that watch the shop. They run apart from the others, so a hanging job can't stop them. */
export function watchJobs(payload: Payload, settings: Env): Job[] {
  const { HEARTBEAT_URL } = settings;
  return [
    {
      name: 'health',
      everyMs: 5 * MINUTE_MS,
      run: async () => {
        await followHealth(runningShop(payload, settings));
      },
    },
    ...(HEARTBEAT_URL
      ? [{ name: 'heartbeat', everyMs: HOUR_MS, run: () => sendHeartbeat(payload, HEARTBEAT_URL) }]
      : []),
    { name: 'check-database', everyMs: 24 * HOUR_MS, run: () => storeIntegrity(payload, settings) },
  ];
}
