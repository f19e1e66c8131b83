import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import { ledgerOf } from '#domain/orders/ledger';
import { paymentDue } from '#domain/payments/payment-contract';
import { centsToDecimal } from '#domain/wire/money';
import { findOrder } from '#server/orders/find-order';
import { call } from '#server/testing/call';
import { deliver } from '#server/testing/deliver';
import { feeOf } from '#server/testing/fake-paypal-fees';
import { paypalShop } from '#server/testing/paypal-shop';
import { setRow } from '#server/testing/set-row';

const { shop, paypal, owner, pay } = await paypalShop();

async function payInCash(orderId: string, amount: number): Promise<number> {
  return (await owner('POST', `/api/orders/${orderId}/payments`, { amount, how: 'cash' })).status;
}

async function due(orderId: string): Promise<number> {
  const { amountDue } = paymentDue.parse((await call(`${shop.url}/api/orders/${orderId}/payment`)).body);
  expect((await pay.readOrder(orderId)).amountDue).toBe(amountDue);
  return amountDue;
}

async function payOnline(orderId: string): Promise<string> {
  const amount = centsToDecimal(await due(orderId));
  const started = await pay.startPaying(orderId, { amount });
  expect(started.status).toBe(201);
  const id = String(started.body.id);
  expect(paypal.orders.get(id)?.amount).toEqual({ currency_code: 'USD', value: amount });
  paypal.approve(id);
  expect((await pay.capture(id)).status).toBe(200);
  return id;
}

const ledger = async (orderId: string) => {
  const order = await findOrder(shop.payload, orderId);
  return (order ? ledgerOf(order) : []).map(({ how, amount, fee }) => [how, amount, fee]);
};

describe('paying the balance online', () => {
  it('works after a partial cash payment', async () => {
    const { id } = await pay.placeOnlineOrder();
    expect(await payInCash(id, 3000)).toBe(201);
    expect(await due(id)).toBe(5000);
    await payOnline(id);
    const after = await pay.readOrder(id);
    expect(after).toMatchObject({ amountPaid: 8000, amountDue: 0 });
    expect([after.paymentStatus, after.status]).toEqual(['succeeded', 'not_received']);
    expect(after.paymentProblem ?? null).toBeNull();
    expect(await ledger(id)).toEqual([
      ['cash', 3000, null],
      ['paypal', 5000, feeOf(5000)],
    ]);
  });

  it('makes a second attempt and capture for extra work on a paid order', async () => {
    const { order, captureId } = await pay.paidOrder();
    await pay.acceptExtra(order.id, 1234);
    expect(await due(order.id)).toBe(1234);
    await payOnline(order.id);
    const after = await pay.readOrder(order.id);
    expect(after).toMatchObject({ paypalCaptureId: captureId, amountPaid: 9234, amountDue: 0 });
    expect(after.paymentProblem ?? null).toBeNull();
    const attempts = await pay.attemptsOf(order.id);
    expect(attempts.map(({ amount, status }) => [amount, status])).toEqual([
      [8000, 'succeeded'],
      [1234, 'succeeded'],
    ]);
    expect(paypal.taken(order.id)).toHaveLength(2);
    const emails = (await deliver(shop)).filter(({ text }) =>
      text.includes(order.id.slice(0, 8).toUpperCase()),
    );
    const [received] = emails.filter(({ subject }) => subject.startsWith('Payment received'));
    expect(received?.text).toContain('We have your payment of $12.34');
    expect(emails.some(({ subject }) => /is paid: .*, \$12\.34$/.test(subject))).toBe(true);
  });

  it('rejects an outdated amount with a message, and works with the new one', async () => {
    const { id } = await pay.placeOnlineOrder();
    await payInCash(id, 3000);
    const { status, body } = await pay.startPaying(id);
    expect([status, body.message, body.errors]).toEqual([
      400,
      'Check the marked fields',
      { amount: "The amount doesn't match what's due. Reload and try again." },
    ]);
    expect(await due(id)).toBe(5000);
    await payOnline(id);
  });

  it('rejects the capture before money moves if cash came in', async () => {
    const { order, id } = await pay.startedOrder();
    await payInCash(order.id, 3000);
    expect(await pay.capture(id)).toMatchObject({ status: 409, body: { code: 'AMOUNT_CHANGED' } });
    expect(paypal.taken(order.id)).toEqual([]);
    await payOnline(order.id);
    expect(paypal.taken(order.id).map(({ amount }) => amount.value)).toEqual(['50.00']);
  });
});

