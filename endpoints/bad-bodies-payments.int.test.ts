import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureAnswer } from '#domain/api-calls/failures';
import { badBodies, manyBodies } from '#server/testing/bad-bodies';
import { call } from '#server/testing/call';
import { capture, placeOnlineOrder, readOrder, startPaying } from '#server/testing/payments';
import { testShop } from '#server/testing/test-shop';

// The seed is fixed, so a failure can be reproduced.
const SEED = 20_260_302;
const BODIES = manyBodies(120);

const shop = await testShop({ PAYPAL_CLIENT_ID: '', PAYPAL_CLIENT_SECRET: '' });
const orderId = (await placeOnlineOrder(shop)).id;
const id = String((await startPaying(shop, orderId)).body.id);

async function survives(path: string, good: Record<string, unknown>): Promise<void> {
  const property = fc.asyncProperty(badBodies(good), async (body) => {
    const answer = await call(`${shop.url}${path}`, { body: body === '' ? ' ' : body });
    if (answer.status < 300) return;
    expect([400, 404, 409, 413]).toContain(answer.status);
    expect(failureAnswer.parse(answer.body).message).toMatch(/\w{3}/);
  });
  await fc.assert(property, { numRuns: BODIES, seed: SEED, endOnFailure: true });
  expect(await readOrder(shop, orderId)).toMatchObject({ paymentStatus: 'pending', paypalOrderId: id });
}

describe('bad bodies for payment calls', () => {
  it('never break or pay POST /order', () =>
    survives('/order', { orderId, amount: '80.00', currency: 'USD', intent: 'CAPTURE' }));

  it('make no difference to POST /order/{id}/capture, which ignores them', () =>
    survives(`/order/${id}/capture`, { status: 'COMPLETED', amount: '80.00' }));

  it('never break or pay POST /api/orders/{id}/payment', () =>
    survives(`/api/orders/${orderId}/payment`, {
      paymentStatus: 'succeeded',
      paypalOrderId: id,
      paypalCaptureId: randomUUID(),
    }));

  it('leave the order payable', async () => {
    await call(`${shop.url}/api/simulator/${id}`, { body: { outcome: 'approve' } });
    expect((await capture(shop, id)).status).toBe(200);
  });
});
