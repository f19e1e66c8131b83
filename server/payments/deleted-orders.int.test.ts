import { describe, expect, it } from 'vitest';
import { LOST_PAYMENTS } from '#domain/lists/waiting';
import { asAdmin } from '#server/testing/callers';
import { ownerClient } from '#server/testing/client';
import { paypalShop } from '#server/testing/paypal-shop';
import { setRow } from '#server/testing/set-row';
import { readWaiting } from '#server/waiting/read-waiting';

const { shop, paypal, pay } = await paypalShop();

const deleteOrder = async (id: string) =>
  shop.payload.delete({ collection: 'orders', id, ...(await asAdmin(shop.payload)) });
/** Deletes without hooks, like a crash or a manual change in the database. */
const deleteWithoutHooks = (id: string) =>
  shop.payload.db.deleteOne({ collection: 'orders', where: { id: { equals: id } } });
const exists = async (id: string) =>
  (await shop.payload.count({ collection: 'orders', where: { id: { equals: id } } })).totalDocs === 1;

async function lostPayments() {
  const where = { and: [...LOST_PAYMENTS] };
  return (await shop.payload.find({ collection: 'payment-attempts', where, pagination: false })).docs;
}

async function expectNotified(orderId: string): Promise<void> {
  const captureId = paypal.taken(orderId)[0]?.id ?? '';
  const [attempt] = await pay.attemptsOf(orderId);
  expect(attempt).toMatchObject({ status: 'problem', paypalCaptureId: captureId, amount: 8000 });
  expect(attempt?.captured).toBe(`${captureId} $80.00 COMPLETED`);
  expect(attempt?.problem).toBe(
    `Its order was deleted. Refund what PayPal took: ${captureId} $80.00 COMPLETED.`,
  );
  expect(await lostPayments()).toContainEqual(expect.objectContaining({ orderId }));
}

describe('money for a deleted order', () => {
  it('is recorded on the attempt and reported when the browser captures it', async () => {
    const { order, id } = await pay.startedOrder();
    paypal.trouble('capture', 'held');
    const capturing = pay.capture(id);
    await expect.poll(paypal.isHeld).toBe(true);
    await deleteOrder(order.id);
    paypal.release();
    expect((await capturing).status).toBe(409);
    await expectNotified(order.id);
    const { user } = await asAdmin(shop.payload);
    if (!user) throw new Error('no owner');
    const { lostPayments: waiting } = await readWaiting({ payload: shop.payload, user });
    expect(waiting).toEqual({ docs: [expect.objectContaining({ orderId: order.id })], total: 1 });
  });

  it('is recorded and reported when the job finds it, and not checked again', async () => {
    const { order } = await pay.lostCapture();
    await deleteOrder(order.id);
    await pay.recheckNow(order.id);
    await expectNotified(order.id);
    expect((await pay.attemptsOf(order.id))[0]?.checkAt ?? null).toBeNull();
  });

  it('is reported by the second check when the order disappears after the payment', async () => {
    const { order } = await pay.paidOrder();
    await deleteWithoutHooks(order.id);
    await pay.recheckNow(order.id);
    await expectNotified(order.id);
  });

  it('is reported when PayPal refunds it', async () => {
    const { order, id } = await pay.lostCapture();
    await deleteOrder(order.id);
    await pay.recheckNow(order.id);
    const captureId = paypal.taken(order.id)[0]?.id ?? '';
    const links = [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${captureId}` }];
    const amount = { currency_code: 'USD', value: '80.00' };
    await paypal.notify(shop.url, 'PAYMENT.CAPTURE.REFUNDED', { id: `R${id}`, amount, links });
    const [attempt] = await pay.attemptsOf(order.id);
    expect(attempt?.problem?.split('\n')[1]).toBe(`PayPal refunded $80.00 of capture ${captureId}.`);
  });

  it('leaves the list for good once the owner settles it', async () => {
    const { order } = await pay.lostCapture();
    await deleteOrder(order.id);
    await pay.recheckNow(order.id);
    const [attempt] = await pay.attemptsOf(order.id);
    const owner = await ownerClient(shop);
    const settle = () => owner('POST', `/api/payment-attempts/${attempt?.id}/settled`);
    expect(await settle()).toMatchObject({ status: 200, body: { success: true } });
    expect(await settle()).toMatchObject({ status: 409 });
    await pay.recheckNow(order.id);
    expect((await pay.attemptsOf(order.id))[0]?.problem ?? null).toBeNull();
    expect((await lostPayments()).map(({ orderId }) => orderId)).not.toContain(order.id);
  });
});

describe('deleting an order', () => {
  it('is refused while PayPal checks a payment', async () => {
    const { order, id } = await pay.startedOrder();
    paypal.trouble('capture', 'pending');
    await pay.capture(id);
    await expect(deleteOrder(order.id)).rejects.toThrow(/PayPal is still checking/);
    expect(await exists(order.id)).toBe(true);
  });

  it('is refused to everyone once an order held money, even after a refund', async () => {
    const { order } = await pay.paidOrder();
    const refused = async () => {
      await expect(deleteOrder(order.id)).rejects.toThrow(/held money.*Cancel it.*erase/);
      await expect(shop.payload.delete({ collection: 'orders', id: order.id })).rejects.toThrow(/held money/);
    };
    await refused();
    for (const status of ['canceled', 'shipped'] as const) {
      await setRow(shop.payload, 'orders', order.id, { status });
      await refused();
    }
    // One capture is enough, even if the order itself shows no payment.
    await setRow(shop.payload, 'orders', order.id, { movements: [], paypalCaptureId: null, amountPaid: 0 });
    await refused();
    expect(await exists(order.id)).toBe(true);
  });

  it('is refused until its payment problem is settled', async () => {
    const { order } = await pay.startedOrder();
    await setRow(shop.payload, 'orders', order.id, { paymentProblem: 'Paid twice.' });
    await expect(deleteOrder(order.id)).rejects.toThrow(/Payment problem/);
    await setRow(shop.payload, 'orders', order.id, { paymentProblem: null });
    await deleteOrder(order.id);
    expect(await exists(order.id)).toBe(false);
  });

  it('leaves the payment open when it is refused', async () => {
    const { order, id } = await pay.startedOrder();
    await setRow(shop.payload, 'orders', order.id, { paymentProblem: 'Paid twice.' });
    await expect(deleteOrder(order.id)).rejects.toThrow(/Payment problem/);
    expect((await pay.capture(id)).status).toBe(200);
  });

  it('ends the payment of an unpaid order, so nothing can be captured', async () => {
    const { order, id } = await pay.startedOrder();
    await deleteOrder(order.id);
    expect((await pay.capture(id)).status).toBe(409);
    expect((await pay.startPaying(order.id)).status).toBe(404);
    await pay.recheckNow(order.id);
    expect(paypal.taken(order.id)).toEqual([]);
  });

  it('never loses money when the order is paid at the same moment', async () => {
    const started = await Promise.all(Array.from({ length: 16 }, () => pay.startedOrder()));
    await Promise.all(
      started.flatMap(({ order, id }, number) => [
        pay.capture(id),
        new Promise((resolve) => setTimeout(resolve, number * 6)).then(() =>
          deleteOrder(order.id).catch(() => null),
        ),
      ]),
    );
    for (const { order } of started) {
      if (paypal.taken(order.id).length === 0 || (await exists(order.id))) continue;
      await expectNotified(order.id);
    }
  });
});
