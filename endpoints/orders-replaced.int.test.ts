import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { REPLACES_HEADER } from '#domain/orders/order-contract';
import { IDEMPOTENCY_HEADER } from '#domain/wire/headers';
import { call } from '#server/testing/call';
import { makeService, orderBody } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { paypalShop } from '#server/testing/paypal-shop';
import { setRow } from '#server/testing/set-row';

const { shop, paypal, pay } = await paypalShop();
const service = await makeService(shop.payload, { price: 8000 });
const body = orderBody(service.id, { deliveryMethod: 'dropoff', paymentMethod: 'paypal' });

async function place(changes: Record<string, unknown>, former?: string) {
  const key = randomUUID();
  const headers = { [IDEMPOTENCY_HEADER]: key, ...(former && { [REPLACES_HEADER]: former }) };
  const send = () => call(`${shop.url}/api/orders`, { body: { ...body, ...changes }, headers });
  const answer = await send();
  return { key, id: String(answer.body.orderId), status: answer.status, send };
}
const statusOf = async (id: string) => (await pay.readOrder(id)).status;

describe('POST /api/orders replacing an earlier order', () => {
  it('cancels the unpaid earlier one without an email, and can be repeated', async () => {
    const former = await place({});
    const next = await place({ customerName: 'Changed Mind' }, former.key);
    expect([await statusOf(former.id), await statusOf(next.id)]).toEqual(['canceled', 'pending_payment']);
    expect((await next.send()).body).toMatchObject({ orderId: next.id });
    expect([await statusOf(former.id), await statusOf(next.id)]).toEqual(['canceled', 'pending_payment']);
    const news = await outboxRows(shop.payload, { kind: { equals: 'order-status' } });
    expect(news.filter(({ key }) => key?.startsWith(former.id))).toEqual([]);
  });

  it('makes the earlier one unpayable, even from an open window', async () => {
    const former = await place({});
    const payment = String((await pay.startPaying(former.id)).body.id);
    paypal.approve(payment);
    await place({ customerName: 'Changed Mind' }, former.key);
    expect((await pay.capture(payment)).status).toBe(409);
    expect((await pay.startPaying(former.id)).status).toBe(409);
    expect(await statusOf(former.id)).toBe('canceled');
  });

  it('keeps a paid order', async () => {
    const former = await place({});
    const payment = String((await pay.startPaying(former.id)).body.id);
    paypal.approve(payment);
    expect((await pay.capture(payment)).status).toBe(200);
    expect((await place({}, former.key)).status).toBe(201);
    expect(await pay.readOrder(former.id)).toMatchObject({
      status: 'not_received',
      paymentStatus: 'succeeded',
    });
  });

  it('keeps an order whose payment is being checked', async () => {
    const former = await place({});
    await pay.startPaying(former.id);
    const [attempt] = await pay.attemptsOf(former.id);
    await setRow(shop.payload, 'payment-attempts', String(attempt?.id), { status: 'pending' });
    await place({}, former.key);
    expect(await statusOf(former.id)).toBe('pending_payment');
  });

  it('keeps an order to be paid in person', async () => {
    const former = await place({ paymentMethod: 'pay_in_person' });
    await place({}, former.key);
    expect(await statusOf(former.id)).toBe('not_received');
  });

  it('pays or cancels once when a capture and a replacement coincide', async () => {
    const former = await place({});
    const payment = String((await pay.startPaying(former.id)).body.id);
    paypal.approve(payment);
    const [captured] = await Promise.all([pay.capture(payment), place({}, former.key)]);
    const { status, paymentStatus, paymentProblem } = await pay.readOrder(former.id);
    const isPaid = status === 'not_received' && paymentStatus === 'succeeded';
    const isRefundReported =
      status === 'canceled' && paymentStatus === 'succeeded' && Boolean(paymentProblem);
    const isCanceled = status === 'canceled' && captured.status === 409;
    expect(isPaid || isRefundReported || isCanceled).toBe(true);
  });

  it('ignores an unknown key, and rejects an invalid one', async () => {
    expect((await place({}, randomUUID())).status).toBe(201);
    expect((await place({}, 'x y')).status).toBe(400);
  });
});
