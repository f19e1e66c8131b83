import { z } from 'zod';
import type { Execute, Value } from '#server/database/sqlite';

/** The callbacks that the limiter knows SQLite by. */
export interface Sqlite3Client {
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

/**
 * The shop's one SQLite connection as the limiter expects it. Its savepoints are left out: each of its changes is a single
 * statement, and a savepoint would take in what others write on the same connection meanwhile.
 */
export function asSqlite3(execute: Execute): Sqlite3Client {
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
