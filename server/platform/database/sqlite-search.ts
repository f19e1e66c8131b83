import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import { z } from 'zod';
import { cachedFigure } from './cached-figures';
import type { Counted } from './page-query';
import type { Execute } from './sqlite';

const SEARCHED = ['orders', 'customers'] as const;

/** The shortest text that the trigram index can find. */
const TERM_MIN = 3;
/** With more matches, scanning all search texts isn't slower. */
const FEW = 500;

const stored = z.array(z.object({ sql: z.string() }));

/**
 * A trigram index with its own row numbers, because VACUUM changes rowids. Triggers update it. The times are there to sort matches without
 * reading their documents.
 */
const parts = (table: string): [name: string, sql: string][] => [
  [
    `${table}_searched`,
    `CREATE TABLE ${table}_searched (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, created_at TEXT)`,
  ],
  [
    `${table}_search`,
    `CREATE VIRTUAL TABLE ${table}_search USING fts5(words, content='', contentless_delete=1, tokenize='trigram')`,
  ],
  [
    `${table}_search_insert`,
    `CREATE TRIGGER ${table}_search_insert AFTER INSERT ON ${table} BEGIN
      INSERT INTO ${table}_searched (id, created_at) VALUES (new.id, new.created_at);
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
    `${table}_search_time`,
    `CREATE TRIGGER ${table}_search_time AFTER UPDATE OF created_at ON ${table}
      WHEN new.created_at IS NOT old.created_at BEGIN
      UPDATE ${table}_searched SET created_at = new.created_at WHERE id = new.id;
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

/** Creates search indexes that are missing or older, including after a migration rebuilt a table without its triggers. */
export async function keepSearchIndexes(execute: Execute, say: (line: string) => void): Promise<void> {
  const run = (statement: string) => execute({ sql: statement, args: [] });
  for (const table of SEARCHED) {
    const named = `name IN (${parts(table).map(([name]) => `'${name}'`)})`;
    const { rows } = await run(`SELECT sql FROM sqlite_master WHERE ${named}`);
    const existing = new Set(stored.parse(rows).map(({ sql }) => sql));
    if (parts(table).every(([, statement]) => existing.has(statement))) continue;
    if (existing.size > 0) say(`Building the search index of ${table} again`);
    for (const [name, statement] of parts(table)) {
      const kind = statement.startsWith('CREATE TRIGGER') ? 'TRIGGER' : 'TABLE';
      await run(`DROP ${kind} IF EXISTS ${name}`);
    }
    for (const [, statement] of parts(table)) await run(statement);
    await run(`INSERT INTO ${table}_searched (id, created_at) SELECT id, created_at FROM ${table}`);
    await run(`INSERT INTO ${table}_search (rowid, words)
      SELECT number, search_text FROM ${table} JOIN ${table}_searched USING (id)`);
  }
}

interface Search {
  /** The matches in the index. Undefined if there are many, or if it can't find them. */
  found?: { numbers: SQL; condition: SQL };
  isMany?: boolean;
  /** Counts the matches in the index. Undefined if there are other filters. */
  count?: () => Promise<number>;
}

/** Narrows a search with the index, unless it has many matches. */
export async function findInIndex(
  { payload, collection, where }: Counted,
  few = async () => FEW,
): Promise<Search> {
  const [term] = where.flatMap(({ searchText }) => {
    const part = searchText && 'contains' in searchText ? searchText.contains : undefined;
    return typeof part === 'string' ? [part] : [];
  });
  const name = SEARCHED.find((searched) => searched === collection);
  if (!name || !term || [...term].length < TERM_MIN) return {};
  const [index, numbers] = [sql.raw(`${name}_search`), sql.raw(`${name}_searched`)];
  const matches = sql`SELECT rowid FROM ${index} WHERE ${index} MATCH ${`"${term.replaceAll('"', '""')}"`}`;
  const countUpTo = (most: number) =>
    cachedFigure(payload, collection, { term, most }, () =>
      payload.db.drizzle.$count(sql`(${matches} LIMIT ${most})`),
    );
  const most = Math.max(FEW, await few());
  const isMany = (await countUpTo(most + 1)) > most;
  const tests = where.flatMap((filter) => Object.values(filter).flatMap(Object.keys));
  const count = tests.length === 1 ? () => countUpTo(isMany ? -1 : most + 1) : undefined;
  if (isMany) return { isMany, count };
  return { found: { numbers, condition: sql`${numbers}.number IN (${matches})` }, count };
}
