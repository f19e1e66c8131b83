import type { CollectionSlug, Payload, Where } from 'payload';
import { z } from 'zod';
import { executeOn } from './execute-on';
import { tableOf } from './table-of';
import { whereSql } from './where-sql';

interface ReadPage {
  payload: Payload;
  collection: CollectionSlug;
  where: Where[];
  /** A field, with '-' in front for the highest first. Equals stand in the order of their ids, the same way. */
  sort: string;
  fields: readonly string[];
  /** Null for all of them. */
  pageSize: { page: number; limit: number } | null;
}

const list = z.tuple([z.object({ docs: z.string() })]);
const count = z.tuple([z.object({ total: z.int() })]);
const docs = z.array(z.unknown());

/**
 * A page of a collection, and how many match. The page comes as one value: turning rows of many columns into objects is what
 * reading one otherwise spends its time on. It is chosen by ids first, which an index alone answers.
 */
export async function readPage({ payload, collection, where, sort, fields, pageSize }: ReadPage) {
  const execute = executeOn(payload);
  const table = tableOf(payload, collection);
  const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
  const order = `${table.column(sort.replace('-', '')).name} ${direction}, id ${direction}`;
  const matching = whereSql(table, where);
  const from = `FROM ${table.name} WHERE`;
  const object = fields.map((field) => `'${field}', ${table.column(field).json}`).join(', ');
  const skipped = pageSize ? (pageSize.page - 1) * pageSize.limit : 0;
  const { rows } = await execute({
    sql: `SELECT json_group_array(json_object(${object}) ORDER BY ${order}) AS docs ${from} ${
      pageSize ? `id IN (SELECT id ${from} ${matching.sql} ORDER BY ${order} LIMIT ? OFFSET ?)` : matching.sql
    }`,
    args: pageSize ? [...matching.args, pageSize.limit, skipped] : matching.args,
  });
  const page = docs.parse(JSON.parse(list.parse(rows)[0].docs));
  // A page that is not full is the last one.
  const isLast = !pageSize || (page.length < pageSize.limit && (page.length > 0 || skipped === 0));
  if (isLast) return { docs: page, total: skipped + page.length };
  const counted = await execute({
    sql: `SELECT count(*) AS total ${from} ${matching.sql}`,
    args: matching.args,
  });
  return { docs: page, total: count.parse(counted.rows)[0].total };
}
