import type { Where } from 'payload';
import type { Value } from './execute-on';
import type { tableOf } from './table-of';

interface Condition {
  sql: string;
  args: Value[];
}

const OPERATORS = new Map<string, (column: string) => string>([
  ['equals', (column) => `${column} = ?`],
  // As it is written: search texts and terms are both in lower case.
  ['contains', (column) => `instr(${column}, ?) > 0`],
  ['greater_than_equal', (column) => `${column} >= ?`],
  ['less_than_equal', (column) => `${column} <= ?`],
]);

/**
 * Filters that must all hold, as an SQL condition on a table's own columns. Knows what the shop's lists and access rules use;
 * throws an Error at anything else, so that no filter is ever left out.
 */
export function whereSql(table: ReturnType<typeof tableOf>, filters: Where[]): Condition {
  const conditions = filters.flatMap((filter) =>
    Object.entries(filter).flatMap(([field, tests]) => {
      const { name } = table.column(field);
      return Object.entries(tests).map(([operator, value]) => condition(name, operator, value));
    }),
  );
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND ') || 'true',
    args: conditions.flatMap(({ args }) => args),
  };
}

function condition(column: string, operator: string, value: unknown): Condition {
  const sql = OPERATORS.get(operator);
  if (!sql) throw new Error(`no SQL for the filter ${operator} on ${column}`);
  return { sql: sql(column), args: [sqlValue(value)] };
}

function sqlValue(value: unknown): Value {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`no SQL for a filter by ${typeof value}`);
}
