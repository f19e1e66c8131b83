import { describe, expect, it } from 'vitest';
import { ledgerOf } from '#domain/orders/ledger';
import { outboxRows } from '#server/testing/outbox-rows';
import { paypalShop } from '#server/testing/paypal-shop';
import { expectAgreed, followRefundsNow, refund } from '#server/testing/refunds';

const { shop, paypal, owner, pay } = await paypalShop();

const refundsIn = async (orderId: string) =>
  ledgerOf(await pay.readOrder(orderId)).filter(({ kind }) => kind === 'refund');
const sendEvent = (refundId: string, type = 'PAYMENT.CAPTURE.REFUNDED') =>
  paypal.notify(shop.url, type, paypal.refunds.resource(refundId));
const times = (count: number, work: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, work));

describe("a refund made on PayPal's site", () => {
  it.each([1, 30])('is recorded once from its webhook event, %d at once', async (count) => {
    const { order, captureId } = await pay.paidOrder();
    const id = paypal.refunds.refundOnSite(captureId, 2500);
    const answers = await times(count, () => sendEvent(id));
    expect(new Set(answers)).toEqual(new Set([204]));
    expect(await refundsIn(order.id)).toMatchObject([
      { amount: 2500, status: 'succeeded', captureId, providerId: id, reason: null },
    ]);
    expect((await pay.readOrder(order.id)).amountRefunded).toBe(2500);
    await pay.recheckNow(order.id);
    await expectAgreed(shop, paypal, order.id);
  });

  it('is recorded once by the job without a webhook event, on any number of servers', async () => {
    const { order, captureId } = await pay.paidOrder();
    paypal.refunds.refundOnSite(captureId, 2500);
    paypal.refunds.refundOnSite(captureId, 5500);
    await times(5, () => pay.recheckNow(order.id));
    expect(await pay.readOrder(order.id)).toMatchObject({
      amountRefunded: 8000,
      paymentStatus: 'succeeded',
    });
    expect(await refundsIn(order.id)).toHaveLength(2);
    const [attempt] = await pay.attemptsOf(order.id);
    expect(attempt).toMatchObject({ status: 'succeeded', checkAt: expect.stringMatching(/T/) });
    await expectAgreed(shop, paypal, order.id);
  });

  it('is checked until it ends if it is pending', async () => {
    const { order, captureId } = await pay.paidOrder();
    const id = paypal.refunds.refundOnSite(captureId, 2500, 'PENDING');
    expect(await sendEvent(id, 'PAYMENT.REFUND.PENDING')).toBe(204);
    expect(await refundsIn(order.id)).toMatchObject([{ status: 'pending' }]);
    paypal.refunds.end(id, 'COMPLETED');
    await followRefundsNow(shop, order.id);
    expect(await refundsIn(order.id)).toMatchObject([{ status: 'succeeded' }]);
    await expectAgreed(shop, paypal, order.id);
  });

  it("reduces what can be refunded, and is found when PayPal rejects the shop's refund", async () => {
    const { order, captureId } = await pay.paidOrder();
    paypal.refunds.refundOnSite(captureId, 7000);
    const request = { amount: 2000, method: 'paypal' } as const;
    expect(await refund(owner, order.id, request)).toMatchObject({ code: 201, status: 'failed' });
    expect(await pay.readOrder(order.id)).toMatchObject({ amountRefunded: 7000 });
    expect(await refund(owner, order.id, request)).toMatchObject({ code: 409 });
    await expectAgreed(shop, paypal, order.id);
  });

  it('does not count if its payment was never recorded', async () => {
    const { order, id } = await pay.paidOrder();
    const more = paypal.addCapture(id, { status: 'COMPLETED' });
    paypal.refunds.refundOnSite(more, 1000);
    await pay.recheckNow(order.id);
    expect(await pay.readOrder(order.id)).toMatchObject({ amountPaid: 8000, amountRefunded: 0 });
    await expectAgreed(shop, paypal, order.id);
  });
});

describe("a webhook event for the shop's own refund", () => {
  it.each([1, 30])(
    'ends it before the answer arrives, which then changes nothing, %d at once',
    async (count) => {
      const { order, captureId } = await pay.paidOrder();
      paypal.trouble('refund', 'held');
      const request = refund(owner, order.id, { amount: 2000, method: 'paypal' });
      await expect.poll(paypal.isHeld).toBe(true);
      const [made] = [...paypal.refunds.all.values()].filter((each) => each.captureId === captureId);
      expect(new Set(await times(count, () => sendEvent(made?.id ?? '')))).toEqual(new Set([204]));
      expect(await refundsIn(order.id)).toMatchObject([{ status: 'succeeded', providerId: made?.id }]);
      paypal.release();
      expect(await request).toMatchObject({ code: 201, status: 'succeeded' });
      expect(await refundsIn(order.id)).toHaveLength(1);
      await expectAgreed(shop, paypal, order.id);
    },
  );

  it('is retried until the answer arrives if it does not name the refund', async () => {
    const { order, captureId } = await pay.paidOrder();
    paypal.trouble('refund', 'held');
    const request = refund(owner, order.id, { amount: 2000, method: 'paypal' });
    await expect.poll(paypal.isHeld).toBe(true);
    const made = [...paypal.refunds.all.values()].find((each) => each.captureId === captureId);
    if (made) delete made.invoice_id;
    expect(await sendEvent(made?.id ?? '')).toBe(503);
    paypal.release();
    expect(await request).toMatchObject({ status: 'succeeded' });
    expect(await sendEvent(made?.id ?? '')).toBe(204);
    expect(await refundsIn(order.id)).toHaveLength(1);
    await expectAgreed(shop, paypal, order.id);
  });
});

