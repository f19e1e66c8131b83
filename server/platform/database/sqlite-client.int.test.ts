import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#server/testing/open-database';
import { executeOn, openFile } from './sqlite';

const folder = mkdtempSync(join(tmpdir(), 'glove-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let payload: Payload;
const run = (sql: string, ...args: (string | number)[]) => executeOn(payload)({ sql, args });
beforeEach(async () => {
  payload = await openDatabase({ within: folder, DATABASE_URI: '' });
  await run('CREATE TABLE gloves (size REAL UNIQUE)');
});

/** Another connection to the same file. */
async function another() {
  const [main] = (await run('PRAGMA database_list')).rows;
  return openFile(String(Reflect.get(main ?? {}, 'file')));
}

const sizesIn = async (client: Awaited<ReturnType<typeof another>>) =>
  (await client.execute('SELECT size FROM gloves ORDER BY size')).rows.map(({ size }) => size);

it.each([
  ['INSERT INTO gloves VALUES (?)', 12],
  ['INSERT INTO gloves VALUES (?) RETURNING size', 12],
  ['BEGIN IMMEDIATE'],
])('an answered write is stored, even after %s found the file locked', async (sql, ...args) => {
  const other = await another();
  await run('PRAGMA busy_timeout = 1');
  await other.execute('BEGIN IMMEDIATE');
  await expect(run(sql, ...args)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await other.execute('COMMIT');
  await run('INSERT INTO gloves VALUES (?)', 13);
  expect(await sizesIn(other)).toEqual([13]);
});

it('a repeated statement uses its own values, even after one that failed or after a changed table', async () => {
  const add = (size: number) => run('INSERT INTO gloves (size) VALUES (?) RETURNING *', size);
  for (const size of [11, 12]) expect((await add(size)).rows).toEqual([{ size }]);
  await expect(add(12)).rejects.toThrow(/UNIQUE/);
  await run('ALTER TABLE gloves ADD COLUMN hand TEXT');
  expect((await add(13)).rows).toEqual([{ size: 13, hand: null }]);
  expect(await sizesIn(await another())).toEqual([11, 12, 13]);
});

it('many different statements all answer', async () => {
  for (let n = 0; n < 250; n += 1)
    expect((await run(`SELECT ${n % 130} AS number`)).rows).toEqual([{ number: n % 130 }]);
});
