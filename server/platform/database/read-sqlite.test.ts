import { getTableColumns } from '@payloadcms/db-sqlite/drizzle';
import {
  integer,
  numeric,
  SQLiteAsyncDialect,
  sqliteTable,
  text,
} from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { Where } from 'payload';
import { describe, expect, it } from 'vitest';
import { whereSql } from './read-sqlite';

const columns = new Map(
  Object.entries(
    getTableColumns(
      sqliteTable('orders', {
        status: text(),
        active: integer({ mode: 'boolean' }),
        total: numeric({ mode: 'number' }),
        searchText: text(),
      }),
    ),
  ),
);
const column = (field: string) => {
  const found = columns.get(field);
  if (!found) throw new Error(`no column ${field}`);
  return found;
};

const stored = { column, isIndexed: () => true };

describe('whereSql', () => {
  it('joins filters with AND and passes every value as a parameter', () => {
    const filters: Where[] = [
      { status: { equals: "'; DROP TABLE orders" } },
      { active: { equals: true } },
      { total: { greater_than_equal: 1, less_than_equal: 2 } },
      { searchText: { contains: '[100% *?]' } },
      { status: { in: ['shipped', "'"] } },
      { status: { exists: true } },
      { total: { exists: false } },
    ];
    const where = whereSql(stored, filters);
    const { sql, params } = new SQLiteAsyncDialect().sqlToQuery(where ?? expect.unreachable());
    expect(sql.replaceAll('"orders".', '')).toBe(
      '(+("status" = ?) and +("active" = ?) and "total" >= ? and "total" <= ? and "searchText" GLOB ? and +("status" in (?, ?)) and likelihood("status" IS NOT NULL, 0.01) and "total" is null)',
    );
    expect(params).toEqual(["'; DROP TABLE orders", 1, '1', '2', '*[[]100% [*][?]]*', 'shipped', "'"]);
  });

  it('lets SQLite use an index for what is equal, unless another filter matches fewer', () => {
    const where = whereSql(stored, [{ status: { equals: 'shipped' } }, { active: { in: [true] } }]);
    const { sql } = new SQLiteAsyncDialect().sqlToQuery(where ?? expect.unreachable());
    expect(sql.replaceAll('"orders".', '')).toBe('("status" = ? and "active" in (?))');
  });

  it('uses the index for what is equal if no index finds what another filter matches', () => {
    const filters: Where[] = [{ status: { equals: 'pending' } }, { total: { exists: true } }];
    const where = whereSql({ column, isIndexed: (field) => field === 'status' }, filters);
    const { sql } = new SQLiteAsyncDialect().sqlToQuery(where ?? expect.unreachable());
    expect(sql.replaceAll('"orders".', '')).toBe('("status" = ? and likelihood("total" IS NOT NULL, 0.01))');
  });

  it('looks in the index for values within a limit, not for all values', () => {
    const where = whereSql(stored, [{ total: { exists: true, greater_than_equal: 2 } }]);
    const { sql } = new SQLiteAsyncDialect().sqlToQuery(where ?? expect.unreachable());
    expect(sql.replaceAll('"orders".', '')).toBe('likelihood("total" >= ?, 0.01)');
  });

  it('matches everything without filters', () => {
    expect(whereSql(stored, [])).toBeUndefined();
  });

  const UNKNOWN: Where[] = [
    { status: { not_equals: 'shipped' } },
    { status: Object.fromEntries([['constructor', 'shipped']]) },
    { status: { equals: null } },
    { status: { equals: ['shipped'] } },
    { status: { in: 'shipped' } },
    { status: Object.fromEntries([['in', [['shipped']]]]) },
    { or: [{ status: { equals: 'shipped' } }] },
  ];

  it.each(UNKNOWN)('throws for %j instead of ignoring it', (filter) => {
    expect(() => whereSql(stored, [filter])).toThrow(/^no (SQL|column)/);
  });
});
