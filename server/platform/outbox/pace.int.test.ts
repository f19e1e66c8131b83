import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { startTestShop } from '#server/testing/test-shop';
import { enqueue } from './enqueue';
import { startOutboxWorker } from './worker';

const ROWS = 5;
const PACE_MS = 400;

it('startOutboxWorker leaves time between rows instead of sending a burst', async () => {
  const shop = await startTestShop();
  const { payload } = shop;
  for (let n = 0; n < ROWS; n += 1) await enqueue(payload, 'mail:message', { key: randomUUID(), data: {} });
  const starts: number[] = [];
  const handler = async () => {
    starts.push(performance.now());
    return 'done' as const;
  };
  const worker = startOutboxWorker(payload, () => handler, PACE_MS);
  onTestFinished(async () => {
    await worker.stop();
    await shop.close();
  });
  await expect.poll(() => starts.length).toBe(ROWS);
  // On a busy machine the first may start late, so half of the time is enough to rule out a burst.
  expect((starts.at(-1) ?? 0) - (starts[0] ?? 0)).toBeGreaterThan(((ROWS - 1) * PACE_MS) / 2);
});
