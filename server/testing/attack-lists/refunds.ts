import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { orderMoney, storedMoney } from '#domain/orders/amount-due';
import { paidOrder } from '../payments';
import { providerSums } from '../refunds';
import { type Attacked, callAsOwner, callShop, placeGuestOrder, storedOrder, tally } from './attacked';

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
