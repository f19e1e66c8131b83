import type { Where } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { DELIVERY_METHODS } from '#domain/orders/delivery';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/orders/order-status';
import { storeMany } from '#server/testing/store-many';
import { testShop } from '#server/testing/test-shop';
import { countOf, readPage, sumOf } from './find';
import { walkDocuments } from './walk-documents';

const { payload } = await testShop();

/** Enough that MongoDB tries its indexes for a while before it chooses one. */
const ORDERS = 10_000;
const at = (n: number) => new Date(Date.UTC(2020, 0, 1) + n * 3_600_000).toISOString();
const turn = <Value>(values: readonly Value[], n: number) => values[n % values.length];
// Each value is common, but many combinations never occur.
const stored = Array.from({ length: ORDERS }, (_none, n) => ({
  ...{ id: String(n).padStart(24, '0'), title: `Order ${n}`, version: 0, items: [] },
  ...{ customerName: 'Robin', customerEmail: 'r@test.example', customerPhone: '555', searchText: 'robin' },
  ...{ status: turn(ORDER_STATUSES, n), paymentStatus: turn(PAYMENT_STATUSES, n) },
  ...{ deliveryMethod: turn(DELIVERY_METHODS, n), total: n, createdAt: at(n), updatedAt: at(n) },
}));
beforeAll(() => storeMany(payload, 'orders', stored));

const combinations = ORDER_STATUSES.flatMap((status) =>
  PAYMENT_STATUSES.flatMap((paymentStatus) =>
    [undefined, ...DELIVERY_METHODS].map((deliveryMethod) => ({ status, paymentStatus, deliveryMethod })),
  ),
);

it.each(combinations)('filters by $status, $paymentStatus, and $deliveryMethod', async (chosen) => {
  const filters = Object.entries(chosen).filter(([, value]) => value);
  const where = filters.map(([field, value]): Where => ({ [field]: { equals: value } }));
  const matches = stored.filter((order) =>
    filters.every(([field, value]) =>
      Object.entries(order).some(([name, is]) => name === field && is === value),
    ),
  );
  const page = {
    payload,
    collection: 'orders',
    where,
    fields: ['id'],
    pageSize: { page: 1, limit: 5 },
  } as const;
  const ids = matches.map(({ id }) => ({ id }));
  for (const sort of ['createdAt', 'total'])
    expect(await readPage({ ...page, sort })).toEqual({ docs: ids.slice(0, 5), total: matches.length });
  expect(await readPage({ ...page, sort: '-createdAt' })).toMatchObject({
    docs: ids.toReversed().slice(0, 5),
  });
  expect(await countOf(page)).toBe(matches.length);
  expect(await sumOf({ ...page, field: 'total' })).toEqual({
    count: matches.length,
    total: matches.reduce((sum, { total }) => sum + total, 0),
  });
});

it('walkDocuments reads every document once, and serves visitors in between', async () => {
  const walked: { id: string }[] = [];
  let visits = 0;
  const visit = () => {
    visits += 1;
    if (walked.length < ORDERS) setImmediate(visit);
  };
  visit();
  for await (const docs of walkDocuments(payload, 'orders', ['total', 'createdAt', 'items']))
    walked.push(...docs);
  expect(walked).toEqual(stored.map(({ id, total, createdAt, items }) => ({ id, total, createdAt, items })));
  expect(visits).toBeGreaterThan(ORDERS / 500);
});
