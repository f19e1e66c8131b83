import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '#server/testing/call';
import type { FakePaypal } from '#server/testing/fake-paypal';
import { paypalShop } from '#server/testing/paypal-shop';
import { setRow } from '#server/testing/set-row';
import type { Order } from '../payload-types';

const COMPLETED = 'PAYMENT.CAPTURE.COMPLETED';

const { shop, paypal, pay } = await paypalShop();

const notify = (type: string, resource: object, options?: Parameters<FakePaypal['notify']>[3]) =>
  paypal.notify(shop.url, type, resource, options);
const events = async (eventId: string) =>
  (await shop.payload.count({ collection: 'paypal-events', where: { eventId: { equals: eventId } } }))
    .totalDocs;

/** Makes a capture that succeeded, but whose answer was lost before the shop recorded it. */
async function lostCapture(): Promise<{ order: Order; id: string }> {
  const { order, id } = await pay.startedOrder();
  paypal.trouble('capture', 'lost');
  paypal.trouble('get', 'error');
  expect((await pay.capture(id)).status).toBe(503);
  return { order, id };
}

describe('POST /api/paypal/webhook', () => {
  it.each([1, 10])(
    'settles an order whose customer closed the browser, %d times simultaneously',
    async (times) => {
      const { order, id } = await lostCapture();
      const event = `WH-${randomUUID()}`;
      const resource = paypal.captureResource(id);
      const answers = await Promise.all(
        Array.from({ length: times }, () => notify(COMPLETED, resource, { id: event })),
      );
      expect(new Set(answers)).toEqual(new Set([204]));
      expect(await pay.readOrder(order.id)).toMatchObject({
        paymentStatus: 'succeeded',
        status: 'not_received',
        paypalCaptureId: paypal.taken(order.id)[0]?.id,
      });
      expect(await events(event)).toBe(1);
      expect(await pay.paymentEmails(order.id)).toBe(1);
    },
  );

  it('needs neither Origin nor session, and refuses a forged signature', async () => {
    const { order, id } = await lostCapture();
    const resource = paypal.captureResource(id);
    expect(await notify(COMPLETED, resource, { signature: 'forged' })).toBe(400);
    const unsigned = await call(`${shop.url}/api/paypal/webhook`, {
      body: { event_type: COMPLETED, resource },
    });
    expect(unsigned.status).toBe(400);
    expect(await pay.readOrder(order.id)).toMatchObject({ paymentStatus: 'pending' });
    expect(await notify(COMPLETED, resource)).toBe(204);
  });

  it.each(['', 'x', '[]', '{}', '{"id":1}', '{"id":"WH"},"webhook_id":"X"'])(
    'ignores a body that is not an event (%s) without an error',
    async (raw) => {
      expect([204, 400]).toContain(await notify(COMPLETED, {}, { raw }));
    },
  );

  it('answers 413 to a large body', async () => {
    expect(await notify(COMPLETED, {}, { raw: JSON.stringify('x'.repeat(300_000)) })).toBe(413);
  });

  it("uses PayPal's current state, not an old event's", async () => {
    const { order, id } = await lostCapture();
    expect(await notify('PAYMENT.CAPTURE.DENIED', paypal.captureResource(id))).toBe(204);
    expect(await pay.readOrder(order.id)).toMatchObject({ paymentStatus: 'succeeded' });
  });

  it('marks a pending capture that is denied as failed', async () => {
    const { order, id } = await pay.startedOrder();
    paypal.trouble('capture', 'pending');
    await pay.capture(id);
    paypal.setCapture(id, 'DECLINED');
    expect(await notify('PAYMENT.CAPTURE.DENIED', paypal.captureResource(id))).toBe(204);
    expect(await pay.readOrder(order.id)).toMatchObject({
      paymentStatus: 'failed',
      status: 'pending_payment',
    });
  });

  it("finds the order by the capture's link if it names no order", async () => {
    const { order, id } = await lostCapture();
    await notify(COMPLETED, { ...paypal.captureResource(id), supplementary_data: undefined });
    expect(await pay.readOrder(order.id)).toMatchObject({ paymentStatus: 'succeeded' });
  });

  it("finds the order by PayPal's data if the shop lost its own record", async () => {
    const { order, id } = await lostCapture();
    await shop.payload.db.deleteMany({
      collection: 'payment-attempts',
      where: { orderId: { equals: order.id } },
    });
    await notify(COMPLETED, paypal.captureResource(id));
    expect(await pay.readOrder(order.id)).toMatchObject({ paymentStatus: 'succeeded' });
  });

  it("ignores other shops' orders in the same PayPal account", async () => {
    const { id } = await lostCapture();
    const foreign = paypal.orders.get(id);
    if (!foreign) throw new Error('no order');
    const other = { ...foreign, id: 'OTHERSHOP1', custom_id: randomUUID() };
    paypal.orders.set(other.id, other);
    expect(await notify(COMPLETED, paypal.captureResource(other.id))).toBe(204);
    expect(
      await notify('PAYMENT.CAPTURE.REFUNDED', { id: 'R1', amount: { currency_code: 'USD', value: '1' } }),
    ).toBe(204);
    expect(await notify('CHECKOUT.ORDER.APPROVED', { id: 'UNKNOWN1' })).toBe(204);
    expect(await notify('BILLING.PLAN.CREATED', { id: 'P-1' })).toBe(204);
  });

  it('answers 503 and records nothing while PayPal is down, and settles on the repeated event', async () => {
    const { order, id } = await lostCapture();
    const event = `WH-${randomUUID()}`;
    const resource = paypal.captureResource(id);
    paypal.trouble('verify', 'error');
    expect(await notify(COMPLETED, resource, { id: event })).toBe(503);
    paypal.trouble('get', 'error');
    expect(await notify(COMPLETED, resource, { id: event })).toBe(503);
    expect(await events(event)).toBe(0);
    expect(await notify(COMPLETED, resource, { id: event })).toBe(204);
    expect(await pay.readOrder(order.id)).toMatchObject({ paymentStatus: 'succeeded' });
    const before = paypal.calls.get;
    expect(await notify(COMPLETED, resource, { id: event })).toBe(204);
    expect(paypal.calls.get).toBe(before);
  });

  it('captures an approved order a minute later, unless the browser did', async () => {
    const { order, id } = await pay.startedOrder();
    expect(await notify('CHECKOUT.ORDER.APPROVED', { id })).toBe(204);
    const [attempt] = await pay.attemptsOf(order.id);
    const soon = new Date(attempt?.checkAt ?? 0).getTime() - Date.now();
    expect(soon).toBeGreaterThan(50_000);
    expect(soon).toBeLessThan(61_000);
    await pay.recheckNow(order.id);
    expect(paypal.taken(order.id)).toHaveLength(1);
  });

  it('keeps an earlier check in spite of an approval', async () => {
    const { order, id } = await pay.startedOrder();
    const [attempt] = await pay.attemptsOf(order.id);
    const checkAt = new Date(Date.now() + 1000).toISOString();
    await setRow(shop.payload, 'payment-attempts', attempt?.id ?? '', { checkAt });
    await notify('CHECKOUT.ORDER.APPROVED', { id });
    expect((await pay.attemptsOf(order.id))[0]?.checkAt).toBe(checkAt);
  });
});

