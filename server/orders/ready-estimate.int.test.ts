import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import { orderReadyEstimate } from './ready-estimate';

const shop = await testShop();

const glove = async (days: number | null) => ({
  serviceId: (await makeService(shop.payload, { days })).id,
  laceColorId: null,
});
const exactly = (days: number) => ({ minDays: days, maxDays: days });

it("takes as long as the order's longest service, or the shop's turnaround if a service has none", async () => {
  const estimate = (...items: unknown[]) => orderReadyEstimate(shop.payload, items);
  expect(await estimate(await glove(5))).toEqual(exactly(5));
  expect(await estimate(await glove(5), await glove(30))).toEqual(exactly(30));
  expect(await estimate(await glove(5), await glove(null))).toEqual(exactly(14));
  expect(await estimate({ serviceId: randomUUID(), laceColorId: null })).toEqual(exactly(14));
  expect(await estimate()).toEqual(exactly(14));
});
