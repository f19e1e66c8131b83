import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Payload } from 'payload';
import { z } from 'zod';
import { HOUR_MS } from '#domain/wire/durations';
import type { Env } from '#server/platform/environment/env';
import { startJobs } from '#server/platform/jobs/run-due-job';
import { log } from '#server/platform/tools/log';
import { type BackedUp, backupJob } from './backup-job';
import { whyNoBackups } from './why-no-backups';

/** No backup of a shop takes this long. One that does is waiting for a network folder that no longer answers. */
const LIMIT_HOURS = 12;

const answer = z.object({ done: z.custom<BackedUp>().optional(), problem: z.string().optional() });

/** Backs up nightly, apart from other jobs. A backup that `stop` ends is made at the next start. */
export function startBackups(payload: Payload, settings: Env): { stop: () => Promise<void> } {
  const why = whyNoBackups(settings);
  if (why && (settings.BACKUP_DIR || settings.BACKUP_S3_BUCKET || settings.BACKUP_PASSPHRASE))
    log.warn(`there are no automatic backups: ${why}`);
  if (why || settings.BACKUP_TIME === 'off' || settings.NODE_ENV === 'development')
    return { stop: async () => undefined };
  let child: ChildProcess | null = null;
  const inOwnProcess = () => {
    child = startWorker();
    return resultOf(child, LIMIT_HOURS);
  };
  const jobs = startJobs(payload, [backupJob({ payload, settings, backUp: inOwnProcess })]);
  return {
    stop: async () => {
      child?.kill('SIGKILL');
      await jobs.stop();
    },
  };
}

// Runs in a child process, because copying and encrypting would slow down customers. The child exits when its connection to this process
// closes.
function startWorker(): ChildProcess {
  return fork(fileURLToPath(new URL('./backup-worker.js', import.meta.url)), {
    serialization: 'advanced',
    execArgv: ['--max-semi-space-size=4'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** Waits for a backup's result. At the time limit, it kills the process and throws an Error, so the next backup can start. */
export function resultOf(child: ChildProcess, limitHours: number): Promise<BackedUp> {
  return new Promise((done, failed) => {
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      // The process may outlive that while it waits for the folder.
      failed(new Error(`the backup wasn't done after ${limitHours} hours`));
    }, limitHours * HOUR_MS);
    limit.unref();
    child.on('message', (message) => {
      const result = answer.parse(message);
      if (result.done) done(result.done);
      else failed(new Error(result.problem ?? 'the backup ended without a result'));
    });
    child.on('error', failed);
    child.on('exit', (code, signal) => {
      clearTimeout(limit);
      failed(new Error(`the backup ended early with ${signal ?? code}`));
    });
  });
}
