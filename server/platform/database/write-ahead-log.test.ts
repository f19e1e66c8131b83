import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import { expect, it, onTestFinished } from 'vitest';
import { keepWriteAheadLog } from './sqlite';

it('keepWriteAheadLog waits for another program to release the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'glove-shop-'));
  const path = join(folder, 'shop.sqlite');
  const open = () => {
    const { $client } = drizzle({ connection: { url: pathToFileURL(path).href } });
    onTestFinished(() => $client.close());
    return $client;
  };
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const client = open();
  await client.execute('CREATE TABLE gloves (name TEXT)');
  await client.execute('BEGIN IMMEDIATE');
  await client.execute("INSERT INTO gloves VALUES ('mitt')");
  const switched = keepWriteAheadLog(path);
  await wait(200);
  await client.execute('COMMIT');
  await switched;
  const { rows } = await open().execute('PRAGMA journal_mode');
  expect(rows[0]?.journal_mode).toBe('wal');
});
