import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { Env } from '#server/platform/environment/env';
import { startJobs } from '#server/platform/jobs/run-due-job';
import { log } from '#server/platform/tools/log';
import { type BackedUp, backupJob } from './backup-job';
import { whyNoBackups } from './why-no-backups';

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
    return resultOf(child);
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

function resultOf(child: ChildProcess): Promise<BackedUp> {
  return new Promise((done, failed) => {
    child.on('message', (message) => {
      const result = answer.parse(message);
      if (result.done) done(result.done);
      else failed(new Error(result.problem ?? 'the backup ended without a result'));
    });
    child.on('error', failed);
    child.on('exit', (code, signal) => failed(new Error(`the backup ended early with ${signal ?? code}`)));
  });
}
