import type { Payload } from 'payload';
import { type RateLimiterAbstract, RateLimiterMongo, RateLimiterSQLite } from 'rate-limiter-flexible';
import { z } from 'zod';
import { type Execute, executeOn, type Value } from '#server/platform/database/sqlite';

interface LimiterOptions {
  keyPrefix: string;
  points: number;
  /** The limit's period, in seconds. */
  duration: number;
}

/** In the shop's database, so all servers share the counts. */
interface LimitStore {
  limiter: (options: LimiterOptions) => RateLimiterAbstract;
  clearExpired: () => Promise<void>;
}

const TABLE = 'rate_limits';

/** Opens the counts, and creates their table or collection. */
export async function openLimitStore(payload: Payload): Promise<LimitStore> {
  return payload.db.name === 'mongoose' ? openMongo(payload) : openSqlite(payload);
}

async function openMongo(payload: Payload): Promise<LimitStore> {
  const { connection } = payload.db;
  const limiter = (options: LimiterOptions) =>
    new RateLimiterMongo({
      ...options,
      storeClient: connection.getClient(),
      dbName: connection.name,
      tableName: TABLE,
      disableIndexesCreation: true,
    });
  await limiter({ keyPrefix: 'indexes', points: 1, duration: 1 }).createIndexes();
  // An index of MongoDB removes expired counts.
  return { limiter, clearExpired: async () => undefined };
}

async function openSqlite(payload: Payload): Promise<LimitStore> {
  const execute = executeOn(payload);
  await execute({
    sql: `CREATE TABLE IF NOT EXISTS ${TABLE} (key TEXT PRIMARY KEY, points INTEGER NOT NULL DEFAULT 0, expire INTEGER)`,
    args: [],
  });
  return {
    limiter: (options) =>
      new RateLimiterSQLite({
        ...options,
        storeClient: asSqlite3(execute),
        storeType: 'sqlite3',
        tableName: TABLE,
        tableCreated: true,
      }),
    clearExpired: async () => {
      await execute({ sql: `DELETE FROM ${TABLE} WHERE expire < ?`, args: [Date.now()] });
    },
  };
}

interface Sqlite3Client {
  serialize: (work: () => void) => void;
  run: (sql: string, ...rest: unknown[]) => void;
  get: (sql: string, args: Value[], done: (error: unknown, row?: object) => void) => void;
}

const done = z.custom<(this: { changes: number }, error: unknown) => void>(
  (value) => typeof value === 'function',
);
const runArguments = z.union([
  z.tuple([done]).transform(([callback]) => ({ args: [], callback })),
  z
    .tuple([z.array(z.union([z.string(), z.number(), z.null()])), done])
    .transform(([args, callback]) => ({ args, callback })),
]);

/** Adapts the SQLite connection to the limiter. Each change is one statement, so savepoints, which others would share, aren't needed. */
function asSqlite3(execute: Execute): Sqlite3Client {
  return {
    serialize: (work) => work(),
    run: (sql, ...rest) => {
      const { args, callback } = runArguments.parse(rest);
      if (/SAVEPOINT/.test(sql)) return callback.call({ changes: 0 }, null);
      execute({ sql, args }).then(
        ({ rowsAffected }) => callback.call({ changes: rowsAffected }, null),
        (error: unknown) => callback.call({ changes: 0 }, error),
      );
    },
    get: (sql, args, callback) => {
      execute({ sql, args }).then(
        ({ rows }) => callback(null, rows[0]),
        (error: unknown) => callback(error),
      );
    },
  };
}
