import { and, type Column, eq, gte, inArray, lte, type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Where } from 'payload';

type Value = string | number | boolean;

const OPERATORS = new Map<string, (column: Column, value: Value) => SQL>([
  ['equals', eq],
  // As it is written: search texts and terms are both in lower case. GLOB looks through 10,000 of them fastest.
  ['contains', (column, value) => sql`${column} GLOB ${`*${literal(value)}*`}`],
  ['greater_than_equal', gte],
  ['less_than_equal', lte],
]);

/** Text that means itself in a GLOB pattern. */
const literal = (value: Value) => String(value).replaceAll(/[*?[]/g, '[$&]');

/**
 * Filters that must all hold, as Drizzle takes them; undefined without filters. Knows what the shop's lists and access rules
 * use; throws an Error at anything else, so that no filter is ever left out.
 */
export function whereSql(column: (field: string) => Column, filters: readonly Where[]): SQL | undefined {
  const conditions = filters.flatMap((filter) =>
    Object.entries(filter).flatMap(([field, tests]) =>
      Object.entries(tests).map(([operator, value]) => condition(column(field), operator, value)),
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
