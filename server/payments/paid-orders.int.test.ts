import { describe, expect, it } from 'vitest';
import { orderNumber } from '#domain/orders/order-number';
import { emailHandlers } from '#server/email/email-handlers';
import { drainOutbox } from '#server/platform/outbox/worker';
import { asAdmin } from '#server/testing/callers';
import { ownerClient } from '#server/testing/client';
import { collectEmails, deliver, SITE } from '#server/testing/deliver';
import { readOutbox } from '#server/testing/emails';
import { makeOrder, makeService } from '#server/testing/factories';
import {
  attemptsOf,
  capture,
  changeOrder,
  changeOrderRow,
  paidOrder,
  placeOnlineOrder,
  readOrder,
  recheckNow,
} from '#server/testing/payments';
import { paypalShop } from '#server/testing/paypal-shop';
import { ADMIN } from '#server/testing/test-shop';
import type { Order } from '../../payload-types';
import { flagOrder } from './flag-order';

const { shop, paypal } = await paypalShop();

const paid = () => paidOrder(shop, paypal);

describe('the mail of a payment', () => {
  it('tells the customer the amount, the number and what is next, once', async () => {
    const { order } = await paid();
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

describe('the mail to the owner', () => {
  it('says in its subject that the order is paid, by whom and how much, once, and leads to the dashboard', async () => {
    const { order, id } = await paid();
    await collectEmails(shop);
    // The same payment, told again by everybody who may tell it.
    await capture(shop, id);
    await recheckNow(shop, order.id);
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

  it('does not come for an order that is paid in person', async () => {
    const service = await makeService(shop.payload);
    const { id } = await makeOrder(shop.payload, service.id, { paymentStatus: 'pending' });
    const owner = await ownerClient(shop);
    await owner('PATCH', `/api/orders/${id}`, { paymentStatus: 'succeeded' });
    expect((await deliver(shop)).map(({ subject }) => subject).join()).not.toContain(orderNumber(id));
  });
});

describe("the owner's forms and a payment", () => {
  it('a form that was opened before the payment came does not undo it', async () => {
    const { order, captureId } = await paid();
    const owner = await ownerClient(shop);
    const stale = { status: 'pending_payment', paymentStatus: 'pending', trackingNumber: 'T-1' };
    expect((await owner('PATCH', `/api/orders/${order.id}`, stale)).status).toBe(200);
    await shop.payload.update({
      collection: 'orders',
      id: order.id,
      data: { ...order, paypalCaptureId: 'MADE-UP', paypalOrderId: null, customerPhone: '555 777 0000' },
      ...(await asAdmin(shop.payload)),
    });
    expect(await readOrder(shop, order.id)).toMatchObject({
      status: 'not_received',
      paymentStatus: 'succeeded',
      paypalCaptureId: captureId,
      customerPhone: '555 777 0000',
    });
  });

  it('the owner may say that a payment failed after all, and change the status freely', async () => {
    const { order } = await paid();
    const owner = await ownerClient(shop);
    await owner('PATCH', `/api/orders/${order.id}`, { paymentStatus: 'failed', status: 'canceled' });
    expect(await readOrder(shop, order.id)).toMatchObject({ paymentStatus: 'failed', status: 'canceled' });
  });

  it('a payment that a form saved in the same moment wrote over is put right', async () => {
    const { order, captureId } = await paid();
    const before: Partial<Order> = { status: 'pending_payment', paymentStatus: 'pending' };
    await changeOrderRow(shop.payload, order.id, before);
    await recheckNow(shop, order.id);
    expect(await readOrder(shop, order.id)).toMatchObject({
      status: 'not_received',
      paymentStatus: 'succeeded',
    });
    await changeOrderRow(shop.payload, order.id, { ...before, paypalCaptureId: null });
    const [attempt] = await attemptsOf(shop.payload, order.id);
    expect(attempt?.status).toBe('succeeded');
    await recheckNow(shop, order.id);
    expect(await readOrder(shop, order.id)).toMatchObject({
      status: 'not_received',
      paymentStatus: 'succeeded',
      paypalCaptureId: captureId,
    });
  });

  it('what the owner emptied in the editor can be filled again', async () => {
    const { order } = await paid();
    await changeOrder(shop.payload, order.id, { paymentProblem: '' });
    for (const problem of ['One.', 'Two.', 'One.']) await flagOrder(shop.payload, order.id, problem);
    expect((await readOrder(shop, order.id)).paymentProblem).toBe('One.\nTwo.');
  });

  it('orders without a payment can be saved side by side', async () => {
    const orders = [await placeOnlineOrder(shop), await placeOnlineOrder(shop)];
    for (const { id } of orders) {
      const data = { paypalCaptureId: null, trackingNumber: 'T-2' };
      await shop.payload.update({ collection: 'orders', id, data, ...(await asAdmin(shop.payload)) });
    }
    for (const { id } of orders) expect(await readOrder(shop, id)).toMatchObject({ trackingNumber: 'T-2' });
  });
});
