import { afterAll, beforeAll, expect, it } from 'vitest';
import { trackToken } from '#server/orders/track-token';
import { findAll } from '#server/platform/database/find';
import { call } from '#server/testing/call';
import { makeOrder, makeService } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { startTwoServers, type TwoServers } from '#server/testing/two-servers';

const AT_ONCE = 30;

let shop: TwoServers;
let serviceId = '';
beforeAll(async () => {
  shop = await startTwoServers(
    async (payload) => {
      serviceId = (await makeService(payload)).id;
      await payload.updateGlobal({ slug: 'shop-settings', data: { reviewDays: 7 } });
    },
    { RATE_LIMITS: 'off' },
  );
});
afterAll(() => shop.close());

it(`${AT_ONCE} reviews of an order at once on two servers are one review (rule 37.3)`, async () => {
  const { payload } = shop;
  const order = await makeOrder(payload, serviceId, { status: 'shipped' });
  const path = `/api/track/${trackToken(payload, order)}/review`;
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, n) =>
      call(`${(n % 2 ? shop.one : shop.other).url}${path}`, {
        body: { stars: 1 + (n % 5), text: `Version ${n}` },
      }),
    ),
  );
  // Some edits lose to another one that was faster.
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  const of = { orderId: { equals: order.id } };
  const [review, ...others] = await findAll(payload, 'reviews', of);
  expect(others).toEqual([]);
  const [, version = ''] = /^Version (\d+)$/.exec(review?.text ?? '') ?? [];
  expect(review).toMatchObject({ stars: 1 + (Number(version) % 5), status: 'waiting' });
  expect(answers[Number(version)]?.status).toBe(200);
  expect(await findAll(payload, 'consents', of)).toMatchObject([{ kind: 'review', given: true }]);
  const ownerEmails = () => outboxRows(payload, { kind: { equals: 'mail:new-review' } });
  await expect.poll(async () => (await ownerEmails()).map(({ status }) => status)).toEqual(['sent']);
  expect(shop.mailServer.delivered.filter(({ subject }) => subject.startsWith('New review'))).toHaveLength(1);
});
