import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { type BaseDatabaseAdapter, type DatabaseAdapterObj, NotFound, type Payload } from 'payload';
import { migrations } from '../../../migrations/index';
import { DATABASE_FILE } from '../environment/data-dir';
import type { Env } from '../environment/env';
import { ToolError } from '../errors/system-error';
import { dropFigures } from './cached-figures';
import { programVersion, refuseNewerSqlite, stampSqlite, storedVersion } from './data-version';
import { countStored, ensureIndexesAtOnce, useStoredIds } from './mongo-indexes';
import { refuseOlderServers, waitForOlderServers } from './running-servers';
import { executeOn, inOneTransaction } from './sqlite';
import { keepSearchIndexes } from './sqlite-search';
import { checkUpgraded, countRows } from './upgrade-check';
import { copyBeforeUpgrade } from './upgrade-copy';
import { raisingVersions } from './version';

/** How long a write waits for most members of a MongoDB replica set. After that, callers are asked to try again. */
const MEMBERS_MS = 10_000;

/** MongoDB if `DATABASE_URI` is set, otherwise SQLite in `DATA_DIR`. Loads only that one's driver, and opens nothing yet. */
export async function databaseAdapter({
  DATABASE_URI,
  DATA_DIR,
  METRICS_TOKEN,
}: Pick<Env, 'DATABASE_URI' | 'DATA_DIR' | 'METRICS_TOKEN'>) {
  if (DATABASE_URI) {
    const { mongooseAdapter } = await import('@payloadcms/db-mongodb');
    const { default: mongoose } = await import('mongoose');
    // Otherwise every query records its stack trace.
    mongoose.set('skipOriginalStackTraces', true);
    // Indexes must exist before the first write. No rule needs a transaction.
    return guarded(
      mongooseAdapter({
        url: DATABASE_URI,
        ensureIndexes: true,
        afterCreateConnection: ({ connection }) => {
          useStoredIds(connection);
          countStored(connection);
          ensureIndexesAtOnce(connection);
        },
        transactionOptions: false,
        connectOptions: {
          // `ensureIndexesAtOnce` does both.
          autoIndex: false,
          autoCreate: false,
          // Lets the metrics time each command.
          monitorCommands: METRICS_TOKEN !== undefined,
          // A single server's default, and that of a set with an arbiter, can lose an order that was already confirmed.
          writeConcern: { w: 'majority', journal: true, wtimeoutMS: MEMBERS_MS },
        },
      }),
    );
  }
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite');
  const { openClient } = await import('./sqlite-client');
  const file = resolve(DATA_DIR, DATABASE_FILE);
  const made = sqliteAdapter({
    client: { url: pathToFileURL(file).href },
    idType: 'uuid',
    push: false,
    migrationDir: resolve('migrations'),
  });
  return guarded({
    ...made,
    init: (args) => {
      const adapter = made.init(args);
      const { connect } = adapter;
      adapter.connect = async (options) => {
        adapter.client ??= openClient(file);
        await connect?.call(adapter, options);
      };
      adapter.insert = ({ db, tableName, values, onConflictDoUpdate }) => {
        const table = adapter.tables[tableName];
        if (!table) throw new Error(`${tableName} is no table of the database`);
        const insert = db.insert(table).values(values);
        if (onConflictDoUpdate) insert.onConflictDoUpdate(onConflictDoUpdate);
        // Payload only needs the ID. Its own call returns all columns, which takes longer than inserting them.
        return insert.returning({ id: sql`id` });
      };
      return adapter;
    },
  });
}

export interface Upgrading {
  dataDir: string;
  say?: (line: string) => void;
}

const quiet = () => undefined;

const secondsSince = (moment: number) => Math.round((Date.now() - moment) / 1000);

/**
 * Migrates the SQLite file in one transaction, even with two programs at once. Existing data is copied first, and counted and
 * checked before it's kept (rule 26.4). Returns whether it was upgraded. Throws a ToolError for newer data.
 */