describe('refunds and reversals', () => {
  const refund = (captureId: string, value: string) => ({
    id: `REFUND${value}`,
    amount: { currency_code: 'USD', value },
    links: [{ rel: 'up', method: 'GET', href: `https://api.paypal.com/v2/payments/captures/${captureId}` }],
  });

  it.each([1, 10])('record a refund on the order, which stays paid; %d simultaneously', async (times) => {
    const { order, captureId } = await pay.paidOrder();
    const id = `WH-${randomUUID()}`;
    await Promise.all(
      Array.from({ length: times }, () =>
        notify('PAYMENT.CAPTURE.REFUNDED', refund(captureId, '10.00'), { id }),
      ),
    );
    await notify('PAYMENT.CAPTURE.REFUNDED', refund(captureId, '20.00'));
    expect(await pay.readOrder(order.id)).toMatchObject({
      paymentStatus: 'succeeded',
      paymentProblem: `PayPal refunded $10.00 of capture ${captureId}.\nPayPal refunded $20.00 of capture ${captureId}.`,
    });
  });

  it('record a reversal on the order', async () => {
    const { order, captureId } = await pay.paidOrder();
    await notify('PAYMENT.CAPTURE.REVERSED', refund(captureId, '80.00'));
    expect((await pay.readOrder(order.id)).paymentProblem).toBe(
      `PayPal took $80.00 of capture ${captureId} back (reversed).`,
    );
  });

  it('never count a payment refunded before it was recorded', async () => {
    const { order, id } = await lostCapture();
    paypal.setCapture(id, 'REFUNDED');
    await notify(COMPLETED, paypal.captureResource(id));
    const stored = await pay.readOrder(order.id);
    expect(stored).toMatchObject({ paymentStatus: 'pending', status: 'pending_payment' });
    expect(stored.paymentProblem).toMatch(/was refunded before it was recorded/);
  });
});
