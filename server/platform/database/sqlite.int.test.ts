import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#server/testing/open-database';
import { migrateSqlite } from './adapter';
import { executeOn, inOneTransaction } from './sqlite';

const folder = mkdtempSync(join(tmpdir(), 'glove-transaction-'));
const payload = await openDatabase({ within: folder, DATABASE_URI: '' });
afterAll(async () => {
  await payload.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const run = (sql: string) => executeOn(payload)({ sql, args: [] });
const tables = async () => (await run("SELECT name FROM sqlite_master WHERE type = 'table'")).rows.length;
const foreignKeys = async () => (await run('PRAGMA foreign_keys')).rows[0];

it('inOneTransaction rolls back failed schema changes, which can be repeated', async () => {
  const before = await tables();
  const half = inOneTransaction(payload, async () => {
    await run('CREATE TABLE gloves (id text)');
    await run('CREATE TABLE gloves (id text)');
  });
  await expect(half).rejects.toThrow(/already exists/);
  expect(await tables()).toBe(before);
  await migrateSqlite(payload, { dataDir: folder });
  expect(await tables()).toBeGreaterThan(before + 10);
  await migrateSqlite(payload, { dataDir: folder });
  expect((await payload.count({ collection: 'payload-migrations' })).totalDocs).toBeGreaterThan(0);
});

it('inOneTransaction turns foreign keys off and on again', async () => {
  await inOneTransaction(payload, async () => {
    expect(await foreignKeys()).toMatchObject({ foreign_keys: 0 });
  });
  expect(await foreignKeys()).toMatchObject({ foreign_keys: 1 });
});
