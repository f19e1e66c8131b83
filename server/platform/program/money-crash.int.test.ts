import { randomUUID } from 'node:crypto';
import type { TypeWithID, Where } from 'payload';
import { describe, expect, it } from 'vitest';
import { orderAnswer } from '#domain/orders/order-contract';
import { orderNumber } from '#domain/orders/order-number';
import { call } from '#server/testing/call';
import { readOutbox } from '#server/testing/emails';
import { orderBody } from '#server/testing/factories';
import { type KillableShop, withKillableShop } from '#server/testing/killable-shop';
import { makeJobsDue } from '#server/testing/make-jobs-due';
import { setRow } from '#server/testing/set-row';
import type { Order, PaymentAttempt } from '../../../payload-types';

let shop: KillableShop;
withKillableShop((made) => {
  shop = made;
});

async function stored<Doc>(collection: 'orders' | 'payment-attempts', where: Where): Promise<Doc | null> {
  return shop.inDatabase(({ db }) => db.findOne<TypeWithID & Doc>({ collection, where }));
}

async function placeOrder(): Promise<{ orderId: string; amount: string }> {
  const body = orderBody(shop.serviceId, { paymentMethod: 'paypal' });
  const { orderId } = orderAnswer.parse((await call(`${shop.program.url}/api/orders`, { body })).body);
  return { orderId, amount: '65.00' };
}

const pay = (order: { orderId: string; amount: string }) =>
  call(`${shop.program.url}/order`, { body: { ...order, currency: 'USD', intent: 'CAPTURE' } });
const capture = (id: string) => call(`${shop.program.url}/order/${id}/capture`, { body: {} });

async function captureAndKill(): Promise<{ orderId: string; id: string }> {
  const order = await placeOrder();
  const id = String((await pay(order)).body.id);
  shop.paypal.approve(id);
  shop.paypal.trouble('capture', 'held');
  await shop.killWhileHeld(capture(id));
  expect(shop.paypal.taken(order.orderId)).toHaveLength(1);
  return { orderId: order.orderId, id };
}

async function expectPaidOnce(orderId: string): Promise<void> {
  const isPaid = async () => (await shop.orderOf(orderId)).paymentStatus;
  await expect.poll(isPaid, { interval: 250 }).toBe('succeeded');
  const taken = shop.paypal.taken(orderId);
  expect(taken).toHaveLength(1);
  const order = await stored<Order>('orders', { id: { equals: orderId } });
  expect(order).toMatchObject({ status: 'not_received', paypalCaptureId: taken[0]?.id });
  expect(order?.paymentProblem ?? null).toBeNull();
  const number = orderNumber(orderId);
  // Either the order confirmation that waited for the payment, or the payment's own email.
  for (const expected of [
    new RegExp(`^(Payment received for order ${number}|We have your order ${number} and your payment)`),
    new RegExp(`^(Order ${number} is paid|New order ${number}: .*, paid$)`),
  ]) {
    const emails = async () =>
      (await readOutbox(shop.dataDir)).filter(({ subject }) => expected.test(subject)).length;
    await expect.poll(emails, { interval: 250 }).toBe(1);
  }
}

describe('kill -9 after PayPal did the work and before the shop recorded it', () => {
  it('settles a capture by its webhook event', async () => {
    const { orderId, id } = await captureAndKill();
    await shop.restart();
    expect(await shop.orderOf(orderId)).toMatchObject({
      status: 'pending_payment',
      paymentStatus: 'pending',
    });
    const resource = shop.paypal.captureResource(id);
    for (let times = 0; times < 2; times += 1)
      expect(await shop.paypal.notify(shop.program.url, 'PAYMENT.CAPTURE.COMPLETED', resource)).toBe(204);
    await expectPaidOnce(orderId);
  });

  it('settles a capture by the job, without the browser', async () => {
    const { orderId } = await captureAndKill();
    await makeJobsDue(shop.dataDir, shop.DATABASE_URI);
    await shop.restart();
    await expectPaidOnce(orderId);
  });

  it('settles a capture when the browser asks again', async () => {
    const { orderId, id } = await captureAndKill();
    await shop.restart();
    expect((await capture(id)).status).toBe(200);
    await expectPaidOnce(orderId);
  });

  it('reports a capture whose order is deleted before the shop knows about it', async () => {
    const { orderId, id } = await captureAndKill();
    await shop.restart();
    const deleted = await fetch(`${shop.program.url}/cms/api/orders/${orderId}`, {
      method: 'DELETE',
      headers: shop.headers,
    });
    expect(deleted.status).toBe(200);
    const resource = shop.paypal.captureResource(id);
    expect(await shop.paypal.notify(shop.program.url, 'PAYMENT.CAPTURE.COMPLETED', resource)).toBe(204);
    const captured = `${shop.paypal.taken(orderId)[0]?.id} $65.00 COMPLETED`;
    expect(await stored<PaymentAttempt>('payment-attempts', { orderId: { equals: orderId } })).toMatchObject({
      status: 'problem',
      captured,
      problem: `Its order was deleted. Refund what PayPal took: ${captured}.`,
    });
  });

  it('returns the same provider order to the next call', async () => {
    const order = await placeOrder();
    shop.paypal.trouble('create', 'held');
    await shop.killWhileHeld(pay(order));
    await shop.restart();
    const id = String((await pay(order)).body.id);
    const made = [...shop.paypal.orders.values()].filter(({ custom_id }) => custom_id === order.orderId);
    expect(made.map((each) => each.id)).toEqual([id]);
    shop.paypal.approve(id);
    expect((await capture(id)).status).toBe(200);
    await expectPaidOnce(order.orderId);
  });
});

async function paid(): Promise<{ orderId: string; captureId: string }> {
  const order = await placeOrder();
  const id = String((await pay(order)).body.id);
  shop.paypal.approve(id);
  return { orderId: order.orderId, captureId: String((await capture(id)).body.id) };
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
