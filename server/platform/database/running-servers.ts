import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { z } from 'zod';
import { ToolError } from '../errors/system-error';
import { programVersion, refuseNewer, SCHEMA } from './data-version';
import { noteDatabaseTime } from './lease';
import { modelOf } from './read-mongo';
import { type Execute, executeOn } from './sqlite';

/** A server that was killed counts as running for this long. */
const LEASE_MS = 30_000;
const RENEW_MS = 10_000;
const LOOK_MS = 500;

const NAME = 'running_servers';
const renewed = z.looseObject({ until: z.date() });
const listed = z.array(z.looseObject({ version: z.string(), schema: z.string() }));

interface Server {
  version: string;
  schema: string;
}

const inMongo = (payload: Payload) => modelOf(payload, 'orders').db.collection<{ _id: string }>(NAME);

async function renew(payload: Payload, id: string): Promise<void> {
  const own = { version: programVersion(), schema: SCHEMA };
  if (payload.db.name === 'mongoose') {
    // Uses the database's clock, because servers' clocks differ.
    const until = { $add: ['$$NOW', LEASE_MS] };
    const stored = await inMongo(payload).findOneAndUpdate({ _id: id }, [{ $set: { ...own, until } }], {
      upsert: true,
      returnDocument: 'after',
    });
    noteDatabaseTime(payload, renewed.parse(stored).until.getTime() - LEASE_MS);
    await inMongo(payload).deleteMany({ $expr: { $lt: ['$until', '$$NOW'] } });
    return;
  }
  const execute = executeOn(payload);
  const now = Date.now();
  await execute({
    sql: `CREATE TABLE IF NOT EXISTS ${NAME} (id TEXT PRIMARY KEY, version TEXT NOT NULL, schema TEXT NOT NULL, until INTEGER NOT NULL)`,
    args: [],
  });
  await execute({
    sql: `INSERT INTO ${NAME} VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET until = excluded.until`,
    args: [id, own.version, own.schema, now + LEASE_MS],
  });
  await execute({ sql: `DELETE FROM ${NAME} WHERE until < ?`, args: [now] });
}

async function leave(payload: Payload, id: string): Promise<void> {
  if (payload.db.name === 'mongoose') await inMongo(payload).deleteOne({ _id: id });
  else await executeOn(payload)({ sql: `DELETE FROM ${NAME} WHERE id = ?`, args: [id] });
}

/** Returns the servers that run on an SQLite file. */
export async function serversOn(execute: Execute): Promise<Server[]> {
  const tables = await execute({ sql: 'SELECT 1 FROM sqlite_master WHERE name = ?', args: [NAME] });
  if (tables.rows.length === 0) return [];
  const sql = `SELECT version, schema FROM ${NAME} WHERE until > ?`;
  return listed.parse((await execute({ sql, args: [Date.now()] })).rows);
}

async function runningServers(payload: Payload): Promise<Server[]> {
  if (payload.db.name !== 'mongoose') return serversOn(executeOn(payload));
  return listed.parse(
    await inMongo(payload)
      .find({ $expr: { $gt: ['$until', '$$NOW'] } })
      .toArray(),
  );
}

const olderServers = async (payload: Payload) =>
  (await runningServers(payload)).filter(({ schema }) => schema < SCHEMA);

/** Waits until no server with an older schema uses this data, and reports that it's waiting (rule 26.6). */
export async function waitForOlderServers(payload: Payload, say: (line: string) => void): Promise<void> {
  for (let hasReported = false; ; hasReported = true) {
    const [older] = await olderServers(payload);
    if (!older) return;
    if (!hasReported)
      say(`Waiting for the server with version ${older.version} to stop. It can't use this version's data.`);
    await wait(LOOK_MS);
  }
}

/** Throws a ToolError if a server with an older schema has started on this data. */
export async function refuseOlderServers(payload: Payload): Promise<void> {
  const [older] = await olderServers(payload);
  if (older) throw new ToolError(`A server with version ${older.version} has started. Stop it first.`);
}

interface Watching {
  onNewerData: (error: ToolError) => void;
  onFailure: (error: unknown) => void;
}

/** Registers this server as running. Reports newer data once: then it must stop (rule 26.6). Throws a ToolError. */
export async function joinServers(
  payload: Payload,
  { onNewerData, onFailure }: Watching,
): Promise<{ leave: () => Promise<void> }> {
  const id = randomUUID();
  const confirm = async () => {
    await renew(payload, id);
    await refuseNewer(payload);
  };
  await confirm();
  const timer = setInterval(() => {
    confirm().catch((error: unknown) => {
      if (!(error instanceof ToolError)) return onFailure(error);
      clearInterval(timer);
      onNewerData(error);
    });
  }, RENEW_MS);
  timer.unref();
  return {
    leave: async () => {
      clearInterval(timer);
      await leave(payload, id).catch(onFailure);
    },
  };
}