it('keeps a payment that PayPal is capturing when extra work is accepted, and adds the extra work to what is due', async () => {
  const { order, id } = await pay.startedOrder();
  paypal.trouble('capture', 'held');
  const paying = pay.capture(id);
  await expect.poll(paypal.isHeld).toBe(true);
  await pay.acceptExtra(order.id, 2300);
  paypal.release();
  expect((await paying).status).toBe(200);
  const paid = await pay.readOrder(order.id);
  expect(paid).toMatchObject({ paymentStatus: 'succeeded', amountPaid: 8000, amountDue: 2300 });
  expect(paid.paymentProblem ?? null).toBeNull();
});

describe('recording cash during an online payment', () => {
  const inCash = async (orderId: string, key = randomUUID()) => {
    const body = { amount: 8000, how: 'cash' };
    return owner('POST', `/api/orders/${orderId}/payments`, body, { 'Idempotency-Key': key });
  };
  const PENDING = { status: 409, body: { code: 'PAYMENT_PENDING', message: SERVER_MESSAGES.paymentChecked } };

  it('is refused while PayPal checks the payment, and the amount due is right afterwards', async () => {
    const { order, id } = await pay.startedOrder();
    paypal.trouble('capture', 'pending');
    await pay.capture(id);
    expect(await inCash(order.id)).toMatchObject(PENDING);
    paypal.trouble('get', 'error');
    expect(await inCash(order.id)).toMatchObject(PENDING);
    expect(await ledger(order.id)).toEqual([]);
    paypal.setCapture(id, 'COMPLETED');
    expect(await inCash(order.id)).toMatchObject({ status: 409, body: { code: 'ORDER_PAID' } });
    expect(await ledger(order.id)).toEqual([['paypal', 8000, feeOf(8000)]]);
    expect((await pay.readOrder(order.id)).paymentProblem ?? null).toBeNull();
  });

  it('works once PayPal has declined, even before the shop finds out', async () => {
    const { order, id } = await pay.startedOrder();
    paypal.trouble('capture', 'pending');
    await pay.capture(id);
    paypal.setCapture(id, 'DECLINED');
    expect((await inCash(order.id)).status).toBe(201);
    expect(await ledger(order.id)).toEqual([['cash', 8000, null]]);
  });

  it('is refused if PayPal captured without the shop knowing', async () => {
    const { order } = await pay.lostCapture();
    paypal.trouble('get', 'error');
    expect(await inCash(order.id)).toMatchObject(PENDING);
    expect(await inCash(order.id)).toMatchObject({ status: 409, body: { code: 'ORDER_PAID' } });
    expect(await ledger(order.id)).toEqual([['paypal', 8000, feeOf(8000)]]);
  });

  it('works if the payment is too old to be approved, whether PayPal answers or not', async () => {
    const { order } = await pay.startedOrder();
    const createdAt = new Date(Date.now() - 4 * 60 * 60 * 1000).toISOString();
    for (const { id } of await pay.attemptsOf(order.id))
      await setRow(shop.payload, 'payment-attempts', id, { createdAt });
    paypal.trouble('get', 'error');
    const key = randomUUID();
    expect((await inCash(order.id, key)).status).toBe(201);
    expect((await inCash(order.id, key)).status).toBe(201);
    expect(await ledger(order.id)).toEqual([['cash', 8000, null]]);
  });
});

describe("PayPal's fee", () => {
  it('is recorded with the payment', async () => {
    const { order } = await pay.paidOrder();
    expect(await ledger(order.id)).toEqual([['paypal', 8000, feeOf(8000)]]);
  });

  it('is recorded once a pending payment arrives', async () => {
    const { order, id } = await pay.startedOrder();
    paypal.trouble('capture', 'pending');
    await pay.capture(id);
    expect(await ledger(order.id)).toEqual([]);
    paypal.setCapture(id, 'COMPLETED');
    await pay.recheckNow(order.id);
    expect(await ledger(order.id)).toEqual([['paypal', 8000, feeOf(8000)]]);
  });
});
