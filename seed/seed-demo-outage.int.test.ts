import { afterAll, expect, it } from 'vitest';
import { startTestBucket } from '#server/testing/bucket';
import { startFlakyProxy } from '#server/testing/flaky-proxy';
import { startTestShop } from '#server/testing/test-shop';
import { isSeedDue, seedDemo } from './seed-demo';

const bucket = await startTestBucket();
const line = await startFlakyProxy(Number(new URL(bucket.settings.S3_ENDPOINT).port));
const shop = await startTestShop({ ...bucket.settings, S3_ENDPOINT: `http://127.0.0.1:${line.port}` });
afterAll(async () => {
  await shop.close();
  await line.close();
  await bucket.close();
});

it('lets a new shop start while its bucket is down, and continues at the next start', async () => {
  await line.disturb('cut');
  await seedDemo(shop.payload);
  expect((await fetch(`${shop.url}/api/services`)).status).toBe(200);
  expect((await shop.payload.count({ collection: 'orders' })).totalDocs).toBe(0);
  expect(await isSeedDue(shop.payload)).toBe(true);
  await line.restore();
  await seedDemo(shop.payload);
  expect((await shop.payload.count({ collection: 'gallery' })).totalDocs).toBeGreaterThan(0);
  expect(await isSeedDue(shop.payload)).toBe(false);
  // It draws dozens of pictures.
}, 120_000);
