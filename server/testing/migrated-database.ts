import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_FILE } from '../platform/environment/data-dir';

let made: Promise<string> | undefined;

/** Puts an empty, migrated database into a data folder that has none, because migrations take longer than most tests. */
export async function putMigratedDatabase(dataDir: string): Promise<void> {
  const file = join(dataDir, DATABASE_FILE);
  if (existsSync(file)) return;
  made ??= makeDatabase();
  copyFileSync(await made, file);
}

/** Returns the path of a migrated database, which is deleted when this process ends. */
async function makeDatabase(): Promise<string> {
  const { openDatabase } = await import('./open-database');
  const { migrateSqlite } = await import('../platform/database/adapter');
  const { executeOn } = await import('../platform/database/sqlite');
  const folder = mkdtempSync(join(tmpdir(), 'glove-migrated-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const payload = await openDatabase({ within: folder, DATABASE_URI: '' });
  await migrateSqlite(payload, { dataDir: folder });
  const path = join(folder, DATABASE_FILE);
  await executeOn(payload)({ sql: 'VACUUM INTO ?', args: [path] });
  await payload.destroy();
  return path;
}
