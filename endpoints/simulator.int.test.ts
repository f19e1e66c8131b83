import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { call } from '#server/testing/call';
import {
  capture,
  placeOnlineOrder,
  readOrder,
  recheckNow,
  report,
  startPaying,
} from '#server/testing/payments';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop({
  PAYPAL_CLIENT_ID: '',
  PAYPAL_CLIENT_SECRET: '',
  PAYPAL_API_URL: '',
  PAYPAL_WEBHOOK_ID: '',
});

const choose = (id: string, outcome: unknown) =>
  call(`${shop.url}/api/simulator/${id}`, { body: { outcome } });

const refused = (status: number, message: string) => ({ status, body: { message } });
const waiting = (paymentStatus: string) => ({ paymentStatus, status: 'pending_payment' });

describe('the simulator, without credentials', () => {
  async function started(): Promise<{ orderId: string; id: string }> {
    const order = await placeOnlineOrder(shop);
    return { orderId: order.id, id: String((await startPaying(shop, order.id)).body.id) };
  }

  it('is the payment mode', async () => {
    expect((await call(`${shop.url}/api/payment-settings`)).body).toEqual({
      mode: 'simulator',
      clientId: null,
    });
  });

  it.each([1, 10])('pays once for approve with %d simultaneous captures', async (times) => {
    const { orderId, id } = await started();
    expect((await choose(id, 'approve')).body).toEqual({ success: true });
    const answers = await Promise.all(Array.from({ length: times }, () => capture(shop, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await report(shop, orderId, id, String(answers[0]?.body.id))).status).toBe(200);
    expect(await readOrder(shop, orderId)).toMatchObject({
      paymentStatus: 'succeeded',
      status: 'not_received',
    });
  });

  it('keeps the order waiting for cancel, payable with the same payment', async () => {
    const { orderId, id } = await started();
    await choose(id, 'cancel');
    expect(await capture(shop, id)).toMatchObject(refused(409, MESSAGES.paymentNotApproved));
    expect(await readOrder(shop, orderId)).toMatchObject(waiting('pending'));
    expect((await startPaying(shop, orderId)).body.id).toBe(id);
    await choose(id, 'approve');
    expect((await capture(shop, id)).status).toBe(200);
  });

  it('answers 402 with a message for decline, and the order can be paid again', async () => {
    const { orderId, id } = await started();
    await choose(id, 'decline');
    expect(await capture(shop, id)).toMatchObject(refused(402, MESSAGES.paymentDeclined));
    expect(await readOrder(shop, orderId)).toMatchObject(waiting('failed'));
    const second = String((await startPaying(shop, orderId)).body.id);
    await choose(second, 'approve');
    expect((await capture(shop, second)).status).toBe(200);
    expect(await readOrder(shop, orderId)).toMatchObject({
      paymentStatus: 'succeeded',
      paypalOrderId: second,
    });
  });

  it('answers 503 for error, and the order can be paid again', async () => {
    const { orderId, id } = await started();
    await choose(id, 'error');
    expect((await capture(shop, id)).status).toBe(503);
    await choose(id, 'approve');
    await recheckNow(shop, orderId);
    expect(await readOrder(shop, orderId)).toMatchObject({ paymentStatus: 'succeeded' });
  });

  it('approves nothing for window-error, and the order can be paid with the same payment', async () => {
    const { orderId, id } = await started();
    expect((await choose(id, 'window-error')).body).toEqual({ success: true });
    expect(await capture(shop, id)).toMatchObject({
      status: 409,
      body: { message: MESSAGES.paymentNotApproved },
    });
    await recheckNow(shop, orderId);
    expect(await readOrder(shop, orderId)).toMatchObject({ status: 'pending_payment' });
    expect((await startPaying(shop, orderId)).body.id).toBe(id);
    await choose(id, 'approve');
    expect((await capture(shop, id)).status).toBe(200);
  });

  it('shares one payment between two tabs', async () => {
    const order = await placeOnlineOrder(shop);
    const answers = await Promise.all(Array.from({ length: 10 }, () => startPaying(shop, order.id)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('rejects other outcomes and other payments', async () => {
    const { id } = await started();
    for (const outcome of ['refund', '', null, ['approve']])
      expect((await choose(id, outcome)).status).toBe(400);
    expect((await choose(randomUUID(), 'approve')).status).toBe(404);
  });

  it('has no PayPal webhook', async () => {
    expect((await call(`${shop.url}/api/paypal/webhook`, { body: {} })).status).toBe(404);
  });
});
