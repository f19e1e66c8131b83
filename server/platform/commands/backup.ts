import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Payload } from 'payload';
import type { BackedUp } from '../backup/backup-job';
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
  const saving: { done?: BackedUp; failure?: unknown } = {};
  const save = async () => {
    try {
      saving.done = await backUpShop(settings);
      return saving.done;
    } catch (error) {
      saving.failure = error;
      throw error;
    }
  };
  const ran = await runJobNow(payload, backupJob({ payload, settings, backUp: save }));
  if (!ran)
    throw new ToolError(
      'Another backup of this shop is running. Try again when it ends, or ten minutes after it was killed.',
    );
  if (!saving.done) throw saving.failure;
  const { name, photos, to, notes, problems } = saving.done;
  const saved = `Saved ${name} with ${photos} photos to ${to.join(' and ')}, restored it, and compared it`;
  const lines = [...(to.length > 0 ? [saved] : []), ...notes, ...problems]
    .map((line) => `${line}.`)
    .join('\n');
  if (problems.length > 0) throw new ToolError(lines);
  return lines;
}

async function saveFile({ DATA_DIR }: Env, to: string | undefined): Promise<string> {
  const { makeBackup } = await import('../backup/make-backup');
  const { backupName } = await import('../backup/vault');
  const path = resolve(to ?? join(DATA_DIR, 'backups', `${backupName(new Date())}.tar.gz`));
  const { files } = await inShop((payload) => makeBackup(DATA_DIR, executeOn(payload), path));
  return `Saved ${files} files to ${path}. It isn't encrypted and holds customer data, so keep it safe. The shop's secret isn't in it.`;
}

runTool(backup, USAGE);
