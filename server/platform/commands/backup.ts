import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Payload } from 'payload';
import { whyNoBackups } from '../backup/why-no-backups';
import { executeOn } from '../database/sqlite';
import { type Env, env } from '../environment/env';
import { ToolError } from '../errors/system-error';
import { inShop, runTool } from './run-tool';

const USAGE = 'npm run backup [-- --to FILE.tar.gz]';

async function backup(): Promise<string> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const why = whyNoBackups(env());
  if (!values.to && !why) return inShop((payload) => saveEncrypted(payload, env()));
  if (env().DATABASE_URI)
    throw new ToolError(
      values.to
        ? 'A shop on MongoDB has no backups in one file. Run npm run backup without --to.'
        : `For a backup of this shop, ${why}.`,
    );
  return saveFile(env(), values.to);
}

async function saveEncrypted(payload: Payload, settings: Env): Promise<string> {
  const { backUpShop, backupJob } = await import('../backup/backup-job');
  const { runJobNow } = await import('../jobs/run-due-job');
  let said: string | null = null;
  const save = async () => {
    const done = await backUpShop(settings);
    said = [
      ...(done.to.length > 0
        ? [`Saved ${done.name} with ${done.photos} photos to ${done.to.join(' and ')}`]
        : []),
      ...done.notes,
      ...done.problems,
    ].join('.\n');
    return done;
  };
  let failure: unknown = null;
  const job = backupJob({ payload, settings, backUp: save });
  const ran = await runJobNow(payload, {
    ...job,
    run: (did) =>
      job.run(did).catch((error: unknown) => {
        failure = error;
        throw error;
      }),
  });
  if (!ran)
    throw new ToolError(
      'Another backup of this shop is running. Try again when it ends, or ten minutes after it was killed.',
    );
  if (failure) throw new ToolError(said ?? (failure instanceof Error ? failure.message : String(failure)));
  return `${said}. It's restored and compared.`;
}

async function saveFile({ DATA_DIR }: Env, to: string | undefined): Promise<string> {
  const { makeBackup } = await import('../backup/make-backup');
  const path = resolve(to ?? join(DATA_DIR, 'backups', `shop-${timeInName(new Date())}.tar.gz`));
  const { files } = await inShop((payload) => makeBackup(DATA_DIR, executeOn(payload), path));
  return `Saved ${files} files to ${path}. It isn't encrypted and holds customer data, so keep it safe. The shop's secret isn't in it.`;
}

const timeInName = (moment: Date) =>
  moment
    .toISOString()
    .replaceAll(/[-:]|\..*/g, '')
    .replace('T', '-');

runTool(backup, USAGE);
