import { expect, it } from 'vitest';
import { LIMITS } from '#domain/api-calls/limit-table';
import { createLimits } from '#server/platform/limits/limits';
import { reviewShop } from '#server/testing/review-shop';

const { payload, shipped, write, reviewOf } = await reviewShop({ RATE_LIMITS: 'on' });

it("an order's review can be sent 20 times an hour, and the next one changes nothing", async () => {
  const order = await shipped();
  const limits = createLimits(payload, 'on');
  for (let n = 1; n < LIMITS['review-order'].times; n += 1) await limits.take('review-order', order.id);
  expect(await write(order, { stars: 4, text: 'Good.' })).toMatchObject({ status: 200 });
  expect(await write(order, { stars: 1, text: 'Changed.' })).toMatchObject({ status: 429 });
  expect(await reviewOf(order)).toMatchObject({ stars: 4, text: 'Good.' });
  expect(await write(await shipped())).toMatchObject({ status: 200 });
});
