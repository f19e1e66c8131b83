import type { Payload } from 'payload';
import { BACKUP_RETRY_MS, nextBackup } from '#domain/backups/backup-times';
import { BACKUP_FACT } from '#domain/health/health-facts';
import { DAY_MS } from '#domain/wire/durations';
import type { Env } from '#server/platform/environment/env';
import { readFact, storeFact } from '#server/platform/health/facts';
import type { Job } from '#server/platform/jobs/run-due-job';
import { log } from '#server/platform/tools/log';
import { type BackedUp, backUp } from './back-up';
import type { BackupSource } from './backup-source';
import { sqliteSource } from './sqlite-source';

export type { BackedUp };

interface BackupJob {
  payload: Payload;
  settings: Env;
  backUp: () => Promise<BackedUp>;
}

/** The scheduled time, for someone who makes a backup by hand while automatic backups are off. */
const NIGHT = '03:15';

/** Backs up and records the result for the health check. A failed backup is tried again within the hour (rule 24.4). */
export function backupJob({ payload, settings, backUp: save }: BackupJob): Job {
  const time = settings.BACKUP_TIME === 'off' ? NIGHT : settings.BACKUP_TIME;
  let isGood = false;
  return {
    name: 'backup',
    everyMs: DAY_MS,
    isLong: true,
    nextAt: (now) => (isGood ? nextBackup(time, now) : new Date(now.getTime() + BACKUP_RETRY_MS)),
    run: async (tally) => {
      isGood = false;
      const done = await save().catch((error: unknown) => ({
        ...NOTHING,
        problems: [error instanceof Error ? error.message : String(error)],
      }));
      isGood = done.problems.length === 0;
      for (const note of done.notes) log.warn(`backup: ${note}`);
      for (const problem of done.problems) log.error(`backup: ${problem}`);
      await record(payload, done);
      if (done.to.length > 0) tally('backups', 1);
    },
  };
}

const NOTHING = { at: new Date(0), to: [], bytes: 0, notes: [] };

async function record(
  payload: Payload,
  { at, to, bytes, notes, problems }: Omit<BackedUp, 'name' | 'photos'>,
): Promise<void> {
  const last = await readFact(payload, BACKUP_FACT);
  const moment = at.toISOString();
  const good = to.length > 0 ? { at: moment, to: to.join(' and '), bytes, verifiedAt: moment } : last;
  await storeFact(payload, BACKUP_FACT, {
    ...(good ?? { at: null, to: '', bytes: 0, verifiedAt: null }),
    notes,
    problem: problems.length > 0 ? problems.join('. ') : null,
  });
}

export async function backUpShop(settings: Env): Promise<BackedUp> {
  // Imported here, because the main process only starts the worker that backs up.
  const { backupTargets } = await import('./bucket-target');
  const source = await openSource(settings);
  try {
    return await backUp({ settings, source, targets: backupTargets(settings) });
  } finally {
    await source.close();
  }
}

/** Opens the shop's database for a backup. The caller closes it. */
export async function openSource({ DATABASE_URI, DATA_DIR }: Env): Promise<BackupSource> {
  if (!DATABASE_URI) return sqliteSource(DATA_DIR);
  const { mongoSource } = await import('./mongo-source');
  return mongoSource(DATABASE_URI);
}
