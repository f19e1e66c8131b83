import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/wire/durations';
import { storedHistory } from '#server/orders/present-order';
import { deliver, deliverDue, emptyMailbox } from '#server/testing/deliver';
import { paypalShop } from '#server/testing/paypal-shop';
import { ADMIN } from '#server/testing/test-shop';
import { followUnpaid } from './unpaid-orders';

const { shop, pay } = await paypalShop();
beforeEach(async () => {
  await shop.payload.db.deleteMany({ collection: 'orders', where: {} });
  await emptyMailbox(shop);
});

const follow = (days: number) =>
  followUnpaid(shop.payload, new Date(Date.now() + days * DAY_MS), () => undefined);
const kinds = async (id: string) => storedHistory(await pay.readOrder(id)).map(({ kind }) => kind);
const subjects = async (to: string) =>
  (await deliver(shop))
    .filter((email) => email.to === to)
    .map(({ subject }) => subject.replace(/[0-9A-F]{8}/, 'N'));

describe('the emails for an online order', () => {
  it('wait for its payment and then say it is paid', async () => {
    const { order, id } = await pay.startedOrder();
    expect(await deliverDue(shop)).toEqual([]);
    await pay.capture(id);
    const emails = await deliverDue(shop);
    expect(emails.map(({ to }) => to).sort()).toEqual([ADMIN.email, order.customerEmail].sort());
    for (const { text } of emails) expect(text).not.toMatch(/not (been )?paid/i);
    expect(emails.find(({ to }) => to === order.customerEmail)?.text).toContain("You're all paid up");
    expect(await deliver(shop)).toHaveLength(2);
  });

  it('say it is not paid if nobody pays, and report the payment later', async () => {
    const { order, id } = await pay.startedOrder();
    const emails = await deliver(shop);
    expect(emails.map(({ to }) => to).sort()).toEqual([ADMIN.email, order.customerEmail].sort());
    expect(emails.find(({ to }) => to === order.customerEmail)?.text).toContain("isn't paid yet");
    expect(emails.find(({ to }) => to === ADMIN.email)?.subject).toContain('not paid yet');
    await pay.capture(id);
    expect(await subjects(order.customerEmail)).toContain('Payment received for order N');
    expect(await subjects(ADMIN.email)).toContainEqual(expect.stringMatching(/^Order N is paid/));
  });

  it('are not sent for an order canceled before they went out', async () => {
    const { id } = await pay.placeOnlineOrder();
    await shop.payload.update({ collection: 'orders', id, data: { status: 'canceled' } });
    expect((await deliver(shop)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringMatching(/We have your order|New order/),
    );
  });
});

describe('followUnpaid', () => {
  it('sends a reminder and a last one and closes the order, once each on any number of servers', async () => {
    const order = await pay.placeOnlineOrder();
    await deliver(shop);
    await emptyMailbox(shop);
    await follow(0.5);
    expect(await kinds(order.id)).toEqual(['ordered']);
    await Promise.all([follow(1.1), follow(1.1), follow(1.1)]);
    await follow(5);
    await Promise.all([follow(13.1), follow(13.1)]);
    await follow(14);
    expect((await pay.readOrder(order.id)).status).toBe('pending_payment');
    expect((await subjects(order.customerEmail)).sort()).toEqual([
      'Last reminder: order N',
      'Not paid yet: order N',
    ]);
    await Promise.all([follow(14.2), follow(14.2)]);
    expect(await pay.readOrder(order.id)).toMatchObject({ status: 'canceled', closedUnpaid: true });
    expect(await kinds(order.id)).toEqual(['ordered', 'reminder', 'reminder', 'canceled']);
    const emails = (await deliver(shop)).filter(({ subject }) => /canceled/.test(subject));
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain("wasn't paid in time");
  });

  it('leaves a paid order alone', async () => {
    const { order } = await pay.paidOrder();
    await follow(100);
    expect(await kinds(order.id)).not.toContain('reminder');
    expect((await pay.readOrder(order.id)).status).toBe('not_received');
  });

  it('does nothing if the owner turned it off', async () => {
    await shop.payload.updateGlobal({ slug: 'shop-settings', data: { reminderHours: 0, closeAfterDays: 0 } });
    const order = await pay.placeOnlineOrder();
    await follow(1000);
    expect(await kinds(order.id)).toEqual(['ordered']);
    await shop.payload.updateGlobal({
      slug: 'shop-settings',
      data: { reminderHours: 24, closeAfterDays: 14 },
    });
  });

  it('lets late money reopen an order it closed, and notifies the owner', async () => {
    const { order } = await pay.lostCapture();
    await follow(13.1);
    await follow(14.2);
    expect((await pay.readOrder(order.id)).status).toBe('canceled');
    await emptyMailbox(shop);
    await pay.recheckNow(order.id);
    expect(await pay.readOrder(order.id)).toMatchObject({
      status: 'not_received',
      paymentStatus: 'succeeded',
      closedUnpaid: false,
    });
    expect((await pay.readOrder(order.id)).paymentProblem ?? null).toBeNull();
    expect(await subjects(ADMIN.email)).toContainEqual(expect.stringMatching(/^Order N is paid/));
    expect(await subjects(order.customerEmail)).toContain('Payment received for order N');
  });

  it('leaves an order canceled by the owner canceled and reports the money', async () => {
    const { order } = await pay.lostCapture();
    await shop.payload.update({ collection: 'orders', id: order.id, data: { status: 'canceled' } });
    await pay.recheckNow(order.id);
    expect(await pay.readOrder(order.id)).toMatchObject({
      status: 'canceled',
      paymentProblem: expect.stringContaining('Paid after it was canceled'),
    });
  });
});
