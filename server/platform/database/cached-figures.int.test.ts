import { expect, it, vi } from 'vitest';
import { makeOrder, makeService } from '#server/testing/factories';
import { type TestShop, testShop } from '#server/testing/test-shop';
import { cachedFigure } from './cached-figures';
import { changeIf } from './change-if';
import { readPage } from './find';
import { executeOn } from './sqlite';

const shop = await testShop();

async function count(status: string): Promise<number> {
  const where = [{ status: { equals: status } }];
  const { total } = await readPage({
    payload: shop.payload,
    collection: 'orders',
    where,
    sort: '-createdAt',
    fields: ['id'],
    pageSize: { page: 1, limit: 1 },
  });
  return total;
}

it('cachedFigure loads once for all callers with the same query', async () => {
  const load = vi.fn(async () => 7);
  const ask = (of: unknown) => cachedFigure(shop.payload, 'drawings', of, load);
  expect(await Promise.all([ask('a'), ask('a'), ask({ b: 1 }), ask({ b: 1 })])).toEqual([7, 7, 7, 7]);
  expect(load).toHaveBeenCalledTimes(2);
});

it("a list's count is right after every kind of write", async () => {
  const service = await makeService(shop.payload);
  const orders = [];
  for (let n = 1; n <= 3; n += 1) {
    orders.push(await makeOrder(shop.payload, service.id, { status: 'received', paymentStatus: 'pending' }));
    expect(await count('received')).toBe(n);
  }
  const [first, second, third] = orders;
  if (!first || !second || !third) throw new Error('no orders');
  const { payload } = shop;
  await changeIf(payload, 'orders', first.id, { data: { status: 'shipped' } });
  expect([await count('received'), await count('shipped')]).toEqual([2, 1]);
  await payload.update({ collection: 'orders', id: second.id, data: { status: 'shipped' } });
  expect([await count('received'), await count('shipped')]).toEqual([1, 2]);
  await payload.delete({ collection: 'orders', id: second.id });
  expect(await count('shipped')).toBe(1);
  await payload.db.deleteMany({ collection: 'orders', where: { id: { equals: third.id } } });
  expect(await count('received')).toBe(0);
});

/** Writes without this process noticing, as another server would. */
async function shipElsewhere({ payload }: TestShop, customerName: string): Promise<void> {
  if (payload.db.name === 'mongoose') {
    const orders = payload.db.collections.orders?.collection;
    await orders?.updateOne({ customerName }, { $set: { status: 'shipped' } });
  } else {
    const sql = `UPDATE orders SET status = 'shipped' WHERE customer_name = ?`;
    await executeOn(payload)({ sql, args: [customerName] });
  }
}

it("a cached count shows another server's write after a few seconds", async () => {
  const service = await makeService(shop.payload);
  const [one, other] = [{ customerName: 'Casey' }, { customerName: 'Robin' }];
  await makeOrder(shop.payload, service.id, { status: 'in-progress', ...one });
  await makeOrder(shop.payload, service.id, { status: 'in-progress', ...other });
  // The fake clock starts at 0, so the count was cached at 0, too.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  try {
    expect(await count('in-progress')).toBe(2);
    await shipElsewhere(shop, 'Robin');
    expect(await count('in-progress')).toBe(2);
    vi.advanceTimersByTime(3001);
    expect(await count('in-progress')).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