export async function migrateSqlite(payload: Payload, { dataDir, say = quiet }: Upgrading): Promise<boolean> {
  const execute = executeOn(payload);
  const { version, migrations: done } = await storedVersion(execute);
  const pending = migrations.filter(({ name }) => !done.includes(name));
  const isUpgrade = done.length > 0 && pending.length > 0;
  const began = Date.now();
  if (isUpgrade) {
    await refuseNewerSqlite(execute);
    await waitForOlderServers(payload, say);
    say(
      `Upgrading the data from version ${version ?? '0.1.0'} to ${programVersion()}: copying the database first`,
    );
    await copyBeforeUpgrade(dataDir, execute, version ?? '0.1.0');
  }
  const report = (name: string) => {
    const step = pending.findIndex((migration) => migration.name === name) + 1;
    if (isUpgrade)
      say(`Upgrading: step ${step} of ${pending.length} (${name}), after ${secondsSince(began)} s`);
  };
  await inOneTransaction(payload, async () => {
    await refuseNewerSqlite(execute);
    if (isUpgrade) await refuseOlderServers(payload);
    const before = isUpgrade ? await countRows(execute) : null;
    await withoutInfo(payload, () =>
      payload.db.migrate({
        migrations: migrations.map(({ name, statements }) => ({
          name,
          up: async () => {
            report(name);
            for (const sql of statements) await execute({ sql, args: [] });
          },
          down: () => Promise.reject(new ToolError('Restore the copy made before the upgrade.')),
        })),
      }),
    );
    await keepSearchIndexes(execute, say);
    if (before) {
      say(`Upgrading: checking the data, after ${secondsSince(began)} s`);
      await checkUpgraded(execute, before);
    }
    await stampSqlite(execute);
  });
  return isUpgrade;
}

/** Payload logs two lines per migration, which would hide the password that a first start prints. `LOG_LEVEL=debug` shows them. */
async function withoutInfo(payload: Payload, work: () => Promise<void>): Promise<void> {
  const { logger } = payload;
  if (logger.level === 'info') payload.logger = logger.child({}, { level: 'warn' });
  try {
    await work();
  } finally {
    payload.logger = logger;
  }
}

/** Raises the version with every write, and drops cached figures. If the document is gone, Payload's calls throw NotFound. */
function guarded<Adapter extends BaseDatabaseAdapter>(
  made: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return {
    ...made,
    init: (args) => {
      const adapter = made.init(args);
      const { payload } = args;
      const deleteOne = droppingFigures(payload, adapter.deleteOne.bind(adapter));
      const updateOne = droppingFigures(payload, raisingVersions(payload, adapter.updateOne.bind(adapter)));
      return Object.assign(adapter, {
        create: droppingFigures(payload, adapter.create.bind(adapter)),
        updateMany: droppingFigures(payload, adapter.updateMany.bind(adapter)),
        deleteMany: droppingFigures(payload, adapter.deleteMany.bind(adapter)),
        upsert: droppingFigures(payload, adapter.upsert.bind(adapter)),
        deleteOne: async (args: Parameters<typeof deleteOne>[0]) => refuseIfGone(await deleteOne(args), args),
        updateOne: async (args: Parameters<typeof updateOne>[0]) => refuseIfGone(await updateOne(args), args),
      });
    },
  };
}

function droppingFigures<Args extends { collection: string }, Result>(
  payload: Payload,
  write: (args: Args) => Promise<Result>,
): (args: Args) => Promise<Result> {
  return async (args) => {
    try {
      return await write(args);
    } finally {
      dropFigures(payload, args.collection);
    }
  };
}

function refuseIfGone<Doc>(doc: Doc, { req, returning }: { req?: object; returning?: boolean }): Doc {
  if (doc === null && req && returning !== false) throw new NotFound();
  return doc;
}
