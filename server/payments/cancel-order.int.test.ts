import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CancelRequestInput } from '#domain/orders/refund-contract';
import { storedHistory } from '#server/orders/present-order';
import { outboxRows } from '#server/testing/outbox-rows';
import { paypalShop } from '#server/testing/paypal-shop';
import { expectAgreed, followRefundsNow } from '#server/testing/refunds';

const { shop, paypal, owner, pay } = await paypalShop();

const cancel = (orderId: string, body: CancelRequestInput, headers: Record<string, string> = {}) =>
  owner('POST', `/api/orders/${orderId}/cancel`, body, headers);
const ALL = { amount: 8000, method: 'paypal' } as const;
const statusEmails = (orderId: string) => outboxRows(shop.payload, { key: { like: `${orderId}:status` } });
const canceledIn = async (orderId: string) =>
  storedHistory(await pay.readOrder(orderId)).filter(({ kind }) => kind === 'canceled');

describe('POST /api/orders/:id/cancel', () => {
  it('cancels, refunds, and records the reason in one write, without an email by default', async () => {
    const { order, captureId } = await pay.paidOrder();
    const answer = await cancel(order.id, { refund: ALL, reason: 'The web cannot be saved.' });
    expect(answer).toMatchObject({ status: 200, body: { refund: { status: 'succeeded' } } });
    const stored = await pay.readOrder(order.id);
    expect(stored).toMatchObject({ status: 'canceled', amountRefunded: 8000, amountDue: 0 });
    expect(answer.body).toMatchObject({ version: stored.version });
    expect(stored.paymentProblem ?? null).toBeNull();
    expect(await canceledIn(order.id)).toMatchObject([
      { text: 'Canceled: The web cannot be saved.', data: { reason: 'The web cannot be saved.' } },
    ]);
    expect(paypal.refunds.refunded(captureId)).toBe(8000);
    expect(await statusEmails(order.id)).toEqual([]);
    await expectAgreed(shop, paypal, order.id);
  });

  it.each([1, 30])('cancels and refunds once per idempotency key (%d at once)', async (count) => {
    const { order, captureId } = await pay.paidOrder();
    const headers = {
      'Idempotency-Key': randomUUID(),
      'If-Match': String((await pay.readOrder(order.id)).version),
    };
    const body = { refund: { amount: 3000, method: 'paypal' } } as const;
    const answers = await Promise.all(Array.from({ length: count }, () => cancel(order.id, body, headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await cancel(order.id, body, headers)).toMatchObject({ status: 200 });
    expect(paypal.refunds.refunded(captureId)).toBe(3000);
    expect(await canceledIn(order.id)).toHaveLength(1);
    await expectAgreed(shop, paypal, order.id);
  });

  it('changes nothing when the refund exceeds what was paid', async () => {
    const { order } = await pay.paidOrder();
    const answer = await cancel(order.id, { refund: { amount: 8001, method: 'paypal' } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'REFUND_TOO_MUCH' } });
    expect(await pay.readOrder(order.id)).toMatchObject({ status: 'not_received', amountRefunded: 0 });
  });

  it('rejects an outdated version and an order that is already canceled', async () => {
    const { order } = await pay.paidOrder();
    const seen = { 'If-Match': '0' };
    expect(await cancel(order.id, {}, seen)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await cancel(order.id, {})).toMatchObject({ status: 200, body: { refund: null } });
    expect(await cancel(order.id, {})).toMatchObject({ status: 409, body: { code: 'ALREADY_CANCELED' } });
  });

  it('emails the customer once on request', async () => {
    const { order } = await pay.paidOrder();
    await cancel(order.id, { refund: ALL, reason: 'No more laces', notify: true });
    expect(await statusEmails(order.id)).toMatchObject([{ kind: 'order-status' }]);
  });

  it('leaves a refund without an answer to the job', async () => {
    const { order, captureId } = await pay.paidOrder();
    paypal.trouble('refund', 'lost');
    const answer = await cancel(order.id, { refund: ALL });
    expect(answer).toMatchObject({ status: 200, body: { refund: { status: 'pending' } } });
    await followRefundsNow(shop, order.id);
    expect(paypal.refunds.refunded(captureId)).toBe(8000);
    await expectAgreed(shop, paypal, order.id);
  });

  it('cancels an unpaid order without a refund, even by a status change alone', async () => {
    const order = await pay.placeOnlineOrder();
    expect(await cancel(order.id, { reason: 'Typed twice' })).toMatchObject({ status: 200 });
    const other = await pay.paidOrder();
    await owner('PATCH', `/api/orders/${other.order.id}/status`, { status: 'canceled' });
    expect((await pay.readOrder(other.order.id)).paymentProblem).toMatch(/^Canceled after it was paid/);
    const refund = { amount: 8000, method: 'paypal' };
    await owner('POST', `/api/orders/${other.order.id}/refunds`, refund);
    expect((await pay.readOrder(other.order.id)).paymentProblem ?? null).toBeNull();
  });
});
