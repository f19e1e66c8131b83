import { Sqlite3Client } from '@libsql/client/sqlite3';
import Database from 'libsql';
import { z } from 'zod';

/** How many prepared statements are kept. Each takes a few kilobytes. */
const KEPT = 100;

/** Every other statement may change what a kept one returns. */
const REPEATED = /^\s*(select|insert|update|delete)\b/i;

/** How long a statement waits for another process's write. */
const BUSY_MS = 5000;

const failed = z.object({ rawCode: z.int() });
const SQLITE_BUSY = 5;

/** SQLite's extended codes have the plain one in their last byte. */
const isLocked = (error: unknown) => (failed.safeParse(error).data?.rawCode ?? 0) % 256 === SQLITE_BUSY;

/**
 * Opens a file like the driver, but prepares each statement once, because preparing often takes longer than running. If a statement finds
 * the file locked, the driver leaves it half run, and SQLite wouldn't commit later writes. So it's ended here.
 */
export function openClient(path: string): Sqlite3Client {
  const db = new Database(path);
  db.exec(`PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL`);
  const kept = new Map<string, ReturnType<typeof prepare>>();

  const ending =
    <Args extends unknown[], Result>(run: (...args: Args) => Result) =>
    (...args: Args): Result => {
      try {
        return run(...args);
      } catch (error) {
        if (isLocked(error)) endHalfRun(() => run(...args));
        throw error;
      }
    };
  const endHalfRun = (run: () => unknown) => {
    // A write that isn't allowed ends at once, before it asks for the lock.
    db.exec('PRAGMA query_only = ON');
    try {
      run();
    } catch (error) {
      if (!failed.safeParse(error).success) throw error;
    } finally {
      db.exec('PRAGMA query_only = OFF');
    }
  };
  const prepareNew = db.prepare.bind(db);
  const prepare = (sql: string) => {
    const statement = prepareNew(sql);
    statement.all = ending(statement.all.bind(statement));
    statement.run = ending(statement.run.bind(statement));
    const columns = statement.columns();
    statement.columns = () => columns;
    return statement;
  };
  Reflect.set(db, 'prepare', (sql: string) => {
    if (!REPEATED.test(sql)) kept.clear();
    const statement = kept.get(sql) ?? prepare(sql);
    if (!REPEATED.test(sql)) return statement;
    // The one that was used the longest ago goes first.
    kept.delete(sql);
    kept.set(sql, statement);
    const [oldest = sql] = kept.keys();
    if (kept.size > KEPT) kept.delete(oldest);
    return statement;
  });
  return new Sqlite3Client(path, {}, db, 'number');
}
