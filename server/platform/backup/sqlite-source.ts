import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { z } from 'zod';
import { openFile, waitForLocks } from '#server/platform/database/sqlite';
import { DATABASE_FILE } from '#server/platform/environment/data-dir';
import { ToolError } from '#server/platform/errors/system-error';
import { type BackupSource, type Scan, Scanning } from './backup-source';

const BATCH = 500;

/** The SQLite file of a data folder, on a separate connection, so the shop keeps running. */
export async function sqliteSource(dataDir: string): Promise<BackupSource> {
  const client = await openFile(join(dataDir, DATABASE_FILE));
  return {
    database: 'sqlite',
    scan: (copy) => (copy ? scanSqliteCopy(copy) : scanTables(client)),
    copyTo: async (folder) => {
      const path = join(folder, DATABASE_FILE);
      await waitForLocks(client);
      await client.execute({ sql: 'VACUUM INTO ?', args: [path] });
      return scanSqliteCopy(folder);
    },
    close: async () => client.close(),
  };
}

/** Reads a copy in a folder. Throws a ToolError if SQLite finds it damaged. */
export async function scanSqliteCopy(folder: string): Promise<Scan> {
  const client = await openFile(join(folder, DATABASE_FILE));
  try {
    const { rows } = await client.execute('PRAGMA integrity_check');
    const [found] = z.array(z.looseObject({ integrity_check: z.string() })).parse(rows);
    if (found?.integrity_check !== 'ok')
      throw new ToolError(`The copy of the database is damaged: ${found?.integrity_check}`);
    return await scanTables(client);
  } finally {
    client.close();
  }
}

const tables = z.array(z.looseObject({ name: z.string() }));
const rowsOf = z.array(z.record(z.string(), z.unknown()));
const numbered = z.looseObject({ row_number: z.number() });

/** Search indexes are left out, because they're derived from the tables. */
async function scanTables(client: Client): Promise<Scan> {
  const scanning = new Scanning();
  const listed = await client.execute(
    "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  );
  for (const { name } of tables.parse(listed.rows)) {
    scanning.begin(name);
    for await (const row of readRows(client, name)) {
      scanning.add(name, JSON.stringify(Object.entries(row)));
      scanning.addPhoto(name, row);
    }
  }
  return scanning.result();
}

async function* readRows(client: Client, table: string): AsyncGenerator<Record<string, unknown>> {
  const sql = `SELECT rowid AS row_number, * FROM "${table}" WHERE rowid > ? ORDER BY rowid LIMIT ${BATCH}`;
  for (let after = 0; ; ) {
    const { rows } = await client.execute({ sql, args: [after] });
    const read = rowsOf.parse(rows.map((row) => ({ ...row })));
    // Rows get new numbers in a copy.
    for (const { row_number: _number, ...row } of read) yield row;
    if (read.length < BATCH) return;
    after = numbered.parse(read.at(-1)).row_number;
  }
}
