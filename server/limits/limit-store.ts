import type { Payload } from 'payload';
import { type RateLimiterAbstract, RateLimiterMongo, RateLimiterSQLite } from 'rate-limiter-flexible';
import { executeOn } from '#server/database/sqlite';
import { asSqlite3 } from './as-sqlite3';

interface LimiterOptions {
  keyPrefix: string;
  points: number;
  /** Seconds until a count starts again. */
  duration: number;
}

/** Where the counts are kept: the shop's own database, so that all its servers count together. */
export interface LimitStore {
  limiter: (options: LimiterOptions) => RateLimiterAbstract;
  /** Removes counts that are over. */
  clearExpired: () => Promise<void>;
}

const TABLE = 'rate_limits';

/** Opens the counts in the shop's database; makes their table or collection when it is missing. */
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
  // MongoDB removes them by itself: the index on their end says so.
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
