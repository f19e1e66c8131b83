import { describe, expect, it } from 'vitest';
import { paypalShop } from '#server/testing/paypal-shop';

const { shop, paypal, pay } = await paypalShop();

const COMPLETED = 'PAYMENT.CAPTURE.COMPLETED';
const notify = (id: string) => paypal.notify(shop.url, COMPLETED, paypal.captureResource(id));

describe('a PayPal order with several captures', () => {
  it.each([
    ['DECLINED', 'first'],
    ['FAILED', 'first'],
    ['DECLINED', 'last'],
  ] as const)('prefers a completed capture to a %s one that comes %s', async (status, where) => {
    const { order, id } = await pay.lostCapture();
    const [completed] = paypal.taken(order.id);
    paypal.addCapture(id, { status, where });
    expect(await pay.capture(id)).toMatchObject({ status: 200, body: { id: completed?.id } });
    expect(await pay.readOrder(order.id)).toMatchObject({
      paymentStatus: 'succeeded',
      paypalCaptureId: completed?.id,
    });
    expect((await pay.readOrder(order.id)).paymentProblem ?? null).toBeNull();
    expect(await pay.attemptsOf(order.id)).toMatchObject([
      { status: 'succeeded', paypalCaptureId: completed?.id },
    ]);
  });

  it('counts a completed capture in another purchase unit', async () => {
    const { order, id } = await pay.startedOrder();
    paypal.addCapture(id, { status: 'DECLINED' });
    const completed = paypal.addCapture(id, { status: 'COMPLETED', unit: 1 });
    expect((await pay.capture(id)).status).toBe(200);
    expect(await pay.readOrder(order.id)).toMatchObject({ paypalCaptureId: completed });
  });

  it.each([1, 10])('reports a second completed capture once, %d at once', async (times) => {
    const { order, id } = await pay.lostCapture();
    const first = paypal.taken(order.id)[0]?.id ?? '';
    const second = paypal.addCapture(id, { status: 'COMPLETED' });
    await Promise.all(Array.from({ length: times }, () => notify(id)));
    expect(await pay.readOrder(order.id)).toMatchObject({
      paymentStatus: 'succeeded',
      paypalCaptureId: first,
      paymentProblem: `Paid twice: refund $80.00 of PayPal capture ${second}.`,
    });
    const [attempt] = await pay.attemptsOf(order.id);
    expect(attempt).toMatchObject({ status: 'succeeded', paypalCaptureId: first });
    expect(attempt?.captured).toBe(`${first} $80.00 COMPLETED\n${second} $80.00 COMPLETED`);
  });

  it('reports a later second capture and never repeats it after the owner cleared it', async () => {
    const { order, id, captureId } = await pay.paidOrder();
    const second = paypal.addCapture(id, { status: 'COMPLETED', where: 'first' });
    await notify(id);
    const stored = await pay.readOrder(order.id);
    expect(stored).toMatchObject({ paymentStatus: 'succeeded', paypalCaptureId: captureId });
    expect(stored.paymentProblem).toBe(`Paid twice: refund $80.00 of PayPal capture ${second}.`);
    await pay.changeOrder(order.id, { paymentProblem: null });
    await notify(id);
    await pay.recheckNow(order.id);
    expect((await pay.readOrder(order.id)).paymentProblem ?? null).toBeNull();
  });

  it('reports a pending capture of a paid order', async () => {
    const { order, id } = await pay.paidOrder();
    const second = paypal.addCapture(id, { status: 'PENDING' });
    await notify(id);
    expect((await pay.readOrder(order.id)).paymentProblem).toContain(second);
    expect(await pay.attemptsOf(order.id)).toMatchObject([{ status: 'succeeded' }]);
  });

  it('stays pending when one capture is pending and another declined', async () => {
    const { order, id } = await pay.startedOrder();
    paypal.addCapture(id, { status: 'DECLINED' });
    paypal.addCapture(id, { status: 'PENDING' });
    expect(await pay.capture(id)).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect(await pay.readOrder(order.id)).toMatchObject({ paymentStatus: 'pending' });
  });
});
