import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER, REPLACES_HEADER } from '#domain/orders/order-contract';
import { call } from '#server/testing/call';
import { makeService, orderBody } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { attemptsOf, capture, changeAttemptRow, readOrder, startPaying } from '#server/testing/payments';
import { paypalShop } from '#server/testing/paypal-shop';

const { shop, paypal } = await paypalShop();
const service = await makeService(shop.payload, { price: 8000 });
const body = orderBody(service.id, { deliveryMethod: 'dropoff', paymentMethod: 'paypal' });

async function place(changes: Record<string, unknown>, former?: string) {
  const key = randomUUID();
  const headers = { [IDEMPOTENCY_HEADER]: key, ...(former && { [REPLACES_HEADER]: former }) };
  const send = () => call(`${shop.url}/api/orders`, { body: { ...body, ...changes }, headers });
  const answer = await send();
  return { key, id: String(answer.body.orderId), status: answer.status, send };
}
const statusOf = async (id: string) => (await readOrder(shop, id)).status;

describe('POST /api/orders in place of a former order', () => {
  it('cancels the unpaid former one, mails nobody of it, and is harmless when repeated', async () => {
    const former = await place({});
    const next = await place({ customerName: 'Changed Mind' }, former.key);
    expect([await statusOf(former.id), await statusOf(next.id)]).toEqual(['canceled', 'pending_payment']);
    expect((await next.send()).body).toMatchObject({ orderId: next.id });
    expect([await statusOf(former.id), await statusOf(next.id)]).toEqual(['canceled', 'pending_payment']);
    const news = await outboxRows(shop.payload, { kind: { equals: 'order-status' } });
    expect(news.filter(({ key }) => key?.startsWith(former.id))).toEqual([]);
  });

  it('lets nobody pay the former one any more, not even by an open window', async () => {
    const former = await place({});
    const payment = String((await startPaying(shop, former.id)).body.id);
    paypal.approve(payment);
    await place({ customerName: 'Changed Mind' }, former.key);
    expect((await capture(shop, payment)).status).toBe(409);
    expect((await startPaying(shop, former.id)).status).toBe(409);
    expect(await statusOf(former.id)).toBe('canceled');
  });

  it('leaves an order alone that is paid', async () => {
    const former = await place({});
    const payment = String((await startPaying(shop, former.id)).body.id);
    paypal.approve(payment);
    expect((await capture(shop, payment)).status).toBe(200);
    expect((await place({}, former.key)).status).toBe(201);
    expect(await readOrder(shop, former.id)).toMatchObject({
      status: 'not_received',
      paymentStatus: 'succeeded',
    });
  });

  it('leaves an order alone whose payment is being checked', async () => {
    const former = await place({});
    await startPaying(shop, former.id);
    const [attempt] = await attemptsOf(shop.payload, former.id);
    await changeAttemptRow(shop.payload, String(attempt?.id), { status: 'pending' });
    await place({}, former.key);
    expect(await statusOf(former.id)).toBe('pending_payment');
  });

  it('leaves an order alone that is paid in person', async () => {
    const former = await place({ paymentMethod: 'pay_in_person' });
    await place({}, former.key);
    expect(await statusOf(former.id)).toBe('not_received');
  });

  it('is paid or canceled once, however capture and replacement meet', async () => {
    const former = await place({});
    const payment = String((await startPaying(shop, former.id)).body.id);
    paypal.approve(payment);
    const [captured] = await Promise.all([capture(shop, payment), place({}, former.key)]);
    const { status, paymentStatus, paymentProblem } = await readOrder(shop, former.id);
    const isPaid = status === 'not_received' && paymentStatus === 'succeeded';
    const isRefundReported =
      status === 'canceled' && paymentStatus === 'succeeded' && Boolean(paymentProblem);
    const isCanceled = status === 'canceled' && captured.status === 409;
    expect(isPaid || isRefundReported || isCanceled).toBe(true);
  });

  it('knows no former order by a strange key, and refuses what is no key', async () => {
    expect((await place({}, randomUUID())).status).toBe(201);
    expect((await place({}, 'x y')).status).toBe(400);
  });
});
