import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { ledgerOf } from '#domain/orders/ledger';
import { ownerOrderView } from '#domain/orders/order-view';
import { type RefundRequestInput, refundView } from '#domain/orders/refund-contract';
import { trackView } from '#domain/orders/track-contract';
import { storedHistory } from '#server/orders/present-order';
import { ownerClient } from '#server/testing/client';
import { paypalShop } from '#server/testing/paypal-shop';
import { expectAgreed, followRefundsNow, refund } from '#server/testing/refunds';
import { setRow } from '#server/testing/set-row';
import { startBeside } from '#server/testing/start-beside';

const { shop, paypal, owner, pay } = await paypalShop();
const beside = await startBeside(shop);
afterAll(() => beside.close());
const there = await ownerClient({ ...shop, url: beside.url });

/** Asks two servers for a refund, 30 times at once. Without a key, each is a refund of its own. */
const refundOften = (orderId: string, request: RefundRequestInput, key?: string) =>
  Promise.all(Array.from({ length: 30 }, (_, n) => refund(n % 2 ? owner : there, orderId, request, key)));

const refundsIn = async (orderId: string) =>
  ledgerOf(await pay.readOrder(orderId)).filter(({ kind }) => kind === 'refund');
const refundByPaypal = (orderId: string, amount: number, key?: string) =>
  refund(owner, orderId, { amount, method: 'paypal' }, key);
const refundEvents = async (orderId: string) =>
  storedHistory(await pay.readOrder(orderId)).filter(({ kind }) => kind === 'refund');

