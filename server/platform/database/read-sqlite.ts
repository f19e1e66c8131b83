import {
  and,
  asc,
  type Column,
  desc,
  eq,
  getTableColumns,
  gt,
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
import { fewToSort, isIndexed, isRare, isSearch, readingPath } from './reading-path';
import { findInIndex } from './sqlite-search';

const list = z.tuple([z.object({ docs: z.string() })]);
const entries = z.array(z.unknown());
const sized = z.tuple([z.object({ size: z.nullable(z.int()) })]);

/** Reads a page as one JSON value, because turning rows into objects is slow. Its rows are found and sorted in an index first. */
export async function readSqlite(query: PageQuery): Promise<Page<unknown>> {
  const { payload, collection, where, pageSize } = query;
  const { chosen, count } = await chooseRows(query, tableOf(payload, collection));
  const docs = await readChosen(query, chosen);
  const known = totalFromPage(pageSize, docs.length);
  return { docs, total: known ?? (await cachedFigure(payload, collection, where, count)) };
}

/** Reads these fields of the rows that a statement selects as `chosen_row`, in its order. */
export async function readChosen(
  { payload, collection, fields }: Pick<PageQuery, 'payload' | 'collection' | 'fields'>,
  chosen: SQL,
): Promise<unknown[]> {
  const { table, column } = tableOf(payload, collection);
  const rows = await payload.db.drizzle.all(
    sql`SELECT json_group_array(${entryOf(column, fields)}) AS docs FROM (${chosen}) CROSS JOIN ${table} ON rowid = chosen_row`,
  );
  return entries.parse(JSON.parse(list.parse(rows)[0].docs));
}

export async function countSqlite({ payload, collection, where }: Counted): Promise<number> {
  const stored = tableOf(payload, collection);
  const { found, count } = await findInIndex({ payload, collection, where });
  if (count) return count();
  const from = found ? joined(stored, found.numbers) : stored.table;
  return payload.db.drizzle.$count(from, and(whereSql(stored, where), found?.condition));
}

interface Chosen {
  /** Selects the page's rowids in order. */
  chosen: SQL;
  /** Counts all matches. */
  count: () => Promise<number>;
}

async function chooseRows(query: PageQuery, stored: StoredTable): Promise<Chosen> {
  const { payload, where, sort, pageSize } = query;
  const { drizzle } = payload.db;
  const { table, column } = stored;
  const sorts = sortFields(sort);
  const inOrder = (by: (field: string) => Column | SQL) =>
    sql.join(
      sorts.map(({ field, isDescending }) => (isDescending ? desc : asc)(by(field))),
      sql`, `,
    );
  // The limit also keeps SQLite from dropping the order, which it may do in a subquery without one.
  const page = sql`LIMIT ${pageSize?.limit ?? -1} OFFSET ${pageSize ? (pageSize.page - 1) * pageSize.limit : 0}`;
  const select = sql`SELECT ${table}.rowid AS chosen_row`;
  const few = async () => {
    const rows = await drizzle.all(sql`SELECT max(rowid) AS size FROM ${table}`);
    return fewToSort(sized.parse(rows)[0].size ?? 0, pageSize);
  };
  const { found, isMany, count: countFound } = await findInIndex(query, few);
  const filters = whereSql(stored, where);
  if (found) {
    const { numbers, condition } = found;
    const byTime = inOrder((field) => sql`${numbers}.${sql.identifier(column(field).name)}`);
    const isByTime = sorts.every(({ field }) => field === 'createdAt' || field === 'id');
    if (countFound && isByTime) {
      const sorted = sql`(SELECT id FROM ${numbers} WHERE ${condition} ORDER BY ${byTime} ${page}) AS ${numbers}`;
      return { chosen: sql`${select} FROM ${joined(stored, numbers, sorted)}`, count: countFound };
    }
    const [from, matching] = [joined(stored, numbers), and(filters, condition)];
    return {
      chosen: sql`${select} FROM ${from} WHERE ${matching} ORDER BY ${inOrder(column)} ${page}`,
      count: countFound ?? (() => drizzle.$count(from, matching)),
    };
  }
  const matching = filters ?? sql`true`;
  const isFew = async () => {
    if (isMany && where.length === 1) return false;
    const most = await few();
    return (await drizzle.$count(sql`(SELECT 1 FROM ${table} WHERE ${matching} LIMIT ${most + 1})`)) <= most;
  };
  const path = await readingPath(query, isFew);
  const order = inOrder(column);
  // A plus sign keeps SQLite from using an index for this column.
  const sorted = () => inOrder((field) => sql`+${column(field)}`);
  const ways = {
    any: () => [matching, order],
    order: () => [sql`+(${matching})`, order],
    matches: () => [matching, sorted()],
    // An index holds all search texts.
    found: () => [sql`${column('id')} IN (SELECT ${column('id')} FROM ${table} WHERE ${matching})`, sorted()],
  };
  const [filter, by] = ways[path === 'matches' && where.some(isSearch) ? 'found' : (path ?? 'any')]();
  return {
    chosen: sql`${select} FROM ${table} WHERE ${filter} ORDER BY ${by} ${page}`,
    count: countFound ?? (() => drizzle.$count(table, matching)),
  };
}

/** Joined in this order, SQLite takes half as long as with a list of IDs. */
const joined = ({ table, column }: StoredTable, numbers: SQL, from = numbers) =>
  sql`${from} CROSS JOIN ${table} ON ${column('id')} = ${numbers}.id`;

export interface StoredTable {
  table: SQLiteTable;
  /** Throws an Error for an unknown field. */
  column: (field: string) => Column;
  isIndexed: (field: string) => boolean;
}

/** Returns a collection's table. SQLite only. Throws an Error for an unknown one. */
export function tableOf(payload: Payload, collection: CollectionSlug): StoredTable {
  const table: SQLiteTable | undefined = payload.db.tables[collection.replaceAll('-', '_')];
  if (!table) throw new Error(`${collection} is no table of the database`);
  const columns = getTableColumns(table);
  return {
    table,
    column: (field) => {
      const column = columns[field];
      if (!column) throw new Error(`${field} is no column of ${collection}`);
      return column;
    },
    isIndexed: (field) => isIndexed(payload, collection, field),
  };
}

// The names are our own. If each were a Drizzle chunk, building the statement would take longer than reading the page.
export const entryOf = (column: (field: string) => Column, fields: readonly string[]) =>
  sql.raw(`json_object(${fields.map((field) => `'${field}', ${asJson(column(field))}`).join(', ')})`);

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
  ['greater_than', gt],
  ['greater_than_equal', gte],
  ['less_than_equal', lte],
  // Null counts as missing, as it does in MongoDB. SQLite doesn't know that few values are set.
  [
    'exists',
    (column, value) => (value === true ? sql`likelihood(${column} IS NOT NULL, 0.01)` : isNull(column)),
  ],
]);

const literal = (value: Value) => String(value).replaceAll(/[*?[]/g, '[$&]');

/** Translates filters for Drizzle. Throws an Error for an unknown operator, so no filter is ever ignored. */
export function whereSql(
  { column, isIndexed }: Pick<StoredTable, 'column' | 'isIndexed'>,
  filters: readonly Where[],
): SQL | undefined {
  // SQLite assumes that few rows are equal, and would choose an index because of that. The plus sign prevents it.
  const isNarrow = filters.some((filter) => isRare(isIndexed, filter) || isSearch(filter));
  const conditions = filters.flatMap((filter) =>
    Object.entries(filter).flatMap(([field, tests]) => {
      const others = Object.entries(tests).filter(([operator]) => operator !== 'exists');
      // A limit implies that there's a value. SQLite would look for all values instead.
      const isSetWithin = 'exists' in tests && tests.exists === true && others.length > 0;
      return (isSetWithin ? others : Object.entries(tests)).map(([operator, value]) => {
        const test = condition(column(field), operator, value);
        if (isSetWithin) return sql`likelihood(${test}, 0.01)`;
        return isNarrow && (operator === 'equals' || operator === 'in') ? sql`+(${test})` : test;
      });
    }),
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
