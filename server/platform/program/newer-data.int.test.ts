import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeBackup } from '#server/platform/backup/make-backup';
import { modelOf } from '#server/platform/database/read-mongo';
import { executeOn } from '#server/platform/database/sqlite';
import { freePort } from '#server/testing/free-port';
import { freshMongoDatabase } from '#server/testing/mongo-databases';
import { failedStart, freshDataDir, runProgram } from '#server/testing/program';
import { openStored } from '#server/testing/stored-shop';
import { version } from '../../../package.json';

const REFUSED = `This data was written by version 99.0.0. This is version ${version}.`;

const dataDir = freshDataDir();
const DATABASE_URI = freshMongoDatabase();
const archive = join(dataDir, 'newer.tar.gz');

const stampOf = (payload: Payload) => modelOf(payload, 'orders').db.collection('data-version');
const run = async (payload: Payload, sql: string) => (await executeOn(payload)({ sql, args: [] })).rows;

beforeAll(async () => {
  const payload = await openStored(dataDir, DATABASE_URI);
  if (DATABASE_URI) {
    expect(await stampOf(payload).findOne({})).toMatchObject({ version });
    await stampOf(payload).updateOne({}, { $set: { version: '99.0.0' } });
  } else {
    expect(await run(payload, 'SELECT version FROM data_version')).toEqual([{ version }]);
    await run(payload, "UPDATE data_version SET version = '99.0.0'");
    await run(payload, 'PRAGMA wal_checkpoint(TRUNCATE)');
    await makeBackup(dataDir, executeOn(payload), archive);
  }
  await payload.destroy();
});

const settings = (folder: string) => ({
  DATA_DIR: folder,
  ...(DATABASE_URI && { DATABASE_URI, PAYLOAD_SECRET: randomUUID() }),
});

async function start(folder: string) {
  return failedStart(runProgram({ ...settings(folder), PORT: String(await freePort()), SEED: 'demo' }));
}

const contentOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/-(wal|shm)$/.test(entry.name))
    .map(({ parentPath, name }) => [name, sha256(readFileSync(join(parentPath, name)))])
    .toSorted();
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function tool(name: string, args: string[], folder = dataDir) {
  const env = { PATH: process.env.PATH, ...settings(folder), NODE_ENV: 'production' as const };
  const { status, stdout, stderr } = spawnSync(process.execPath, [`dist/server/${name}.js`, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('data from a newer version', () => {
  it('stops the start with one line and stays unchanged', async () => {
    const before = contentOf(dataDir);
    expect(await start(dataDir)).toEqual({ code: 1, lines: [REFUSED] });
    expect(contentOf(dataDir)).toEqual(before);
  });

  const tools: [name: string, ...args: string[]][] = [
    ['second-factor', 'reset', '--email', 'owner@test.example'],
  ];
  if (!DATABASE_URI)
    tools.push(['backup'], ['data-copy', '--from', dataDir, '--to', 'mongodb://127.0.0.1:1/shop']);

  it.each(tools)('ends %s with one line and stays unchanged', (name, ...args) => {
    const before = contentOf(dataDir);
    expect(tool(name, args)).toEqual({ status: 1, stdout: '', stderr: `${REFUSED}\n` });
    expect(contentOf(dataDir)).toEqual(before);
  });

  it.runIf(!DATABASE_URI)('is not restored from a backup', () => {
    const empty = freshDataDir();
    expect(tool('restore', [archive], empty)).toEqual({ status: 1, stdout: '', stderr: `${REFUSED}\n` });
    expect(contentOf(empty)).toEqual([]);
  });
});

it.runIf(!DATABASE_URI)("unknown migrations count as a newer version's data", async () => {
  const copy = freshDataDir();
  cpSync(dataDir, copy, { recursive: true });
  const { $client } = drizzle({ connection: { url: `file:${join(copy, 'shop.sqlite')}` } });
  await $client.execute({ sql: 'UPDATE data_version SET version = ?', args: [version] });
  await $client.execute("INSERT INTO payload_migrations (id, name, batch) VALUES ('x', '20990101_soon', 9)");
  $client.close();
  const line = `This data was written by a newer version. This is version ${version}.`;
  expect(await start(copy)).toEqual({ code: 1, lines: [line] });
});
