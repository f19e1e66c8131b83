import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Where } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import {
  ORDERS_ON_BENCH,
  ORDERS_TO_ANSWER,
  OWING_ORDERS,
  ordersInbound,
  PENDING_ORDERS,
} from '#domain/lists/waiting';
import { openDatabase } from '#server/testing/open-database';
import { storeMany } from '#server/testing/store-many';
import { migrateSqlite } from './adapter';
import { readSqlite } from './read-sqlite';
import { executeOn } from './sqlite';

const folder = mkdtempSync(join(tmpdir(), 'glove-paths-'));
const payload = await openDatabase({ within: folder, DATABASE_URI: '' });
await migrateSqlite(payload, { dataDir: folder });

/** Too many to sort for one page. */
const ORDERS = 5000;
const at = (n: number) => new Date(Date.UTC(2020, 0, 1) + n * 3_600_000).toISOString();
const stored = Array.from({ length: ORDERS }, (_none, n) => ({
  ...{ id: String(n).padStart(5, '0'), title: 'Order', version: 0, items: [] },
  ...{ customerName: `Robin ${(n * 7919) % ORDERS}`, customerEmail: 'r@test.example', customerPhone: '555' },
  ...{
    status: n % 3 === 1 ? 'not_received' : n % 100 ? 'shipped' : 'received',
    paymentStatus: 'succeeded',
    deliveryMethod: 'ship',
  },
  ...{
    total: (n * 7919) % 997,
    amountDue: n % 250 ? 0 : 100,
    inbound: 'delivered',
    inboundDay: '2026-01-01',
  },
  ...{ searchText: `robin ${n}`, readyTo: at(n).slice(0, 10), createdAt: at(n), updatedAt: at(n) },
  unansweredSince: n % 500 ? null : at(n),
}));
beforeAll(() => storeMany(payload, 'orders', stored));
afterAll(async () => {
  await payload.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const SHIPPED: Where[] = [{ status: { equals: 'shipped' } }];
const RECEIVED: Where[] = [{ status: { equals: 'received' } }];
const OWING_SHIPPED: Where[] = [...SHIPPED, { amountDue: { greater_than_equal: 1 } }];
const ANY = () => true;
type Stored = (typeof stored)[number];
const isShipped = ({ status }: Stored) => status === 'shipped';
const isReceived = ({ status }: Stored) => status === 'received';
const isAwaited = ({ status }: Stored) => status === 'not_received';

const details = z.array(z.object({ detail: z.string() }));

/** Reads a page. Returns it with the plan of the statement that read it. */
async function read(where: Where[], sort: string | string[]) {
  const client = payload.db.drizzle.$client;
  const run = client.execute;
  const statements: { sql: string; args: (string | number | null)[] }[] = [];
  const seen = z.object({ sql: z.string(), args: z.array(z.union([z.string(), z.number(), z.null()])) });
  client.execute = (...statement: Parameters<typeof run>) => {
    const { data } = seen.safeParse(statement[0]);
    if (data) statements.push(data);
    return run.apply(client, statement);
  };
  const pageSize = { page: 1, limit: 20 };
  const page = await readSqlite({ payload, collection: 'orders', where, sort, fields: ['id'], pageSize });
  client.execute = run;
  const [statement] = statements.filter(({ sql }) => sql.includes('json_group_array'));
  const plan = await executeOn(payload)({
    args: [],
    ...statement,
    sql: `EXPLAIN QUERY PLAN ${statement?.sql}`,
  });
  return {
    page,
    plan: details
      .parse(plan.rows)
      .map(({ detail }) => detail)
      .join('\n'),
  };
}

it.each<[string, Where[], string, (order: Stored) => boolean, keyof Stored, RegExp]>([
  ['most, in another order', SHIPPED, '-total', isShipped, 'total', /USING COVERING INDEX total_/],
  ['most, by name', SHIPPED, 'customerName', isShipped, 'customerName', /USING COVERING INDEX compound_/],
  [
    'few, by name',
    RECEIVED,
    'customerName',
    isReceived,
    'customerName',
    /SEARCH orders USING.* \(status=\?\)/,
  ],
  ['few, by readiness', RECEIVED, 'readyTo', isReceived, 'readyTo', /USING COVERING INDEX status_readyTo_/],
  [
    'few among most',
    OWING_SHIPPED,
    '-createdAt',
    (order) => isShipped(order) && order.amountDue > 0,
    'createdAt',
    /\(amount_due>\?\)/,
  ],
  [
    'what is owed, by name',
    [...OWING_ORDERS],
    'customerName',
    ({ amountDue }) => amountDue > 0,
    'customerName',
    /SEARCH orders USING COVERING INDEX \w+ \(amount_due>\?\)/,
  ],
  [
    'waiting for an answer',
    [...ORDERS_TO_ANSWER],
    'customerName',
    ({ unansweredSince }) => unansweredSince !== null,
    'customerName',
    /\(unanswered_since>\?\)/,
  ],
  [
    'delivered, not scanned',
    [...ordersInbound('delivered')],
    'inboundDay',
    isAwaited,
    'inboundDay',
    /\(inbound=\? AND status=\?\)/,
  ],
  [
    'pending',
    [...PENDING_ORDERS],
    '-total',
    (order) => isReceived(order) || isAwaited(order),
    'total',
    /SCAN orders USING COVERING INDEX total_/,
  ],
  [
    'few, by a search',
    [{ searchText: { contains: '99' } }, ...RECEIVED],
    '-total',
    (order) => isReceived(order) && order.searchText.includes('99'),
    'total',
    /SCAN orders USING COVERING INDEX createdAt_id_searchText_/,
  ],
  ['everything', [], 'inboundDay', ANY, 'inboundDay', /USING COVERING INDEX inboundDay_/],
])(
  'a page of what matches is read from an index: %s',
  async (_case, where, sort, isMatch, field, expected) => {
    const { page, plan } = await read(where, sort);
    const sign = sort.startsWith('-') ? -1 : 1;
    const key = (order: Stored) => order[field] ?? '';
    const order = (one: Stored, other: Stored) =>
      sign * (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : one.id < other.id ? -1 : 1);
    const matches = stored.filter(isMatch).sort(order);
    expect(page).toEqual({ docs: matches.slice(0, 20).map(({ id }) => ({ id })), total: matches.length });
    expect(plan).toMatch(expected);
  },
);

it('the bench is sorted in its index, rush first', async () => {
  const { page, plan } = await read([...ORDERS_ON_BENCH], ['-isRush', '-createdAt']);
  const newestFirst = stored.filter(isReceived).reverse();
  expect(page.docs).toEqual(newestFirst.slice(0, 20).map(({ id }) => ({ id })));
  expect(plan).toMatch(/USING COVERING INDEX status_isRush_/);
});
