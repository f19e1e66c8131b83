import { describe, expect, it } from 'vitest';
import { orderNumber } from '#domain/orders/order-number';
import { emailHandlers } from '#server/email/email-handlers';
import { drainOutbox } from '#server/platform/outbox/worker';
import { asAdmin } from '#server/testing/callers';
import { ownerClient } from '#server/testing/client';
import { collectEmails, deliver, SITE } from '#server/testing/deliver';
import { readOutbox } from '#server/testing/emails';
import { makeOrder, makeService } from '#server/testing/factories';
import { paypalShop } from '#server/testing/paypal-shop';
import { setRow } from '#server/testing/set-row';
import { ADMIN } from '#server/testing/test-shop';
import type { Order } from '../../payload-types';
import { flagOrder } from './flag-order';

const { shop, paypal, pay } = await paypalShop();

describe("the customer's payment email", () => {
  it('states the amount, the order number, and the next step once', async () => {
    const { order } = await pay.paidOrder();
    const handlers = emailHandlers({
      payload: shop.payload,
      siteUrl: 'https://gloves.example',
      ownerEmail: 'owner@test.example',
    });
    await drainOutbox(shop.payload, handlers);
    const number = order.id.slice(0, 8).toUpperCase();
    const emails = (await readOutbox(shop.dataDir)).filter(
      ({ subject }) => subject === `We have your order ${number} and your payment`,
    );
    expect(emails).toHaveLength(1);
    expect(emails[0]?.to).toBe('robin@test.example');
    expect(emails[0]?.text.replaceAll(/\s+/g, ' ')).toMatch(/your payment of \$80\.00\./);
    expect(emails[0]?.text).toMatch(/shipping instructions within 24 hours/);
    expect(emails[0]?.text.replaceAll(/\s+/g, ' ')).toMatch(/ready about 14 days/);
  });
});

describe("the owner's payment email", () => {
  it('names the customer and the amount in its subject, links to the dashboard, and goes out once', async () => {
    const { order, id } = await pay.paidOrder();
    await collectEmails(shop);
    await pay.capture(id);
    await pay.recheckNow(order.id);
    const emails = (await deliver(shop)).filter(({ to }) => to === ADMIN.email);
    const subject = `New order ${orderNumber(order.id)}: Robin Shortstop, $80.00, paid`;
    expect(emails.filter((email) => email.subject === subject)).toHaveLength(1);
    const email = emails.find((each) => each.subject === subject);
    for (const part of [email?.text ?? '', email?.html ?? '']) {
      expect(part).toContain(`${SITE}/admin?order=${order.id}`);
      expect(part).toContain('A 12 inch infield glove');
      expect(part).toContain('$80.00');
    }
    expect(email?.headers.get('reply-to')).toBe('robin@test.example');
  });

  it('is not sent for a payment in person', async () => {
    const service = await makeService(shop.payload);
    const { id } = await makeOrder(shop.payload, service.id, { paymentStatus: 'pending' });
    const owner = await ownerClient(shop);
    await owner('PATCH', `/api/orders/${id}`, { paymentStatus: 'succeeded' });
    expect((await deliver(shop)).map(({ subject }) => subject).join()).not.toContain(orderNumber(id));
  });
});

describe("the owner's changes to a paid order", () => {
  it('do not undo a payment from a form opened before it', async () => {
    const { order, captureId } = await pay.paidOrder();
    const owner = await ownerClient(shop);
    const stale = { status: 'pending_payment', paymentStatus: 'pending', trackingNumber: 'T-1' };
    expect((await owner('PATCH', `/api/orders/${order.id}`, stale)).status).toBe(200);
    await shop.payload.update({
      collection: 'orders',
      id: order.id,
      data: { ...order, paypalCaptureId: 'MADE-UP', paypalOrderId: null, customerPhone: '555 777 0000' },
      ...(await asAdmin(shop.payload)),
    });
    expect(await pay.readOrder(order.id)).toMatchObject({
      status: 'not_received',
      paymentStatus: 'succeeded',
      paypalCaptureId: captureId,
      customerPhone: '555 777 0000',
    });
  });

  it('can mark the payment as failed and change the status freely', async () => {
    const { order } = await pay.paidOrder();
    const owner = await ownerClient(shop);
    await owner('PATCH', `/api/orders/${order.id}`, { paymentStatus: 'failed', status: 'canceled' });
    expect(await pay.readOrder(order.id)).toMatchObject({ paymentStatus: 'failed', status: 'canceled' });
  });

  it('are repaired when a form overwrites the payment', async () => {
    const { order, captureId } = await pay.paidOrder();
    const before: Partial<Order> = { status: 'pending_payment', paymentStatus: 'pending' };
    await setRow(shop.payload, 'orders', order.id, before);
    await pay.recheckNow(order.id);
    expect(await pay.readOrder(order.id)).toMatchObject({
      status: 'not_received',
      paymentStatus: 'succeeded',
    });
    await setRow(shop.payload, 'orders', order.id, { ...before, paypalCaptureId: null });
    const [attempt] = await pay.attemptsOf(order.id);
    expect(attempt?.status).toBe('succeeded');
    await pay.recheckNow(order.id);
    expect(await pay.readOrder(order.id)).toMatchObject({
      status: 'not_received',
      paymentStatus: 'succeeded',
      paypalCaptureId: captureId,
    });
  });

  it('can clear a problem that is then reported again', async () => {
    const { order } = await pay.paidOrder();
    await pay.changeOrder(order.id, { paymentProblem: '' });
    for (const problem of ['One.', 'Two.', 'One.']) await flagOrder(shop.payload, order.id, problem);
    expect((await pay.readOrder(order.id)).paymentProblem).toBe('One.\nTwo.');
  });

  it('can be saved side by side for orders without a payment', async () => {
    const orders = [await pay.placeOnlineOrder(), await pay.placeOnlineOrder()];
    for (const { id } of orders) {
      const data = { paypalCaptureId: null, trackingNumber: 'T-2' };
      await shop.payload.update({ collection: 'orders', id, data, ...(await asAdmin(shop.payload)) });
    }
    for (const { id } of orders) expect(await pay.readOrder(id)).toMatchObject({ trackingNumber: 'T-2' });
  });
});

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
