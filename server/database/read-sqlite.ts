import { asc, type Column, desc, getTableColumns, sql } from '@payloadcms/db-sqlite/drizzle';
import type { SQLiteTable } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';
import { type PageQuery, type PageRead, wholeCount } from './page-query';
import { whereSql } from './where-sql';

const list = z.tuple([z.object({ docs: z.string() })]);
const entries = z.array(z.unknown());

/**
 * A page of a collection, and how many match. The page comes as one value: turning rows of many columns into objects is what
 * reading one otherwise spends its time on. It is chosen by ids first, which an index alone answers.
 */
export async function readSqlite({
  payload,
  collection,
  where,
  sort,
  fields,
  pageSize,
}: PageQuery): Promise<PageRead> {
  const { drizzle } = payload.db;
  const { table, column } = tableOf(payload, collection);
  const direction = sort.startsWith('-') ? desc : asc;
  const [id, by] = [column('id'), column(sort.replace('-', ''))];
  const order = sql`${direction(by)}, ${direction(id)}`;
  const matching = whereSql(column, where) ?? sql`true`;
  const chosen = pageSize
    ? sql`${id} IN (SELECT ${id} FROM ${table} WHERE ${matching} ORDER BY ${order}
        LIMIT ${pageSize.limit} OFFSET ${(pageSize.page - 1) * pageSize.limit})`
    : matching;
  // Names of the program's own: as parts of Drizzle's, each field would cost more time than it takes to read.
  const entry = sql.raw(fields.map((field) => `'${field}', ${asJson(column(field))}`).join(', '));
  const rows = await drizzle.all(
    sql`SELECT json_group_array(json_object(${entry}) ORDER BY ${order}) AS docs FROM ${table} WHERE ${chosen}`,
  );
  const docs = entries.parse(JSON.parse(list.parse(rows)[0].docs));
  return { docs, total: wholeCount(pageSize, docs.length) ?? (await drizzle.$count(table, matching)) };
}

/** The table that Payload keeps a collection in, and its columns. Throws an Error for what is none. */
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

/** SQLite keeps JSON as text and booleans as 1 and 0. */
function asJson({ name, dataType }: Column): string {
  if (dataType === 'json') return `json("${name}")`;
  if (dataType === 'boolean') return `json(CASE "${name}" WHEN 1 THEN 'true' WHEN 0 THEN 'false' END)`;
  return `"${name}"`;
}
