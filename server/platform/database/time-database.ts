import type { Payload } from 'payload';
import { z } from 'zod';
import { modelOf } from './read-mongo';

/** Reports a statement's duration, in seconds. */
type Timed = (operation: string, seconds: number) => void;

const SQL_OPERATIONS = ['select', 'insert', 'update', 'delete'];
const MONGO_OPERATIONS = [
  'find',
  'aggregate',
  'count',
  'insert',
  'update',
  'delete',
  'findAndModify',
  'getMore',
];

const statement = z.union([z.string(), z.object({ sql: z.string() }).transform(({ sql }) => sql)]);

/** Times every statement of the SQLite connection or every command of the MongoDB client. */
export function timeDatabase(payload: Payload, timed: Timed): void {
  if (payload.db.name === 'mongoose') timeMongo(payload, timed);
  else timeSqlite(payload, timed);
}

function timeSqlite({ db }: Payload, timed: Timed): void {
  const client = db.drizzle.$client;
  const { execute } = client;
  Reflect.set(client, 'execute', async (...args: unknown[]) => {
    const start = performance.now();
    try {
      return await Reflect.apply(execute, client, args);
    } finally {
      timed(sqlOperation(statement.parse(args[0])), (performance.now() - start) / 1000);
    }
  });
}

/** Returns a statement's verb, or 'other'. Statements start with a word that Drizzle or the shop wrote. */
export function sqlOperation(sql: string): string {
  const [word = ''] = /\w+/.exec(sql) ?? [];
  const verb = word.toLowerCase() === 'with' ? 'select' : word.toLowerCase();
  return SQL_OPERATIONS.includes(verb) ? verb : 'other';
}

function timeMongo(payload: Payload, timed: Timed): void {
  const client = modelOf(payload, 'orders').db.getClient();
  const report = ({ commandName, duration }: { commandName: string; duration: number }) =>
    timed(MONGO_OPERATIONS.includes(commandName) ? commandName : 'other', duration / 1000);
  client.on('commandSucceeded', report);
  client.on('commandFailed', report);
}
