import { describe, expect, it } from 'vitest';
import { imageList } from '#domain/photos/images';
import { MEDIA_PATH } from '#domain/photos/photo-limits';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { outboxRows } from '#server/testing/outbox-rows';
import { testShop } from '#server/testing/test-shop';
import { demoAlbums, demoFindings, demoLaceColors, demoServices } from './demo-catalogue';
import { demoOrders } from './demo-orders';
import { demoDiscounts, demoPeople, demoQuestions } from './demo-people';
import { seedDemo } from './seed-demo';

const shop = await testShop();

describe('seedDemo', () => {
  it('fills an empty database once for two servers at the same time', async () => {
    await Promise.all([seedDemo(shop.payload), seedDemo(shop.payload)]);
    const counted = {
      services: demoServices,
      'lace-colors': demoLaceColors,
      discounts: demoDiscounts,
      gallery: demoAlbums,
      customers: demoPeople.filter(({ account }) => account),
      orders: demoOrders,
      questions: demoQuestions,
    } as const;
    for (const collection of [
      'services',
      'lace-colors',
      'discounts',
      'gallery',
      'customers',
      'orders',
      'questions',
    ] as const) {
      const { totalDocs } = await shop.payload.count({ collection });
      expect([collection, totalDocs]).toEqual([collection, counted[collection].length]);
    }
    const { extraWorkTemplates } = await readShopSettings(shop.payload);
    expect(extraWorkTemplates).toEqual(demoFindings);
    expect(await outboxRows(shop.payload)).toEqual([]);
    // It renders dozens of pictures, twice.
  }, 120_000);

  it('labels its pictures as drawings', async () => {
    const all = { limit: 0, pagination: false } as const;
    const albums = await shop.payload.find({ collection: 'gallery', ...all });
    expect(albums.docs.map(({ isSample }) => isSample)).toEqual(demoAlbums.map(() => true));
    const pictures = await shop.payload.find({ collection: 'media', ...all });
    const shown = albums.docs.flatMap(({ imageUrls }) => imageList.parse(imageUrls) ?? []);
    const texts = pictures.docs
      .filter(({ filename }) => shown.includes(`${MEDIA_PATH}${filename}`))
      .map(({ alt }) => alt);
    expect(texts).toHaveLength(shown.length);
    for (const text of texts) expect(text).toMatch(/^Sample drawing: /);
  });
});
