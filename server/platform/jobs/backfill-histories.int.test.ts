import { expect, it } from 'vitest';
import { storedHistory } from '#server/orders/present-order';
import { makeOrder, makeService } from '#server/testing/factories';
import { readOrder } from '#server/testing/payments';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';
import { backfillHistories } from './remove-finished';

const shop = await testShop();
const serviceId = (await makeService(shop.payload)).id;

it("backfillHistories stores an older order's history once, as it was shown before", async () => {
  const { id } = await makeOrder(shop.payload, serviceId, { status: 'shipped' });
  const other = await makeOrder(shop.payload, serviceId);
  await setRow(shop.payload, 'orders', id, { story: null });
  const read = storedHistory(await readOrder(shop, id));
  expect(read.map(({ kind }) => kind)).toEqual(['ordered', 'paid', 'status']);
  const counts: number[] = [];
  const keep = () => backfillHistories(shop.payload, (_what, count) => counts.push(count));
  await Promise.all([keep(), keep(), keep()]);
  await keep();
  expect(counts).toEqual([1]);
  const { story: history, status } = await readOrder(shop, id);
  expect([history, status]).toEqual([read, 'shipped']);
  expect((await readOrder(shop, other.id)).version).toBe(other.version);
});
