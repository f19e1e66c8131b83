import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { startTestShop, type TestShop } from '#server/testing/test-shop';
import { demoAlbums, demoFindings, demoLaceColors, demoServices } from './demo-catalogue';
import { demoCustomers, demoDiscounts, demoOrders } from './demo-people';
import { seedDemo } from './seed-demo';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

describe('two servers that start on the same empty database', () => {
  it('fill it once, and neither fails', async () => {
    await Promise.all([seedDemo(shop.payload), seedDemo(shop.payload)]);
    const counted = {
      services: demoServices,
      'lace-colors': demoLaceColors,
      discounts: demoDiscounts,
      gallery: demoAlbums,
      customers: demoCustomers,
      orders: demoOrders,
    } as const;
    for (const collection of [
      'services',
      'lace-colors',
      'discounts',
      'gallery',
      'customers',
      'orders',
    ] as const) {
      const { totalDocs } = await shop.payload.count({ collection });
      expect([collection, totalDocs]).toEqual([collection, counted[collection].length]);
    }
    const { extraWorkTemplates } = await readShopSettings(shop.payload);
    expect(extraWorkTemplates).toEqual(demoFindings);
    // Dozens of pictures are drawn, twice.
  }, 120_000);
});
