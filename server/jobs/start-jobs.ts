import type { Payload } from 'payload';
import { log } from '#server/tools/log';
import { type Job, runDueJob } from './run-due-job';

const LOOK_MS = 15_000;

/** Runs the recurring jobs when they are due, until stopped; `stop` waits for the one in hand. */
export function startJobs(payload: Payload, jobs: readonly Job[]): { stop: () => Promise<void> } {
  let stopped = false;
  let rest: () => void = () => undefined;
  const running = (async () => {
    while (!stopped) {
      for (const job of jobs) {
        if (stopped) return;
        try {
          await runDueJob(payload, job);
        } catch (error) {
          log.error({ err: error, job: job.name }, 'jobs: the database could not be read');
        }
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOOK_MS);
        rest = () => {
          clearTimeout(timer);
          resolve();
        };
        if (stopped) rest();
      });
    }
  })();
  return {
    stop: () => {
      stopped = true;
      rest();
      return running;
    },
  };
}
