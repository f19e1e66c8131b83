import {
  and,
  asc,
  type Column,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lte,
  type SQL,
  sql,
} from '@payloadcms/db-sqlite/drizzle';
import type { SQLiteTable } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { CollectionSlug, Payload, Where } from 'payload';
import { z } from 'zod';
import { cachedFigure } from './cached-figures';
import { type Counted, type Page, type PageQuery, sortFields, totalFromPage } from './page-query';
import { isRare, isSearch, readingPath } from './reading-path';
import { fewFound } from './sqlite-search';

const list = z.tuple([z.object({ docs: z.string() })]);
const entries = z.array(z.unknown());

/** Reads a page as one JSON value, chosen by IDs first, because turning rows into objects is slow. */
export async function readSqlite(query: PageQuery): Promise<Page<unknown>> {
  const { payload, collection, where, sort, fields, pageSize } = query;
  const { drizzle } = payload.db;
  const { table, column } = tableOf(payload, collection);
  const id = column('id');
  const inOrder = (by: (field: string) => Column | SQL) =>
    sql.join(
      sortFields(sort).map(({ field, isDescending }) => (isDescending ? desc : asc)(by(field))),
      sql`, `,
    );
  const order = inOrder(column);
  const found = await fewFound(payload, collection, id, where);
  const matching = and(whereSql(column, where), found) ?? sql`true`;
  const countUpTo = (most: number) =>
    drizzle.$count(sql`(SELECT 1 FROM ${table} WHERE ${matching} LIMIT ${most})`);
  const path = found ? null : await readingPath(query, countUpTo);
  // A plus keeps SQLite from using an index for what follows.
  const sorted = () => inOrder((field) => sql`+${column(field)}`);
  const ways = {
    any: () => [matching, order],
    order: () => [sql`+(${matching})`, order],
    matches: () => [matching, sorted()],
    // An index holds all search texts.
    found: () => [sql`${id} IN (SELECT ${id} FROM ${table} WHERE ${matching})`, sorted()],
  };
  const [filter, by] = ways[path === 'matches' && where.some(isSearch) ? 'found' : (path ?? 'any')]();
  const chosen = pageSize
    ? sql`${id} IN (SELECT ${id} FROM ${table} WHERE ${filter} ORDER BY ${by}
        LIMIT ${pageSize.limit} OFFSET ${(pageSize.page - 1) * pageSize.limit})`
    : matching;
  // The names are our own. As separate Drizzle chunks, each would cost more than reading it.
  const entry = sql.raw(fields.map((field) => `'${field}', ${asJson(column(field))}`).join(', '));
  const rows = await drizzle.all(
    sql`SELECT json_group_array(json_object(${entry}) ORDER BY ${order}) AS docs FROM ${table} WHERE ${chosen}`,
  );
  const docs = entries.parse(JSON.parse(list.parse(rows)[0].docs));
  const count = () => drizzle.$count(table, matching);
  const known = totalFromPage(pageSize, docs.length);
  return { docs, total: known ?? (await cachedFigure(payload, collection, where, count)) };
}

export async function countSqlite({ payload, collection, where }: Counted): Promise<number> {
  const { table, column } = tableOf(payload, collection);
  const found = await fewFound(payload, collection, column('id'), where);
  return payload.db.drizzle.$count(table, and(whereSql(column, where), found));
}

/** Returns a collection's table and columns. SQLite only. Throws an Error for unknown ones. */
export function tableOf(
  { db }: Payload,
  collection: CollectionSlug,
): { table: SQLiteTable; column: (field: string) => Column } {
  const table: SQLiteTable | undefined = db.tables[collection];
  if (!table) throw new Error(`${collection} is no table of the database`);
  const columns = getTableColumns(table);
  return {
    table,
    column: (field) => {
      const column = columns[field];
      if (!column) throw new Error(`${field} is no column of ${collection}`);
      return column;
    },
  };
}

function asJson({ name, dataType }: Column): string {
  if (dataType === 'json') return `json("${name}")`;
  if (dataType === 'boolean') return `json(CASE "${name}" WHEN 1 THEN 'true' WHEN 0 THEN 'false' END)`;
  return `"${name}"`;
}

type Value = string | number | boolean;

const OPERATORS = new Map<string, (column: Column, value: Value) => SQL>([
  ['equals', eq],
  // Case-sensitive, because both sides are lower case. GLOB is fastest.
  ['contains', (column, value) => sql`${column} GLOB ${`*${literal(value)}*`}`],
  ['greater_than_equal', gte],
  ['less_than_equal', lte],
  // Null counts as missing, like in MongoDB. SQLite can't know that non-null values are rare.
  [
    'exists',
    (column, value) => (value === true ? sql`likelihood(${column} IS NOT NULL, 0.01)` : isNull(column)),
  ],
]);

const literal = (value: Value) => String(value).replaceAll(/[*?[]/g, '[$&]');

/** Translates filters for Drizzle. Throws an Error for an unknown operator, so no filter is ever ignored. */
export function whereSql(column: (field: string) => Column, filters: readonly Where[]): SQL | undefined {
  // SQLite assumes that few rows are equal. The plus keeps it from choosing an index because of that.
  const isNarrow = filters.some((filter) => isRare(filter) || isSearch(filter));
  const conditions = filters.flatMap((filter) =>
    Object.entries(filter).flatMap(([field, tests]) =>
      Object.entries(tests).map(([operator, value]) => {
        const test = condition(column(field), operator, value);
        return isNarrow && (operator === 'equals' || operator === 'in') ? sql`+(${test})` : test;
      }),
    ),
  );
  return and(...conditions);
}

function condition(column: Column, operator: string, value: unknown): SQL {
  if (operator === 'in' && Array.isArray(value)) return inArray(column, value.map(plain));
  const test = OPERATORS.get(operator);
  if (!test) throw new Error(`no SQL for the filter ${operator} on ${column.name}`);
  return test(column, plain(value));
}

function plain(value: unknown): Value {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new Error(`no SQL for a filter by ${typeof value}`);
}
