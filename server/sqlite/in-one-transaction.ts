import type { Payload } from 'payload';
import { executeOn } from './execute-on';

/**
 * Does all of some work on the schema or none of it, whenever the process dies, while another process that wants the same
 * waits. Foreign keys rest meanwhile, as SQLite asks of who rebuilds tables; within a transaction nobody can switch them.
 */
export async function inOneTransaction(payload: Payload, work: () => Promise<void>): Promise<void> {
  const run = (sql: string) => executeOn(payload)({ sql, args: [] });
  await run('PRAGMA foreign_keys = OFF');
  try {
    await run('BEGIN IMMEDIATE');
    try {
      await work();
      await run('COMMIT');
    } catch (error) {
      await run('ROLLBACK');
      throw error;
    }
  } finally {
    await run('PRAGMA foreign_keys = ON');
  }
}
