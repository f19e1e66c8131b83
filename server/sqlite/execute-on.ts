import type { Payload } from 'payload';
import { z } from 'zod';

export type Value = string | number | null;

/** Runs one statement; answers its rows and how many it changed. */
export type Execute = (statement: {
  sql: string;
  args: Value[];
}) => Promise<{ rows: object[]; rowsAffected: number }>;

const execute = z.custom<Execute>((value) => typeof value === 'function');

/** The shop's one SQLite connection, for statements that Payload has no words for. Only where the database is SQLite. */
export function executeOn(payload: Payload): Execute {
  const client: unknown = Reflect.get(payload.db, 'client');
  const method = execute.parse(Reflect.get(Object(client), 'execute'));
  return (statement) => method.call(client, statement);
}
