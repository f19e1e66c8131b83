import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { whyNoBackups } from '../backup/why-no-backups';
import { prepareDataDir } from '../environment/data-dir';
import { type Env, env } from '../environment/env';
import { ToolError } from '../errors/system-error';
import { runTool } from './run-tool';

const USAGE = 'npm run restore [-- latest | DATE | NAME | FILE.tar.gz]';

async function restore(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [wanted, ...more] = positionals;
  if (more.length > 0) throw new ToolError(`Usage: ${USAGE}`);
  if (wanted && (wanted.endsWith('.gz') || existsSync(wanted))) return restoreFile(wanted);
  const why = whyNoBackups(env());
  if (why) throw new ToolError(`Usage: ${USAGE}\nTo list and restore encrypted backups, ${why}.`);
  return wanted ? restoreOne(env(), wanted) : list(env());
}

async function restoreFile(archive: string): Promise<string> {
  const { DATABASE_URI, DATA_DIR } = env();
  if (DATABASE_URI) throw new ToolError('Unset DATABASE_URI. This backup is restored into SQLite.');
  const { restoreBackup } = await import('../backup/make-backup');
  prepareDataDir(DATA_DIR);
  const { madeAt, files } = await restoreBackup(resolve(archive), DATA_DIR);
  const hasSecret = files.secret || existsSync(join(DATA_DIR, 'secret')) || env().PAYLOAD_SECRET;
  return [
    `Restored ${Object.keys(files).length} files from ${madeAt} to ${DATA_DIR}. Start the shop as usual.`,
    ...(hasSecret
      ? []
      : [
          `Copy the shop's old file 'secret' there first. With a new secret, links in emails and second factors stop working.`,
        ]),
  ].join('\n');
}

async function found({ BACKUP_PASSPHRASE = '', ...settings }: Env) {
  const { backupTargets } = await import('../backup/bucket-target');
  const { listBackups } = await import('../backup/restore-stored');
  const listed = await listBackups(backupTargets(settings), BACKUP_PASSPHRASE);
  for (const note of listed.notes) process.stderr.write(`${note}\n`);
  return listed.backups;
}

async function list(settings: Env): Promise<string> {
  const { describeBackups } = await import('../backup/describe-backups');
  const lines = describeBackups(await found(settings));
  if (lines.length === 0) throw new ToolError('There are no good backups.');
  return [
    ...lines,
    "Restore one where there's no shop yet: npm run restore -- latest, or a date or name",
  ].join('\n');
}

async function restoreOne(settings: Env, wanted: string): Promise<string> {
  const { chooseBackup, restoreStored } = await import('../backup/restore-stored');
  prepareDataDir(settings.DATA_DIR);
  const backups = chooseBackup(await found(settings), wanted);
  const progress = (line: string) => process.stderr.write(`${line}\n`);
  const notes = await restoreStored({ settings, backups, progress });
  const where = settings.DATABASE_URI ? 'the database' : settings.DATA_DIR;
  return [
    `Restored ${backups[0]?.name} to ${where}, and compared it. Start the shop as usual.`,
    ...notes,
  ].join('\n');
}

runTool(restore, USAGE);
