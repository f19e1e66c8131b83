import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DATABASE_FILE } from '../environment/data-dir';
import { hasCode, ToolError } from '../errors/system-error';
import { serversOn } from './running-servers';
import { type Execute, openFile, waitForLocks } from './sqlite';

const COPY = /^before-.+\.sqlite$/;
/** While SQLite writes the copy, it keeps a journal next to it. */
const PART = /^\.part-before-(\d+)(-journal)?$/;
/** How many copies to keep: the one to go back to, and the one before it. */
const KEPT = 2;

const folderOf = (dataDir: string) => join(dataDir, 'backups');

/** Copies the database before an upgrade and names the copy after the old version. Returns its path. A repeat replaces it (rule 26.4). */
export async function copyBeforeUpgrade(dataDir: string, execute: Execute, from: string): Promise<string> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  await removeParts(folder);
  const part = join(folder, `.part-before-${process.pid}`);
  try {
    await execute({ sql: 'VACUUM INTO ?', args: [part] });
    await flush(part);
  } catch (error) {
    await rm(part, { force: true });
    if (!hasCode(error, 'SQLITE_FULL') && !hasCode(error, 'ENOSPC')) throw error;
    throw new ToolError(`There's no room in ${folder} for a copy of the database, so it wasn't upgraded.`);
  }
  const copy = join(folder, `before-${from}.sqlite`);
  await rename(part, copy);
  for (const { path } of (await copies(dataDir)).slice(KEPT)) await rm(path, { force: true });
  return copy;
}

/** Removes files that killed upgrades left behind. */
async function removeParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = PART.exec(name) ?? [];
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid))))
      await rm(join(folder, name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Lists the copies made before upgrades, newest first. */
async function copies(dataDir: string): Promise<{ path: string; madeAt: number }[]> {
  const folder = folderOf(dataDir);
  const names = existsSync(folder) ? await readdir(folder) : [];
  const found = names.filter((name) => COPY.test(name)).map((name) => join(folder, name));
  const dated = await Promise.all(found.map(async (path) => ({ path, madeAt: (await stat(path)).mtimeMs })));
  return dated.sort((a, b) => b.madeAt - a.madeAt);
}

/** Replaces the stopped shop's database with the last copy (rule 26.5). Returns the path of the replaced one. */
export async function putBack(dataDir: string): Promise<string> {
  const [copy] = await copies(dataDir);
  if (!copy) throw new ToolError(`There's no copy from before an upgrade in ${folderOf(dataDir)}.`);
  const database = join(dataDir, DATABASE_FILE);
  await closeLog(database);
  const moment = new Date().toISOString().replaceAll(/[-:]|\..*/g, '');
  const kept = join(folderOf(dataDir), `undone-${moment}.sqlite`);
  const part = join(dataDir, '.part-back');
  await copyFile(copy.path, part);
  await flush(part);
  await link(database, kept);
  for (const log of ['-wal', '-shm']) await rm(`${database}${log}`, { force: true });
  // Replaces the file in one step, so there's a complete database at every moment.
  await rename(part, database);
  return kept;
}

/** Writes the write-ahead log back to the file. Throws a ToolError while the shop runs. */
async function closeLog(database: string): Promise<void> {
  const client = await openFile(database);
  try {
    await waitForLocks(client);
    const [running] = await serversOn((statement) => client.execute(statement));
    if (running) throw new ToolError(`The shop is running (version ${running.version}). Stop it first.`);
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    client.close();
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}
