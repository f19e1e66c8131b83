import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import type { Payload } from 'payload';
import { z } from 'zod';
import { keysOf } from '#domain/words/keys-of';
import { migrations } from '../../../migrations/index';
import { DATABASE_FILE } from '../environment/data-dir';
import type { Env } from '../environment/env';
import { hasCode, ToolError } from '../errors/system-error';
import { modelOf } from './read-mongo';
import { type Execute, executeOn, openFile, waitForLocks } from './sqlite';

const versioned = z.looseObject({ version: z.string() });

export const programVersion = () => versioned.parse(JSON.parse(readFileSync('package.json', 'utf8'))).version;

const partsOf = (version: string) => version.replace(/\+.*/, '').split(/-(.*)/);

/** Compares by semver: '1.0.0-beta' comes before '1.0.0'. */
export function isNewer(version: string, than: string): boolean {
  if (version === than) return false;
  const byNumber = new Intl.Collator('en', { numeric: true });
  const [numbers = '', early = ''] = partsOf(version);
  const [others = '', otherEarly = ''] = partsOf(than);
  const order = byNumber.compare(numbers, others);
  if (order !== 0) return order > 0;
  return early && otherEarly ? byNumber.compare(early, otherEarly) > 0 : otherEarly !== '' && early === '';
}

function refuseVersion(stored: string): void {
  const own = programVersion();
  if (isNewer(stored, own))
    throw new ToolError(`This data was written by version ${stored}. This is version ${own}.`);
}

/** Throws a ToolError if a newer version wrote the data, before changing anything (rule 14.6). */
export async function refuseNewerData({ DATABASE_URI, DATA_DIR }: Pick<Env, 'DATABASE_URI' | 'DATA_DIR'>) {
  if (DATABASE_URI) return refuseNewerMongo(DATABASE_URI);
  return refuseNewerFile(join(DATA_DIR, DATABASE_FILE));
}

export async function refuseNewerFile(path: string): Promise<void> {
  if (!existsSync(path)) return;
  const client = await openFile(path);
  try {
    await waitForLocks(client);
    await refuseNewerSqlite((statement) => client.execute(statement));
  } catch (error) {
    // `openShop` reports that.
    if (!hasCode(error, 'SQLITE_NOTADB')) throw error;
  } finally {
    client.close();
  }
}

const named = z.array(z.looseObject({ name: z.string() }));
const known = new Set(migrations.map(({ name }) => name));

/** Names the last migration, which is the schema this program writes. Names start with their time, so they can be compared. */
export const SCHEMA = migrations.at(-1)?.name ?? '';

export interface StoredVersion {
  /** Null if no release has stored it yet. */
  version: string | null;
  migrations: string[];
}

export async function storedVersion(execute: Execute): Promise<StoredVersion> {
  const read = async (sql: string) => (await execute({ sql, args: [] })).rows;
  const tables = named.parse(await read("SELECT name FROM sqlite_master WHERE type = 'table'"));
  const has = (table: string) => tables.some(({ name }) => name === table);
  const rows = has('data_version') ? await read('SELECT version FROM data_version') : [];
  const done = has('payload_migrations') ? await read('SELECT name FROM payload_migrations') : [];
  const [stamp] = z.array(versioned).parse(rows);
  return { version: stamp?.version ?? null, migrations: named.parse(done).map(({ name }) => name) };
}

/** Throws a ToolError for newer data or unknown migrations. */
export async function refuseNewerSqlite(execute: Execute): Promise<void> {
  const { version, migrations: done } = await storedVersion(execute);
  if (version) refuseVersion(version);
  if (done.some((name) => !known.has(name))) refuseSchema();
}

function refuseSchema(): never {
  throw new ToolError(`This data was written by a newer version. This is version ${programVersion()}.`);
}

/** Throws a ToolError if a newer version has taken over the data of a running shop. */
export async function refuseNewer(payload: Payload): Promise<void> {
  if (payload.db.name === 'mongoose') await refuseStamp(modelOf(payload, 'orders').db);
  else await refuseNewerSqlite(executeOn(payload));
}

export async function stampSqlite(execute: Execute): Promise<void> {
  const version = programVersion();
  await execute({
    sql: 'CREATE TABLE IF NOT EXISTS data_version (id INTEGER PRIMARY KEY CHECK (id = 1), version TEXT NOT NULL)',
    args: [],
  });
  await execute({
    sql: 'INSERT INTO data_version VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET version = excluded.version WHERE version <> excluded.version',
    args: [version],
  });
}

export const STAMPS = 'data-version';
const stampIn = (connection: Connection) => connection.collection(STAMPS);
const STAMP = { name: 'data' };
const stamped = z.looseObject({ version: z.string(), schema: z.string().optional() });
/** What we say if the work that fills an empty MongoDB database didn't finish. No shop opens the database until then. */
const UNFINISHED = {
  restoring: "A restore into this database didn't finish. Run it again.",
  copying: "A copy into this database didn't finish. Empty the database, and copy again.",
};
type Unfinished = keyof typeof UNFINISHED;

/** Matches what a backup has of the stamps: all but the mark of an unfinished restore or copy. */
export const WITHOUT_MARKS = { name: { $nin: keysOf(UNFINISHED) } };

/** Whether a restore of this MongoDB database, or a copy into it, started and didn't finish. */
export const isUnfinished = async (connection: Connection, work: Unfinished): Promise<boolean> =>
  (await stampIn(connection).findOne({ name: work })) !== null;

export async function markUnfinished(connection: Connection, work: Unfinished): Promise<void> {
  await stampIn(connection).updateOne({ name: work }, { $set: { name: work } }, { upsert: true });
}

export async function markFinished(connection: Connection, work: Unfinished): Promise<void> {
  await stampIn(connection).deleteOne({ name: work });
}

/** On MongoDB, no shop opens the target of a copy until `endCopy`. */
export async function beginCopy(to: Payload): Promise<void> {
  if (to.db.name === 'mongoose') await markUnfinished(modelOf(to, 'orders').db, 'copying');
}

export async function endCopy(to: Payload): Promise<void> {
  if (to.db.name === 'mongoose') await markFinished(modelOf(to, 'orders').db, 'copying');
}

async function refuseNewerMongo(uri: string): Promise<void> {
  const { default: mongoose } = await import('mongoose');
  const connection = await mongoose
    .createConnection(uri)
    .asPromise()
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ToolError(`The MongoDB database can't be reached: ${reason}`);
    });
  try {
    await refuseStamp(connection);
  } finally {
    await connection.close();
  }
}

async function refuseStamp(connection: Connection): Promise<void> {
  for (const work of keysOf(UNFINISHED))
    if (await isUnfinished(connection, work)) throw new ToolError(UNFINISHED[work]);
  const stored = stamped.nullable().parse(await stampIn(connection).findOne(STAMP));
  if (stored) refuseVersion(stored.version);
  if (stored?.schema && stored.schema > SCHEMA) refuseSchema();
}

/** Stores this version in MongoDB. Throws a ToolError if a newer one did so during the start. */
export async function stampMongo(payload: Payload): Promise<void> {
  const { db: connection } = modelOf(payload, 'orders');
  await refuseStamp(connection);
  await stampIn(connection).updateOne(
    STAMP,
    { $set: { version: programVersion(), schema: SCHEMA } },
    { upsert: true },
  );
}
