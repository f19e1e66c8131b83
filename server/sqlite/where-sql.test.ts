import type { Where } from 'payload';
import { describe, expect, it } from 'vitest';
import { whereSql } from './where-sql';

const table = { name: '"orders"', column: (field: string) => ({ name: `"${field}"`, json: field }) };

describe('whereSql', () => {
  it('joins filters with AND and leaves every value to the database', () => {
    const filters: Where[] = [
      { status: { equals: "'; DROP TABLE orders" } },
      { active: { equals: true } },
      { total: { greater_than_equal: 1, less_than_equal: 2 } },
      { searchText: { contains: '[100% *?]' } },
      { status: { in: ['shipped', "'"] } },
    ];
    expect(whereSql(table, filters)).toEqual({
      sql: '"status" = ? AND "active" = ? AND "total" >= ? AND "total" <= ? AND "searchText" GLOB ? AND "status" IN (?, ?)',
      args: ["'; DROP TABLE orders", 1, 1, 2, '*[[]100% [*][?]]*', 'shipped', "'"],
    });
  });

  it('without filters everything matches', () => {
    expect(whereSql(table, [])).toEqual({ sql: 'true', args: [] });
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

  it.each(UNKNOWN)('%j is refused: no filter is left out', (filter) => {
    expect(() => whereSql(table, [filter])).toThrow('no SQL for');
  });
});
