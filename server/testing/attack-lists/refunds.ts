import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { orderMoney, storedMoney } from '#domain/orders/amount-due';
import { refundLimits } from '#domain/orders/refunds';
import { paidOrder } from '../payments';
import { providerSums } from '../refunds';
import { type Attacked, callAsOwner, callShop, placeGuestOrder, storedOrder, tally } from './attacked';

const PAID = 8000;
const ROUNDS = 2;

/** Refunds: parallel calls, odd amounts, disputes, and reused keys. */
export function attackRefunds(at: () => Attacked): void {
  describe('16: refunds', () => {
    const paid = () => paidOrder({ payload: at().servers.payload, url: at().servers.one.url }, at().paypal);
    const refund = (id: string, body: object, key: string = randomUUID()) =>
      callAsOwner(at(), 'POST', `/api/orders/${id}/refunds`, body, { 'Idempotency-Key': key });
    /** Returns what was refunded, after checking the stored amounts against the ledger. */
    const refundedOf = async (id: string) => {
      const order = await storedOrder(at().servers.payload, id);
      expect(storedMoney(order)).toEqual(orderMoney(order));
      const { amountPaid, amountRefunded } = storedMoney(order);
      expect(amountRefunded).toBeLessThanOrEqual(amountPaid);
      return { order, amountRefunded, byPaypal: providerSums(at().paypal, id).refunded };
    };

    it('never exceed what was paid for thirty calls at once, by PayPal and by hand', async () => {
      const { order } = await paid();
      const sent = Array.from({ length: 30 }, (_, n) =>
        refund(order.id, { amount: 1000, method: n % 2 ? 'paypal' : 'recorded' }),
      );
      expect(tally(await Promise.all(sent))).toEqual({ 201: 8, 409: 22 });
      const { amountRefunded, byPaypal, order: now } = await refundedOf(order.id);
      expect(amountRefunded).toBe(PAID);
      expect(byPaypal).toBeLessThanOrEqual(PAID);
      expect(refundLimits(now)).toMatchObject({ total: 0, paypal: 0 });
    });

    it('add up to the last cent in uneven thirds', async () => {
      const { order } = await paid();
      const amounts = [2667, 2667, 2667, 2666, 1];
      const codes: number[] = [];
      for (const amount of amounts) codes.push((await refund(order.id, { amount, method: 'paypal' })).status);
      expect(codes).toEqual([201, 201, 409, 201, 409]);
      expect(await refundedOf(order.id)).toMatchObject({ amountRefunded: PAID, byPaypal: PAID });
    });

    it.each([-1, 0, 0.5, 1e21, '100', null, [100], { $gt: 0 }, Number.MAX_SAFE_INTEGER + 2])(
      'are rejected for %j cents',
      async (amount) => expect((await refund(randomUUID(), { amount, method: 'recorded' })).status).toBe(400),
    );

    it('happen once per key and order, whatever the amount or method', async () => {
      const [one, other] = [await paid(), await paid()];
      const key = randomUUID();
      const same = Array.from({ length: 10 }, () =>
        refund(one.order.id, { amount: 1000, method: 'paypal' }, key),
      );
      expect(tally(await Promise.all(same))).toEqual({ 201: 10 });
      for (const body of [
        { amount: 7000, method: 'paypal' },
        { amount: 1000, method: 'recorded' },
      ])
        expect((await refund(one.order.id, body, key)).status).toBe(201);
      expect(await refundedOf(one.order.id)).toMatchObject({ amountRefunded: 1000, byPaypal: 1000 });
      expect((await refund(other.order.id, { amount: 500, method: 'paypal' }, key)).status).toBe(201);
      expect(await refundedOf(other.order.id)).toMatchObject({ amountRefunded: 500, byPaypal: 500 });
    });

    it('never exceed what was paid when the order is canceled with a refund at the same moment', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { order } = await paid();
        const method = round % 2 ? 'recorded' : 'paypal';
        const [refunded, canceled] = await Promise.all([
          refund(order.id, { amount: 5000, method }),
          callAsOwner(at(), 'POST', `/api/orders/${order.id}/cancel`, {
            refund: { amount: 5000, method: 'paypal' },
          }),
        ]);
        expect([refunded.status, canceled.status].sort()).not.toEqual([200, 201]);
        const { amountRefunded, order: now } = await refundedOf(order.id);
        expect(amountRefunded).toBe(5000);
        expect(now.status === 'canceled').toBe(canceled.status === 200);
      }
    });

    it('never pay twice after a lost answer and another key for the rest', async () => {
      const { order } = await paid();
      at().paypal.trouble('refund', 'lost');
      expect((await refund(order.id, { amount: 5000, method: 'paypal' })).body).toMatchObject({
        status: 'pending',
      });
      expect((await refund(order.id, { amount: 3001, method: 'paypal' })).status).toBe(409);
      expect((await refund(order.id, { amount: 3000, method: 'paypal' })).status).toBe(201);
      expect(providerSums(at().paypal, order.id).refunded).toBe(PAID);
    });

    it('work during a dispute and count nothing after a reversal', async () => {
      const { paypal, servers } = at();
      const { order, id, captureId } = await paid();
      const dispute = {
        dispute_id: `PP-D-${randomUUID()}`,
        status: 'OPEN',
        dispute_amount: { currency_code: 'USD', value: '80.00' },
        disputed_transactions: [{ seller_transaction_id: captureId }],
      };
      expect(await paypal.notify(servers.one.url, 'CUSTOMER.DISPUTE.CREATED', dispute)).toBe(204);
      expect((await refund(order.id, { amount: 1000, method: 'paypal' })).body).toMatchObject({
        status: 'succeeded',
      });
      paypal.setCapture(id, 'REVERSED');
      expect((await refund(order.id, { amount: 1000, method: 'paypal' })).body).toMatchObject({
        status: 'failed',
      });
      expect(await refundedOf(order.id)).toMatchObject({ amountRefunded: 1000 });
      expect(paypal.refunds.refunded(captureId)).toBe(1000);
    });

    it('are recorded once for twenty webhook events at once', async () => {
      const { paypal, servers } = at();
      const { order, captureId } = await paid();
      await refund(order.id, { amount: 1500, method: 'paypal' });
      const made = [...paypal.refunds.all.values()].find((each) => each.captureId === captureId);
      const resource = paypal.refunds.resource(made?.id ?? '');
      const urls = [servers.one.url, servers.other.url];
      const deliveries = Array.from({ length: 20 }, (_, n) =>
        paypal.notify(urls[n % 2] ?? '', 'PAYMENT.CAPTURE.REFUNDED', resource),
      );
      expect(new Set(await Promise.all(deliveries))).toEqual(new Set([204]));
      expect(await refundedOf(order.id)).toMatchObject({ amountRefunded: 1500, byPaypal: 1500 });
    });

    it("are rejected for another order's payment, an unpaid order, and signed-out callers", async () => {
      const [mine, other] = [await paid(), await paid()];
      const unpaid = await placeGuestOrder(at());
      const body = { amount: 1000, method: 'paypal' };
      const answers = [
        await refund(mine.order.id, { ...body, captureId: other.captureId }),
        await refund(mine.order.id, { ...body, captureId: 'nonsense' }),
        await refund(unpaid.id, { ...body, method: 'recorded' }),
        await callShop(at(), 'POST', `/api/orders/${mine.order.id}/refunds`, body),
      ];
      expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 401]);
      for (const { order } of [mine, other]) expect((await refundedOf(order.id)).amountRefunded).toBe(0);
    });
  });
}
