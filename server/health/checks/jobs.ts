import { agoText, spanText } from '#domain/health/health-words';
import { compareText } from '#domain/words/compare-text';
import { findAll } from '#server/platform/database/find';
import type { Job } from '../../../payload-types';
import { type Check, ok, red, warning } from '../check';

/** How late a job may be, in ms. Some jobs run every five minutes. */
const SILENT_MS = 30 * 60 * 1000;
/** A job that's later than this was removed from the shop. */
const REMOVED_MS = 2 * 24 * 60 * 60 * 1000;
const OFTEN = 3;
/** These run separately (watch-jobs.ts, reply-jobs.ts, start-backups.ts), so they don't show whether the other jobs run. */
const WATCH_JOBS = ['health', 'heartbeat', 'check-database', 'backup', 'email-replies'];

const SEE_LOG = 'Look in the log for "a job failed" to see why.';

export const jobs: Check = {
  run: async ({ payload, now, isRunning }) => {
    const stored = await findAll(payload, 'jobs');
    const others = stored.filter(({ name }) => !WATCH_JOBS.includes(name));
    const ranAt = others
      .map((job) => job.ranAt ?? '')
      .toSorted()
      .at(-1);
    if (!ranAt)
      return isRunning ? ok('No job has run yet.') : warning('No job has run yet.', 'Start the shop.');
    const found = `The last job ran ${agoText(ranAt, now)}.`;
    if (now.getTime() - Date.parse(ranAt) > SILENT_MS)
      return isRunning
        ? red(found, 'Restart the shop. If jobs don\'t run after that, look in the log for "job".')
        : warning(found, 'Jobs run again when the shop runs.');
    const current = stored.filter(({ dueAt }) => now.getTime() - Date.parse(dueAt) < REMOVED_MS);
    const failing = current.filter(({ failures }) => (failures ?? 0) > 0);
    const often = failing.filter(({ failures }) => (failures ?? 0) >= OFTEN);
    if (often.length > 0) return red(`${found} ${often.map((job) => failureText(job)).join(' ')}`, SEE_LOG);
    if (failing.length > 0)
      return warning(`${found} ${failing.map((job) => failureText(job)).join(' ')}`, SEE_LOG);
    return ok(`${found} ${nextText(current, now)}`);
  },
};

function failureText({ name, failures, lastProblem }: Job): string {
  const problem = lastProblem?.replace(/\.$/, '');
  return `${name} failed ${failures === 1 ? 'once' : `${failures} times`}: ${problem}.`;
}

function nextText(current: readonly Job[], now: Date): string {
  const [next] = current.toSorted((a, b) => compareText(a.dueAt, b.dueAt));
  if (!next) return '';
  const inMs = Date.parse(next.dueAt) - now.getTime();
  return inMs < 60_000 ? `${next.name} is next.` : `${next.name} is next, in ${spanText(inMs)}.`;
}
