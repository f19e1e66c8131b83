import { z } from 'zod';
import type { PageQuery, PageRead } from '#server/access/page-query';
import { wholeCount } from '#server/access/whole-count';
import { executeOn } from './execute-on';
import { tableOf } from './table-of';
import { whereSql } from './where-sql';

const list = z.tuple([z.object({ docs: z.string() })]);
const count = z.tuple([z.object({ total: z.int() })]);
const entries = z.array(z.unknown());

/**
 * A page of a collection, and how many match. The page comes as one value: turning rows of many columns into objects is what
 * reading one otherwise spends its time on. It is chosen by ids first, which an index alone answers.
 */
export async function readPage(query: PageQuery): Promise<PageRead> {
  const { payload, collection, where, sort, fields, pageSize } = query;
  const execute = executeOn(payload);
  const table = tableOf(payload, collection);
  const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
  const order = `${table.column(sort.replace('-', '')).name} ${direction}, id ${direction}`;
  const matching = whereSql(table, where);
  const from = `FROM ${table.name} WHERE`;
  const object = fields.map((field) => `'${field}', ${table.column(field).json}`).join(', ');
  const { rows } = await execute({
    sql: `SELECT json_group_array(json_object(${object}) ORDER BY ${order}) AS docs ${from} ${
      pageSize ? `id IN (SELECT id ${from} ${matching.sql} ORDER BY ${order} LIMIT ? OFFSET ?)` : matching.sql
    }`,
    args: pageSize ? [...matching.args, pageSize.limit, (pageSize.page - 1) * pageSize.limit] : matching.args,
  });
  const docs = entries.parse(JSON.parse(list.parse(rows)[0].docs));
  const known = wholeCount(pageSize, docs.length);
  if (known !== null) return { docs, total: known };
  const counted = await execute({
    sql: `SELECT count(*) AS total ${from} ${matching.sql}`,
    args: matching.args,
  });
  return { docs, total: count.parse(counted.rows)[0].total };
}
