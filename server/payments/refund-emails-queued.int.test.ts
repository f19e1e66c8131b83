import { describe, expect, it } from 'vitest';
import { ledgerOf } from '#domain/orders/ledger';
import { outboxRows } from '#server/testing/outbox-rows';
import { paidOrder, readOrder } from '#server/testing/payments';
import { paypalShop } from '#server/testing/paypal-shop';
import { followRefundsNow, refund } from '#server/testing/refunds';

const { shop, paypal, owner } = await paypalShop();

const paid = () => paidOrder(shop, paypal);
const refundsIn = async (orderId: string) =>
  ledgerOf(await readOrder(shop, orderId)).filter(({ kind }) => kind === 'refund');
const refundByPaypal = (orderId: string, amount: number) =>
  refund(owner, orderId, { amount, method: 'paypal' });

describe("the owner's refund email", () => {
  const emails = (orderId: string) => outboxRows(shop.payload, { key: { like: `${orderId}:refund-failed` } });

  it('is queued once per failed part, and the order shows the failure', async () => {
    const { order } = await paid();
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
    expect((await readOrder(shop, order.id)).paymentProblem?.split('\n')).toHaveLength(2);
  });
});

describe("the customer's refund email", () => {
  const emails = (orderId: string) => outboxRows(shop.payload, { key: { like: `${orderId}:refunded` } });

  it('is queued on request once the refund succeeds', async () => {
    const { order } = await paid();
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
    const { order } = await paid();
    paypal.trouble('refund', 'failed');
    await refund(owner, order.id, { amount: 2000, method: 'paypal', notify: true });
    expect(await emails(order.id)).toEqual([]);
  });
});
