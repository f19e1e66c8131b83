import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { orderAnswer } from '#domain/orders/order-contract';
import { call } from '#server/testing/call';
import { orderBody } from '#server/testing/factories';
import { type KillableShop, withKillableShop } from '#server/testing/killable-shop';
import { makeJobsDue } from '#server/testing/make-jobs-due';
import { setRow } from '#server/testing/set-row';

let shop: KillableShop;
withKillableShop((made) => {
  shop = made;
});

async function paid(): Promise<{ orderId: string; captureId: string }> {
  const body = orderBody(shop.serviceId, { paymentMethod: 'paypal' });
  const { orderId } = orderAnswer.parse((await call(`${shop.program.url}/api/orders`, { body })).body);
  const payment = { orderId, amount: '65.00', currency: 'USD', intent: 'CAPTURE' };
  const id = String((await call(`${shop.program.url}/order`, { body: payment })).body.id);
  shop.paypal.approve(id);
  const captured = await call(`${shop.program.url}/order/${id}/capture`, { body: {} });
  return { orderId, captureId: String(captured.body.id) };
}

async function makeDue(orderId: string): Promise<void> {
  await shop.inDatabase((payload) =>
    setRow(payload, 'orders', orderId, { refundCheckAt: new Date(0).toISOString() }),
  );
  await makeJobsDue(shop.dataDir, shop.DATABASE_URI);
}

const post = (path: string, body: object, key: string = randomUUID()) =>
  call(`${shop.program.url}${path}`, { body, headers: { ...shop.headers, 'Idempotency-Key': key } });

describe('kill -9 after PayPal refunded and before the shop recorded it', () => {
  it('leaves the refund to the job, which never refunds twice', async () => {
    const { orderId, captureId } = await paid();
    shop.paypal.trouble('refund', 'held');
    await shop.killWhileHeld(post(`/api/orders/${orderId}/refunds`, { amount: 2000, method: 'paypal' }));
    expect(shop.paypal.refunds.refunded(captureId)).toBe(2000);
    await makeDue(orderId);
    await shop.restart();
    await expect.poll(async () => (await shop.orderOf(orderId)).amountRefunded, { interval: 250 }).toBe(2000);
    expect(shop.paypal.refunds.refunded(captureId)).toBe(2000);
  });

  it('returns the same refund when the owner tries again', async () => {
    const { orderId, captureId } = await paid();
    const key = randomUUID();
    const body = { amount: 2000, method: 'paypal' };
    shop.paypal.trouble('refund', 'held');
    await shop.killWhileHeld(post(`/api/orders/${orderId}/refunds`, body, key));
    await shop.restart();
    expect(await post(`/api/orders/${orderId}/refunds`, body, key)).toMatchObject({
      status: 201,
      body: { status: 'succeeded' },
    });
    expect(shop.paypal.refunds.refunded(captureId)).toBe(2000);
    expect(await shop.orderOf(orderId)).toMatchObject({ amountPaid: 6500, amountRefunded: 2000 });
  });

  it('ends the refund by its webhook event', async () => {
    const { orderId, captureId } = await paid();
    shop.paypal.trouble('refund', 'held');
    await shop.killWhileHeld(post(`/api/orders/${orderId}/refunds`, { amount: 2000, method: 'paypal' }));
    await shop.restart();
    const made = [...shop.paypal.refunds.all.values()].find((each) => each.captureId === captureId);
    const resource = shop.paypal.refunds.resource(made?.id ?? '');
    for (let times = 0; times < 2; times += 1)
      expect(await shop.paypal.notify(shop.program.url, 'PAYMENT.CAPTURE.REFUNDED', resource)).toBe(204);
    expect(await shop.orderOf(orderId)).toMatchObject({ amountRefunded: 2000 });
  });

  it('cancels the order, and the job finishes the refund', async () => {
    const { orderId, captureId } = await paid();
    shop.paypal.trouble('refund', 'held');
    const refund = { amount: 6500, method: 'paypal' };
    await shop.killWhileHeld(post(`/api/orders/${orderId}/cancel`, { refund, reason: 'The web is gone' }));
    await makeDue(orderId);
    await shop.restart();
    await expect.poll(async () => (await shop.orderOf(orderId)).amountRefunded, { interval: 250 }).toBe(6500);
    expect(await shop.orderOf(orderId)).toMatchObject({ status: 'canceled', amountPaid: 6500, amountDue: 0 });
    expect(shop.paypal.refunds.refunded(captureId)).toBe(6500);
  });
});
