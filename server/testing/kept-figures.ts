import { expect } from 'vitest';
import { call } from './call';
import { dashboardCookie } from './program';

export type Row = Record<string, unknown>;
export type Contents = Record<string, Row[]>;

/** The owner's account had no role, and an upgrade sets it. */
const CHANGED = new Set(['admins updated_at']);

/** Compares stored values: none may change, and no row may be lost or added. */
export function differences(before: Contents, after: Contents): string[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    const now = new Map((after[table] ?? []).map((row) => [row.id, row]));
    if (now.size !== rows.length) return [`${table}: ${rows.length} rows became ${now.size}`];
    return rows.flatMap((row) => {
      const changed = Object.keys(row).filter(
        (column) => now.get(row.id)?.[column] !== row[column] && !CHANGED.has(`${table} ${column}`),
      );
      return changed.map(
        (column) => `${table} ${row.id} ${column}: ${row[column]} → ${now.get(row.id)?.[column]}`,
      );
    });
  });
}

const sum = (rows: Row[], column: string) => rows.reduce((total, row) => total + Number(row[column]), 0);

/** Checks that every stored value is unchanged and that derived values are right. */
export function expectKept(before: Contents, after: Contents): void {
  expect(differences(before, after).slice(0, 20)).toEqual([]);
  const { orders: old = [] } = before;
  const { orders = [] } = after;
  expect(orders).toHaveLength(300);
  const refunded = sum(after.simulated_refunds ?? [], 'amount');
  const paid = old.filter((order) => order.payment_status === 'succeeded');
  const owed = old.filter((order) => order.payment_status !== 'succeeded' && order.status !== 'canceled');
  expect(sum(orders, 'amount_paid')).toBe(sum(paid, 'total'));
  expect(sum(orders, 'amount_due')).toBe(sum(owed, 'total'));
  expect(sum(orders, 'amount_refunded')).toBe(refunded);
}

/** Checks that a running shop reads what the old version wrote. */
export async function expectServed(url: string): Promise<void> {
  const headers = await dashboardCookie(url);
  const list = await fetch(`${url}/api/orders`, { headers });
  expect(list.headers.get('x-total-count')).toBe('300');
  const body = { email: 'customer0@test.example', password: 'secret-1' };
  expect((await call(`${url}/api/customer/login`, { body })).body).toMatchObject({ success: true });
}
