import { type Column, type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, Where } from 'payload';
import { z } from 'zod';
import type { Execute } from './sqlite';

const SEARCHED = ['orders', 'customers'] as const;

/** The shortest text that the trigram index can find. */
const TERM_MIN = 3;
/** With more matches, scanning all search texts isn't slower. */
const FEW = 500;

const counted = z.tuple([z.object({ found: z.number() })]);

/** A trigram index with its own row numbers, because VACUUM changes rowids. Triggers update it. */
const parts = (table: string): [name: string, sql: string][] => [
  [
    `${table}_searched`,
    `CREATE TABLE ${table}_searched (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE)`,
  ],
  [
    `${table}_search`,
    `CREATE VIRTUAL TABLE ${table}_search USING fts5(words, content='', contentless_delete=1, tokenize='trigram')`,
  ],
  [
    `${table}_search_insert`,
    `CREATE TRIGGER ${table}_search_insert AFTER INSERT ON ${table} BEGIN
      INSERT INTO ${table}_searched (id) VALUES (new.id);
      INSERT INTO ${table}_search (rowid, words)
        SELECT number, new.search_text FROM ${table}_searched WHERE id = new.id;
    END`,
  ],
  [
    `${table}_search_update`,
    `CREATE TRIGGER ${table}_search_update AFTER UPDATE OF search_text ON ${table}
      WHEN new.search_text IS NOT old.search_text BEGIN
      UPDATE ${table}_search SET words = new.search_text
        WHERE rowid = (SELECT number FROM ${table}_searched WHERE id = new.id);
    END`,
  ],
  [
    `${table}_search_delete`,
    `CREATE TRIGGER ${table}_search_delete AFTER DELETE ON ${table} BEGIN
      DELETE FROM ${table}_search WHERE rowid = (SELECT number FROM ${table}_searched WHERE id = old.id);
      DELETE FROM ${table}_searched WHERE id = old.id;
    END`,
  ],
];

/** Creates missing search indexes, including after a migration rebuilt a table without its triggers. */
export async function keepSearchIndexes(execute: Execute): Promise<void> {
  const run = (statement: string) => execute({ sql: statement, args: [] });
  for (const table of SEARCHED) {
    const names = parts(table).map(([name]) => `'${name}'`);
    const { rows } = await run(
      `SELECT count(*) AS found FROM sqlite_master WHERE name IN (${names.join(', ')})`,
    );
    if (counted.parse(rows)[0].found === names.length) continue;
    for (const kind of ['insert', 'update', 'delete'])
      await run(`DROP TRIGGER IF EXISTS ${table}_search_${kind}`);
    for (const name of [`${table}_search`, `${table}_searched`]) await run(`DROP TABLE IF EXISTS ${name}`);
    for (const [, statement] of parts(table)) await run(statement);
    await run(`INSERT INTO ${table}_searched (id) SELECT id FROM ${table}`);
    await run(`INSERT INTO ${table}_search (rowid, words)
      SELECT number, search_text FROM ${table} JOIN ${table}_searched USING (id)`);
  }
}

/** Narrows a search with the index, unless it has many matches. */
export async function findInIndex(
  payload: Payload,
  collection: string,
  id: Column,
  where: readonly Where[],
  few = async () => FEW,
): Promise<{ found?: SQL; isMany?: boolean }> {
  const [term] = where.flatMap(({ searchText }) => {
    const part = searchText && 'contains' in searchText ? searchText.contains : undefined;
    return typeof part === 'string' ? [part] : [];
  });
  const table = SEARCHED.find((name) => name === collection);
  if (!table || !term || [...term].length < TERM_MIN) return {};
  const index = sql.raw(`${table}_search`);
  const found = sql`SELECT rowid FROM ${index} WHERE ${index} MATCH ${`"${term.replaceAll('"', '""')}"`}`;
  const most = Math.max(FEW, await few());
  const rows = await payload.db.drizzle.all(sql`SELECT count(*) AS found FROM (${found} LIMIT ${most + 1})`);
  if (counted.parse(rows)[0].found > most) return { isMany: true };
  return { found: sql`${id} IN (SELECT id FROM ${sql.raw(`${table}_searched`)} WHERE number IN (${found}))` };
}
