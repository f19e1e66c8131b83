import { describe, expect, it } from 'vitest';
import { paypalShop } from '#server/testing/paypal-shop';
import { setRow } from '#server/testing/set-row';
import type { Order } from '../../payload-types';

const { shop, paypal, pay } = await paypalShop();

describe('an order the owner changes during the payment', () => {
  async function captureThenChange(changes: Partial<Order>): Promise<Order> {
    const { order, id } = await pay.startedOrder();
    paypal.trouble('capture', 'lost');
    paypal.trouble('get', 'error', Number.POSITIVE_INFINITY);
    expect((await pay.capture(id)).status).toBe(503);
    await pay.changeOrder(order.id, changes);
    paypal.clearTroubles();
    await pay.recheckNow(order.id);
    await pay.recheckNow(order.id);
    return pay.readOrder(order.id);
  }

  it('reports a new total and stays unpaid', async () => {
    const order = await captureThenChange({ total: 9000 });
    expect(order).toMatchObject({ paymentStatus: 'pending', status: 'pending_payment' });
    expect(order.paymentProblem).toMatch(/is \$80\.00, the order's total is \$90\.00/);
  });

  it('reports a second payment if it was marked paid by hand', async () => {
    const order = await captureThenChange({ paymentStatus: 'succeeded', status: 'received' });
    expect(order).toMatchObject({ paymentStatus: 'succeeded', status: 'received' });
    expect(order.paypalCaptureId ?? null).toBeNull();
    expect(order.paymentProblem).toMatch(/^Paid twice: refund \$80\.00 of PayPal capture \w+\.$/);
  });

  it('records and reports the payment and stays canceled', async () => {
    const order = await captureThenChange({ status: 'canceled' });
    expect(order).toMatchObject({ paymentStatus: 'succeeded', status: 'canceled' });
    expect(order.paypalCaptureId).toBeTruthy();
    expect(order.paymentProblem).toMatch(/^Paid after it was canceled: refund \$80\.00/);
  });

  it('keeps an earlier capture and reports the second', async () => {
    const earlier = await pay.paidOrder();
    const order = await captureThenChange({
      paymentStatus: 'succeeded',
      paypalCaptureId: `OTHER${earlier.captureId}`,
    });
    expect(order.paypalCaptureId).toBe(`OTHER${earlier.captureId}`);
    expect(order.paymentProblem).toMatch(/^Paid twice/);
  });

  it('does not repeat a problem the owner cleared', async () => {
    const order = await captureThenChange({ total: 9000 });
    await pay.changeOrder(order.id, { paymentProblem: null });
    await pay.recheckNow(order.id);
    const [attempt] = await pay.attemptsOf(order.id);
    await pay.report(order.id, attempt?.paypalOrderId ?? '', attempt?.paypalCaptureId ?? '');
    expect((await pay.readOrder(order.id)).paymentProblem ?? null).toBeNull();
  });
});

describe('recheckPayments', () => {
  it('queues the email once if the process was killed before it did', async () => {
    const { order } = await pay.paidOrder();
    const email = { key: { equals: `${order.id}:order-received` } };
    const [attempt] = await pay.attemptsOf(order.id);
    await shop.payload.db.deleteMany({ collection: 'outbox', where: email });
    await setRow(shop.payload, 'payment-attempts', attempt?.id ?? '', {
      status: 'open',
      paypalCaptureId: null,
    });
    await Promise.all([pay.recheckNow(order.id), pay.recheckNow(order.id)]);
    expect(await pay.paymentEmails(order.id)).toBe(1);
    expect((await pay.attemptsOf(order.id))[0]).toMatchObject({ status: 'succeeded' });
    expect(paypal.taken(order.id)).toHaveLength(1);
  });

  it('repeats the last check if PayPal was down', async () => {
    const { order } = await pay.startedOrder();
    const [attempt] = await pay.attemptsOf(order.id);
    const createdAt = new Date(Date.now() - 4 * 24 * 60 * 60 * 1000).toISOString();
    await setRow(shop.payload, 'payment-attempts', attempt?.id ?? '', { createdAt });
    paypal.trouble('get', 'error');
    await pay.recheckNow(order.id);
    expect((await pay.attemptsOf(order.id))[0]).toMatchObject({ status: 'open' });
    await pay.recheckNow(order.id);
    expect((await pay.attemptsOf(order.id))[0]).toMatchObject({ status: 'succeeded' });
  });
});

describe('recheckPayments for a buyer who approved and left', () => {
  it('charges once on any number of servers', async () => {
    const { order } = await pay.startedOrder();
    await Promise.all(Array.from({ length: 5 }, () => pay.recheckNow(order.id)));
    expect(paypal.taken(order.id)).toHaveLength(1);
    expect(await pay.readOrder(order.id)).toMatchObject({ paymentStatus: 'succeeded' });
  });

  it.each([
    ['changed its total', { total: 9000 }],
    ['was canceled', { status: 'canceled' }],
    ['was paid by hand', { paymentStatus: 'succeeded' }],
  ] as const)('does not charge when the order %s', async (_what, changes) => {
    const { order } = await pay.startedOrder();
    await pay.changeOrder(order.id, changes);
    await pay.recheckNow(order.id);
    expect(paypal.taken(order.id)).toEqual([]);
  });

  it('closes an abandoned attempt after some days', async () => {
    const order = await pay.placeOnlineOrder();
    await pay.startPaying(order.id);
    const [attempt] = await pay.attemptsOf(order.id);
    const createdAt = new Date(Date.now() - 4 * 24 * 60 * 60 * 1000).toISOString();
    await setRow(shop.payload, 'payment-attempts', attempt?.id ?? '', { createdAt });
    await pay.recheckNow(order.id);
    expect((await pay.attemptsOf(order.id))[0]).toMatchObject({ status: 'closed', checkAt: null });
  });

  it('stops after three payments without an answer and leaves the rest to the next run', async () => {
    const orders = await Promise.all(Array.from({ length: 5 }, () => pay.startedOrder()));
    for (const { order } of orders) {
      const [attempt] = await pay.attemptsOf(order.id);
      await setRow(shop.payload, 'payment-attempts', attempt?.id ?? '', {
        checkAt: new Date(0).toISOString(),
      });
    }
    paypal.trouble('get', 'error', Number.POSITIVE_INFINITY);
    const before = paypal.calls.get;
    await expect(pay.recheckNow(orders[0]?.order.id ?? '')).rejects.toThrow('does not answer');
    expect(paypal.calls.get - before).toBe(3);
    paypal.clearTroubles();
    for (const { order } of orders) {
      await pay.recheckNow(order.id);
      expect(await pay.readOrder(order.id)).toMatchObject({ paymentStatus: 'succeeded' });
    }
  });

  it('asks about unfinished payments before paid ones', async () => {
    const paid = await Promise.all(Array.from({ length: 51 }, () => pay.paidOrder()));
    for (const { order } of paid) {
      const [attempt] = await pay.attemptsOf(order.id);
      await setRow(shop.payload, 'payment-attempts', attempt?.id ?? '', {
        checkAt: new Date(0).toISOString(),
      });
    }
    const { order } = await pay.startedOrder();
    await pay.recheckNow(order.id);
    expect(await pay.readOrder(order.id)).toMatchObject({ paymentStatus: 'succeeded' });
    const late = { checkAt: { less_than: new Date(1000).toISOString() } };
    expect((await shop.payload.db.count({ collection: 'payment-attempts', where: late })).totalDocs).toBe(1);
  });
});
