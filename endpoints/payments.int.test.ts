import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { call } from '#server/testing/call';
import { makeOrder, makeService } from '#server/testing/factories';
import { paypalShop } from '#server/testing/paypal-shop';
import { setRow } from '#server/testing/set-row';

const { shop, paypal, pay } = await paypalShop();

describe('GET /api/payment-settings', () => {
  it('returns PayPal with its client ID, and no secret', async () => {
    const { body } = await call(`${shop.url}/api/payment-settings`);
    expect(body).toEqual({ mode: 'paypal', clientId: 'client-of-the-test' });
  });
});

describe('POST /order', () => {
  it("creates a provider order for the order's total, with the shop's order ID", async () => {
    const order = await pay.placeOnlineOrder();
    const { status, headers, body } = await pay.startPaying(order.id);
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(Object.keys(body)).toEqual(['id']);
    expect(paypal.orders.get(String(body.id))).toMatchObject({
      custom_id: order.id,
      amount: { currency_code: 'USD', value: '80.00' },
    });
    expect(await pay.readOrder(order.id)).toMatchObject({
      paypalOrderId: body.id,
      status: 'pending_payment',
      paymentStatus: 'pending',
    });
  });

  it.each([
    ['another amount', { amount: '79.99' }, 'amount'],
    ['an amount as a number', { amount: 80 }, 'amount'],
    ['an amount without cents', { amount: '80' }, 'amount'],
    ['an amount with too many decimals', { amount: '80.000' }, 'amount'],
    ['an amount as words', { amount: '8e1' }, 'amount'],
    ['another currency', { currency: 'EUR' }, 'currency'],
    ['another intent', { intent: 'AUTHORIZE' }, 'intent'],
    ['no order', { orderId: undefined }, 'orderId'],
    ['a malformed order ID', { orderId: 'x' }, 'orderId'],
  ])('rejects %s with 400 for the field', async (_what, changes, field) => {
    const order = await pay.placeOnlineOrder();
    const { status, body } = await pay.startPaying(order.id, changes);
    expect(status).toBe(400);
    expect(Object.keys(Object(body.errors))).toEqual([field]);
    expect(await pay.attemptsOf(order.id)).toEqual([]);
  });

  it('answers 404 for a missing order', async () => {
    expect((await pay.startPaying(randomUUID())).status).toBe(404);
  });

  it.each([
    ['paid', { paymentStatus: 'succeeded' }, MESSAGES.alreadyPaid],
    ['canceled', { status: 'canceled' }, MESSAGES.orderCanceled],
    ['for free', { total: 0 }, MESSAGES.nothingToPay],
  ] as const)('answers 409 for an order that is %s', async (_what, changes, message) => {
    const order = await pay.placeOnlineOrder();
    await pay.changeOrder(order.id, changes);
    expect(await pay.startPaying(order.id)).toMatchObject({ status: 409, body: { message } });
  });

  it('shares one provider order between two tabs, and replaces it when the total changes', async () => {
    const { order, id } = await pay.startedOrder();
    expect((await pay.startPaying(order.id)).body.id).toBe(id);
    await pay.changeOrder(order.id, { total: 9000 });
    expect((await pay.startPaying(order.id)).status).toBe(400);
    expect(await pay.capture(id)).toMatchObject({ status: 409, body: { message: MESSAGES.wrongAmount } });
    const second = String((await pay.startPaying(order.id, { amount: '90.00' })).body.id);
    expect(second).not.toBe(id);
    expect(await pay.capture(id)).toMatchObject({ status: 409, body: { message: MESSAGES.paymentEnded } });
    expect(paypal.taken(order.id)).toEqual([]);
  });

  it('replaces a provider order that is missing or too old to be approved', async () => {
    const { order, id } = await pay.startedOrder();
    const [first] = await pay.attemptsOf(order.id);
    const createdAt = new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString();
    await setRow(shop.payload, 'payment-attempts', first?.id ?? '', { createdAt });
    const second = String((await pay.startPaying(order.id)).body.id);
    expect(second).not.toBe(id);
    paypal.orders.delete(second);
    const third = String((await pay.startPaying(order.id)).body.id);
    expect([id, second]).not.toContain(third);
    paypal.approve(third);
    expect((await pay.capture(third)).status).toBe(200);
    expect(paypal.taken(order.id)).toHaveLength(1);
  });

  it('lets an order to be paid in person be paid online, and keeps its status', async () => {
    const service = await makeService(shop.payload, { price: 8000 });
    const order = await makeOrder(shop.payload, service.id, { status: 'received', paymentStatus: 'pending' });
    const id = String((await pay.startPaying(order.id)).body.id);
    paypal.approve(id);
    expect((await pay.capture(id)).status).toBe(200);
    expect(await pay.readOrder(order.id)).toMatchObject({ status: 'received', paymentStatus: 'succeeded' });
  });
});