describe('POST /api/orders/:id/refunds', () => {
  it('refunds a part, then the rest, then rejects more', async () => {
    const { order, captureId } = await pay.paidOrder();
    expect(await refundByPaypal(order.id, 2000)).toMatchObject({ code: 201, status: 'succeeded' });
    expect(await pay.readOrder(order.id)).toMatchObject({
      amountPaid: 8000,
      amountRefunded: 2000,
      amountDue: 0,
      paymentStatus: 'succeeded',
      refundCheckAt: null,
    });
    expect(await refundByPaypal(order.id, 6001)).toMatchObject({ code: 409, status: 'REFUND_TOO_MUCH' });
    expect(await refundByPaypal(order.id, 6000)).toMatchObject({ code: 201, status: 'succeeded' });
    expect(await refundByPaypal(order.id, 1)).toMatchObject({ code: 409 });
    expect(paypal.refunds.refunded(captureId)).toBe(8000);
    expect(await expectAgreed(shop, paypal, order.id)).toEqual({ taken: 8000, refunded: 8000 });
    expect((await refundEvents(order.id)).map(({ text }) => text)).toEqual([
      'Refund of $20.00 requested (PayPal)',
      'Refunded $20.00 (PayPal)',
      'Refund of $60.00 requested (PayPal)',
      'Refunded $60.00 (PayPal)',
    ]);
  });

  it('records a refund by hand at once, without calling PayPal', async () => {
    const { order } = await pay.paidOrder();
    const before = paypal.calls.refund;
    const request = { amount: 3000, method: 'recorded', reason: 'Heel pad left as it was' } as const;
    expect(await refund(owner, order.id, request)).toMatchObject({ code: 201, status: 'succeeded' });
    expect(paypal.calls.refund).toBe(before);
    expect(await refundsIn(order.id)).toMatchObject([
      { how: 'cash', amount: 3000, reason: 'Heel pad left as it was', captureId: null },
    ]);
    expect(await refundByPaypal(order.id, 5001)).toMatchObject({ code: 409 });
    expect(await refundByPaypal(order.id, 5000)).toMatchObject({ code: 201, status: 'succeeded' });
    await expectAgreed(shop, paypal, order.id);
  });

  it('shows the method of a refund by hand in the history, in the list, and to the customer', async () => {
    const { order } = await pay.paidOrder();
    for (const how of ['card', 'check', 'other'] as const)
      await refund(owner, order.id, { amount: 1000, method: 'recorded', how });
    await refund(owner, order.id, { amount: 500, method: 'paypal', how: 'card' });
    expect((await refundsIn(order.id)).map(({ how }) => how)).toEqual(['card', 'check', 'other', 'paypal']);
    const { body } = await owner('GET', `/api/orders/${order.id}/refunds`);
    expect(
      refundView
        .array()
        .parse(body)
        .map(({ how }) => how),
    ).toEqual(['paypal', 'other', 'check', 'card']);
    expect((await refundEvents(order.id)).map(({ text }) => text).slice(0, 3)).toEqual([
      'Refunded $10.00 (Card)',
      'Refunded $10.00 (Check)',
      'Refunded $10.00 (Other)',
    ]);
    const { trackUrl } = ownerOrderView.parse((await owner('GET', `/api/orders/${order.id}`)).body);
    const seen = trackView.parse((await owner('GET', `/api${new URL(trackUrl).pathname}`)).body);
    expect(seen.refunded).toEqual([
      { how: 'paypal', amount: 500 },
      { how: 'card', amount: 1000 },
      { how: 'check', amount: 1000 },
      { how: 'other', amount: 1000 },
    ]);
    const texts = seen.events.filter(({ kind }) => kind === 'refund').map(({ text }) => text);
    expect(texts).toEqual([
      'We refunded $5.00 to your PayPal account.',
      'We refunded $10.00.',
      'We refunded $10.00 by check.',
      'We refunded $10.00 to your card.',
    ]);
  });

  it('refunds once per idempotency key, even 30 times at once on two servers', async () => {
    const { order, captureId } = await pay.paidOrder();
    const key = randomUUID();
    const answers = await refundOften(order.id, { amount: 2500, method: 'paypal' }, key);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([201]));
    expect(await refundByPaypal(order.id, 2500, key)).toMatchObject({
      status: 'succeeded',
      id: answers[0]?.id,
    });
    expect(paypal.refunds.refunded(captureId)).toBe(2500);
    expect(await refundsIn(order.id)).toHaveLength(1);
    await expectAgreed(shop, paypal, order.id);
  });

  it('never refunds more than was paid, even with 30 different calls at once on two servers', async () => {
    const { order, captureId } = await pay.paidOrder();
    const answers = await refundOften(order.id, { amount: 1500, method: 'paypal' });
    expect(answers.filter(({ code }) => code === 201)).toHaveLength(5);
    expect(new Set(answers.filter(({ code }) => code !== 201).map(({ status }) => status))).toEqual(
      new Set(['REFUND_TOO_MUCH']),
    );
    expect(paypal.refunds.refunded(captureId)).toBe(7500);
    await expectAgreed(shop, paypal, order.id);
  });

  it('splits a refund across payments, largest first', async () => {
    const { order, captureId } = await pay.paidOrder();
    await pay.changeOrder(order.id, { total: 11_000, paymentProblem: null });
    const { body } = await pay.startPaying(order.id, { amount: '30.00' });
    paypal.approve(String(body.id));
    const second = String((await pay.capture(String(body.id))).body.id);
    expect(await refundByPaypal(order.id, 9000)).toMatchObject({ code: 201, status: 'succeeded' });
    expect([captureId, second].map((id) => paypal.refunds.refunded(id))).toEqual([8000, 1000]);
    expect(await refundByPaypal(order.id, 2001)).toMatchObject({ code: 409 });
    await expectAgreed(shop, paypal, order.id);
    const [listed] = refundView.array().parse((await owner('GET', `/api/orders/${order.id}/refunds`)).body);
    expect(listed).toMatchObject({ amount: 9000, refunded: 9000, captureIds: [captureId, second] });
  });

  it('answers 404 for an unknown order and 409 for an unpaid one', async () => {
    expect(await refundByPaypal(randomUUID(), 100)).toMatchObject({ code: 404 });
    const { order } = await pay.paidOrder();
    await pay.changeOrder(order.id, { paymentStatus: 'failed' });
    expect(await refundByPaypal(order.id, 100)).toMatchObject({ code: 409, status: 'REFUND_TOO_MUCH' });
  });
});

