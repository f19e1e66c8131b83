import { afterAll, expect, it } from 'vitest';
import { LIMITS } from '#domain/api-calls/limit-table';
import { uploadAnswer } from '#domain/photos/upload-contract';
import { createLimits } from '#server/platform/limits/limits';
import { startTestBucket } from '#server/testing/bucket';
import { call } from '#server/testing/call';
import { jpeg } from '#server/testing/photos';
import { startTestShop } from '#server/testing/test-shop';
import { normalize, putPhoto } from '#server/testing/uploads';

const KIND = 'upload-kilobytes';
const MB_IN_KB = 1024;
/** The IP address of the test's calls. */
const ADDRESS = '127.0.0.1';

const bucket = await startTestBucket();
const shop = await startTestShop({ RATE_LIMITS: 'on', ...bucket.settings });
const limits = createLimits(shop.payload, 'on');
afterAll(async () => {
  await shop.close();
  await bucket.close();
});

const link = () => call(`${shop.url}/api/objects/upload`, { method: 'POST' });

it('uploads to a bucket count at their maximum with the link, and at their size once kept', async () => {
  await limits.add(KIND, ADDRESS, LIMITS[KIND].times - 15 * MB_IN_KB);
  const first = await link();
  expect(first.status).toBe(200);
  const { uploadURL } = uploadAnswer.parse(first.body);
  expect(await link()).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining("today's limit") },
  });
  expect(await putPhoto(uploadURL, await jpeg())).toBe(200);
  expect((await normalize(shop, [uploadURL])).status).toBe(200);
  expect((await link()).status).toBe(200);
});