describe('POST /order/{id}/capture', () => {
  it('captures the money and records it on the order right away', async () => {
    const { order, id } = await pay.startedOrder();
    const { status, body } = await pay.capture(id);
    expect({ status, body }).toEqual({ status: 200, body: { id: expect.any(String), status: 'succeeded' } });
    expect(await pay.readOrder(order.id)).toMatchObject({
      status: 'not_received',
      paymentStatus: 'succeeded',
      paypalOrderId: id,
      paypalCaptureId: body.id,
    });
  });

  it('answers the same when repeated', async () => {
    const { id, captureId } = await pay.paidOrder();
    expect((await pay.capture(id)).body.id).toBe(captureId);
  });

  it('answers 409 for an unapproved order, and captures nothing', async () => {
    const order = await pay.placeOnlineOrder();
    const id = String((await pay.startPaying(order.id)).body.id);
    expect(await pay.capture(id)).toMatchObject({
      status: 409,
      body: { message: MESSAGES.paymentNotApproved },
    });
    paypal.approve(id);
    expect((await pay.capture(id)).status).toBe(200);
  });

  it.each([randomUUID(), 'x', '..%2Fme', '%00', 'A'.repeat(65)])(
    'answers an unknown order (%s) with 404',
    async (id) => {
      const before = { ...paypal.calls };
      expect((await pay.capture(id)).status).toBe(404);
      expect(paypal.calls).toEqual(before);
    },
  );

  it('answers 409 for an order canceled in between, and captures nothing', async () => {
    const { order, id } = await pay.startedOrder();
    await pay.changeOrder(order.id, { status: 'canceled' });
    expect(await pay.capture(id)).toMatchObject({ status: 409, body: { message: MESSAGES.orderCanceled } });
    expect(paypal.taken(order.id)).toEqual([]);
  });

  it('answers 409 for an order the owner marked paid in between, and captures nothing', async () => {
    const { order, id } = await pay.startedOrder();
    await pay.changeOrder(order.id, { paymentStatus: 'succeeded' });
    expect(await pay.capture(id)).toMatchObject({ status: 409, body: { message: MESSAGES.alreadyPaid } });
    expect(paypal.taken(order.id)).toEqual([]);
  });

  it('returns nothing about the customer', async () => {
    const { order, id } = await pay.startedOrder();
    for (const { body } of [await pay.startPaying(order.id), await pay.capture(id)])
      expect(JSON.stringify(body)).not.toMatch(/Robin|robin|555 /);
  });
});

describe('POST /api/orders/{id}/payment', () => {
  it('confirms the recorded payment, as often as called', async () => {
    const { order, id, captureId } = await pay.paidOrder();
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay.report(order.id, id, captureId)));
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: { success: true } });
  });

  it("does not trust a browser's report without a payment", async () => {
    const { order, id } = await pay.startedOrder();
    expect((await pay.report(order.id, id, 'CAPTURE1')).status).toBe(409);
    expect(await pay.readOrder(order.id)).toMatchObject({ paymentStatus: 'pending' });
  });

  it("refuses another order's payment, and another capture", async () => {
    const first = await pay.paidOrder();
    const second = await pay.startedOrder();
    for (const answer of [
      await pay.report(second.order.id, first.id, first.captureId),
      await pay.report(second.order.id, 'UNKNOWN', first.captureId),
      await pay.report(first.order.id, first.id, 'CAPTURE1'),
    ])
      expect(answer).toMatchObject({ status: 409, body: { message: MESSAGES.foreignPayment } });
    expect(await pay.readOrder(second.order.id)).toMatchObject({ paymentStatus: 'pending' });
  });

  it.each([
    { paymentStatus: 'failed' },
    { paypalOrderId: undefined },
    { paypalCaptureId: '' },
    { paypalOrderId: '../../v1/x' },
  ])('rejects the bad body %o with 400', async (changes) => {
    const body = { paymentStatus: 'succeeded', paypalOrderId: 'A', paypalCaptureId: 'B', ...changes };
    expect((await call(`${shop.url}/api/orders/${randomUUID()}/payment`, { body })).status).toBe(400);
  });

  it('answers 404 for a missing order', async () => {
    expect((await pay.report(randomUUID(), 'A', 'B')).status).toBe(404);
  });

  it('settles by itself if the capture was never recorded', async () => {
    const { order, id } = await pay.startedOrder();
    paypal.trouble('capture', 'lost');
    paypal.trouble('get', 'error');
    await pay.capture(id);
    const captureId = paypal.taken(order.id)[0]?.id ?? '';
    expect((await pay.report(order.id, id, captureId)).status).toBe(200);
    expect(await pay.readOrder(order.id)).toMatchObject({ paymentStatus: 'succeeded' });
  });
});