describe("PayPal's answer to a refund", () => {
  it.each(['lost', 'error-after', 'garbage', 'lost-before', 'error', 'busy'] as const)(
    'leaves the refund pending when %s, and the job ends it once on any number of servers',
    async (trouble) => {
      const { order, captureId } = await pay.paidOrder();
      const key = randomUUID();
      paypal.trouble('refund', trouble);
      expect(await refundByPaypal(order.id, 2000, key)).toMatchObject({ code: 201, status: 'pending' });
      expect(await pay.readOrder(order.id)).toMatchObject({ amountRefunded: 0 });
      expect(await refundByPaypal(order.id, 6001)).toMatchObject({ code: 409 });
      await Promise.all(Array.from({ length: 5 }, () => followRefundsNow(shop, order.id)));
      expect(paypal.refunds.refunded(captureId)).toBe(2000);
      expect(await refundByPaypal(order.id, 2000, key)).toMatchObject({ code: 201, status: 'succeeded' });
      expect(paypal.refunds.refunded(captureId)).toBe(2000);
      await expectAgreed(shop, paypal, order.id);
    },
  );

  it('refunds once when the call is repeated after a lost answer', async () => {
    const { order, captureId } = await pay.paidOrder();
    const key = randomUUID();
    paypal.trouble('refund', 'lost');
    expect(await refundByPaypal(order.id, 2000, key)).toMatchObject({ status: 'pending' });
    const again = await refundOften(order.id, { amount: 2000, method: 'paypal' }, key);
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set(['succeeded']));
    expect(paypal.refunds.refunded(captureId)).toBe(2000);
    await expectAgreed(shop, paypal, order.id);
  });

  it.each(['COMPLETED', 'FAILED', 'CANCELLED'] as const)('ends a pending refund as %s', async (end) => {
    const { order } = await pay.paidOrder();
    paypal.trouble('refund', 'pending');
    expect(await refundByPaypal(order.id, 2000)).toMatchObject({ code: 201, status: 'pending' });
    await followRefundsNow(shop, order.id);
    const [part] = await refundsIn(order.id);
    expect(part).toMatchObject({ status: 'pending', providerId: expect.stringMatching(/\w/) });
    paypal.refunds.end(part?.providerId ?? '', end);
    await followRefundsNow(shop, order.id);
    const isDone = end === 'COMPLETED';
    expect(await refundsIn(order.id)).toMatchObject([{ status: isDone ? 'succeeded' : 'failed' }]);
    expect(await pay.readOrder(order.id)).toMatchObject({
      amountRefunded: isDone ? 2000 : 0,
      refundCheckAt: null,
    });
    await expectAgreed(shop, paypal, order.id);
  });

  it.each(['failed', 'over'] as const)('reports a refund that %s and counts nothing', async (trouble) => {
    const { order, captureId } = await pay.paidOrder();
    paypal.trouble('refund', trouble);
    expect(await refundByPaypal(order.id, 2000)).toMatchObject({ code: 201, status: 'failed' });
    const stored = await pay.readOrder(order.id);
    expect(stored).toMatchObject({
      amountRefunded: 0,
      paymentProblem: `PayPal couldn't refund $20.00 of capture ${captureId}: refund it another way.`,
    });
    expect((await refundEvents(order.id)).at(-1)?.text).toBe('Refund of $20.00 failed (PayPal)');
    await expectAgreed(shop, paypal, order.id);
    expect(await refundByPaypal(order.id, 2000)).toMatchObject({ code: 201, status: 'succeeded' });
    expect((await pay.readOrder(order.id)).paymentProblem ?? null).toBeNull();
  });

  it('changes nothing when PayPal refuses after a reversal', async () => {
    const { order, id, captureId } = await pay.paidOrder();
    paypal.setCapture(id, 'REVERSED');
    expect(await refundByPaypal(order.id, 2000)).toMatchObject({ code: 201, status: 'failed' });
    expect(await pay.readOrder(order.id)).toMatchObject({ amountPaid: 8000, amountRefunded: 0 });
    expect(paypal.refunds.refunded(captureId)).toBe(0);
  });

  it('reports a refund without an answer for weeks and does not request it again', async () => {
    const { order } = await pay.paidOrder();
    paypal.trouble('refund', 'error', Number.POSITIVE_INFINITY);
    expect(await refundByPaypal(order.id, 2000)).toMatchObject({ status: 'pending' });
    const { movements: entries } = await pay.readOrder(order.id);
    const at = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();
    const aged = ledgerOf({ ...order, movements: entries }).map((each) =>
      each.kind === 'refund' ? { ...each, at } : each,
    );
    await setRow(shop.payload, 'orders', order.id, { movements: aged });
    const before = paypal.calls.refund;
    await followRefundsNow(shop, order.id);
    expect(paypal.calls.refund).toBe(before);
    expect(await refundsIn(order.id)).toMatchObject([{ status: 'failed' }]);
  });
});

describe('money that does not count as payment', () => {
  it('is refunded alone, settles its problem, and leaves the order paid', async () => {
    const { order, id, captureId } = await pay.paidOrder();
    const second = paypal.addCapture(id, { status: 'COMPLETED' });
    await paypal.notify(shop.url, 'PAYMENT.CAPTURE.COMPLETED', paypal.captureResource(id));
    expect((await pay.readOrder(order.id)).paymentProblem).toMatch(/^Paid twice/);
    const request = { amount: 8000, method: 'paypal', captureId: second } as const;
    const answers = await refundOften(order.id, request);
    expect(answers.filter(({ code }) => code === 201)).toHaveLength(1);
    expect([captureId, second].map((each) => paypal.refunds.refunded(each))).toEqual([0, 8000]);
    const stored = await pay.readOrder(order.id);
    expect(stored).toMatchObject({ amountPaid: 8000, amountRefunded: 0, paymentStatus: 'succeeded' });
    expect(stored.paymentProblem ?? null).toBeNull();
    await expectAgreed(shop, paypal, order.id);
  });
});