describe('a dispute', () => {
  it('shows its current state and leaves the amounts alone', async () => {
    const { order, captureId } = await pay.paidOrder();
    const dispute = (more: object) => ({
      dispute_id: 'PP-D-1',
      dispute_amount: { currency_code: 'USD', value: '80.00' },
      disputed_transactions: [{ seller_transaction_id: captureId }],
      ...more,
    });
    const sendDispute = (type: string, more: object) => paypal.notify(shop.url, type, dispute(more));
    expect(await sendDispute('CUSTOMER.DISPUTE.CREATED', { status: 'OPEN' })).toBe(204);
    await sendDispute('CUSTOMER.DISPUTE.CREATED', { status: 'OPEN' });
    const outcome = { outcome_code: 'RESOLVED_BUYER_FAVOUR' };
    await sendDispute('CUSTOMER.DISPUTE.RESOLVED', { status: 'RESOLVED', dispute_outcome: outcome });
    expect(await pay.readOrder(order.id)).toMatchObject({
      amountPaid: 8000,
      amountRefunded: 0,
      paymentStatus: 'succeeded',
      paymentProblem: `PayPal dispute PP-D-1 about $80.00 of capture ${captureId}: resolved buyer favour.`,
    });
  });
});

const refundByPaypal = (orderId: string, amount: number) =>
  refund(owner, orderId, { amount, method: 'paypal' });

describe("the owner's refund email", () => {
  const emails = (orderId: string) => outboxRows(shop.payload, { key: { like: `${orderId}:refund-failed` } });

  it('is queued once per failed part, and the order shows the failure', async () => {
    const { order } = await pay.paidOrder();
    await refundByPaypal(order.id, 1000);
    expect(await emails(order.id)).toEqual([]);
    for (const amount of [2000, 3000]) {
      paypal.trouble('refund', 'pending');
      await refundByPaypal(order.id, amount);
      expect(await emails(order.id)).toHaveLength(amount === 2000 ? 0 : 1);
      paypal.refunds.end((await refundsIn(order.id)).at(-1)?.providerId ?? '', 'FAILED');
      await Promise.all(Array.from({ length: 5 }, () => followRefundsNow(shop, order.id)));
    }
    const parts = (await refundsIn(order.id)).filter(({ status }) => status === 'failed');
    expect(parts).toHaveLength(2);
    expect(
      (await emails(order.id)).map(({ kind, recipient, payload }) => ({ kind, recipient, payload })),
    ).toEqual(
      expect.arrayContaining(
        parts.map(({ id }) => ({
          kind: 'mail:refund-failed',
          recipient: null,
          payload: { orderId: order.id, movementId: id },
        })),
      ),
    );
    expect((await pay.readOrder(order.id)).paymentProblem?.split('\n')).toHaveLength(2);
  });
});

describe("the customer's refund email", () => {
  const emails = (orderId: string) => outboxRows(shop.payload, { key: { like: `${orderId}:refunded` } });

  it('is queued on request once the refund succeeds', async () => {
    const { order } = await pay.paidOrder();
    await refundByPaypal(order.id, 1000);
    expect(await emails(order.id)).toEqual([]);
    paypal.trouble('refund', 'pending');
    await refund(owner, order.id, { amount: 2000, method: 'paypal', notify: true });
    expect(await emails(order.id)).toEqual([]);
    paypal.refunds.end((await refundsIn(order.id)).at(-1)?.providerId ?? '', 'COMPLETED');
    await Promise.all(Array.from({ length: 5 }, () => followRefundsNow(shop, order.id)));
    expect(await emails(order.id)).toMatchObject([{ kind: 'mail:refunded', recipient: order.customerEmail }]);
  });

  it('is not queued for a failed refund', async () => {
    const { order } = await pay.paidOrder();
    paypal.trouble('refund', 'failed');
    await refund(owner, order.id, { amount: 2000, method: 'paypal', notify: true });
    expect(await emails(order.id)).toEqual([]);
  });
});
