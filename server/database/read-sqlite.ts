import {
  asc,
  type Column,
  desc,
  getTableColumns,
  inArray,
  type SQL,
  sql,
} from '@payloadcms/db-sqlite/drizzle';
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
  const order = [direction(column(sort.replace('-', ''))), direction(column('id'))];
  const matching = whereSql(column, where);
  const page =
    pageSize &&
    drizzle
      .select({ id: sql`${column('id')}` })
      .from(table)
      .where(matching)
      .orderBy(...order)
      .limit(pageSize.limit)
      .offset((pageSize.page - 1) * pageSize.limit);
  const entry = sql.join(
    fields.map((field) => sql`${field}, ${asJson(column(field))}`),
    sql`, `,
  );
  const rows = await drizzle
    .select({ docs: sql`json_group_array(json_object(${entry}) ORDER BY ${sql.join(order, sql`, `)})` })
    .from(table)
    .where(page ? inArray(column('id'), page) : matching);
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
function asJson(column: Column): SQL {
  if (column.dataType === 'json') return sql`json(${column})`;
  if (column.dataType === 'boolean')
    return sql`json(CASE ${column} WHEN 1 THEN 'true' WHEN 0 THEN 'false' END)`;
  return sql`${column}`;
}
