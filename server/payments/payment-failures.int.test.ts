import { afterAll, describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { storedHistory } from '#server/orders/present-order';
import type { Trouble } from '#server/testing/fake-paypal-answers';
import { capture, report, startPaying } from '#server/testing/payments';
import { paypalShop } from '#server/testing/paypal-shop';
import { startBeside } from '#server/testing/start-beside';
import type { Order } from '../../payload-types';

const { shop, paypal, pay: payHere } = await paypalShop();
const beside = await startBeside(shop);
afterAll(() => beside.close());

let calls = 0;
/** One of two servers, in turns, as a load balancer would choose. */
const nextServer = () => {
  calls += 1;
  return calls % 2 ? shop : beside;
};
const pay: typeof payHere = {
  ...payHere,
  startPaying: (orderId, changes) => startPaying(nextServer(), orderId, changes),
  capture: (paypalId) => capture(nextServer(), paypalId),
  report: (orderId, ...ids) => report(nextServer(), orderId, ...ids),
};

const timesNotified = (orderId: string) => pay.paymentEmails(orderId);

const BY_PROVIDER = { role: 'provider' };
const declinedBy = (order: Order) =>
  storedHistory(order).flatMap(({ kind, actor }) => (kind === 'payment-declined' ? [actor] : []));

async function expectPaidOnce(order: Order, id: string): Promise<void> {
  const taken = paypal.taken(order.id);
  expect(taken).toHaveLength(1);
  expect(await pay.readOrder(order.id)).toMatchObject({
    paymentStatus: 'succeeded',
    status: 'not_received',
    paypalOrderId: id,
    paypalCaptureId: taken[0]?.id,
  });
  expect((await pay.readOrder(order.id)).paymentProblem ?? null).toBeNull();
  expect(await timesNotified(order.id)).toBe(1);
  expect((await pay.attemptsOf(order.id)).map(({ status }) => status)).toContain('succeeded');
}

const MANY = [1, 10];
const CAPTURE_TROUBLE: [Trouble, number[]][] = [
  ['slow', [200]],
  ['error', [200, 503]],
  ['error-after', [200]],
  ['lost', [200]],
  ['lost-before', [200, 503]],
  ['garbage', [200]],
  ['busy', [200, 503]],
  ['unauthorized', [200]],
  ['declined', [200, 402]],
];
const rows = CAPTURE_TROUBLE.flatMap(([trouble, allowed]) =>
  MANY.map((times) => ({ trouble, times, allowed })),
);

describe('a failed capture', () => {
  it.each(rows)('ends in one payment after $trouble, $times at once', async ({ trouble, times, allowed }) => {
    const { order, id } = await pay.startedOrder();
    paypal.trouble('capture', trouble);
    const answers = await Promise.all(Array.from({ length: times }, () => pay.capture(id)));
    for (const { status } of answers) expect(allowed).toContain(status);
    if (times === 1 && !allowed.includes(200))
      expect(await pay.readOrder(order.id)).toMatchObject({ status: 'pending_payment' });
    const again = await pay.capture(id);
    expect(again.status).toBe(200);
    await expectPaidOnce(order, id);
    expect((await pay.report(order.id, id, String(again.body.id))).status).toBe(200);
    await pay.recheckNow(order.id);
    await expectPaidOnce(order, id);
  });

  it.each(rows)(
    'ends in one payment after $trouble, $times at once, when the browser never returns',
    async ({ trouble, times }) => {
      const { order, id } = await pay.startedOrder();
      paypal.trouble('capture', trouble, times);
      const answers = await Promise.all(Array.from({ length: times }, () => pay.capture(id)));
      expect(answers.map(({ status }) => status)).not.toContain(500);
      await pay.recheckNow(order.id);
      if (trouble === 'declined' && paypal.taken(order.id).length === 0) {
        // Only the buyer can retry a declined payment.
        const declined = await pay.readOrder(order.id);
        expect(declined).toMatchObject({ paymentStatus: 'failed' });
        expect(declinedBy(declined)).toEqual([BY_PROVIDER]);
        return;
      }
      await expectPaidOnce(order, id);
    },
  );

  it.each(MANY)('ends in one payment when only the capture reaches PayPal, %d at once', async (times) => {
    const { order, id } = await pay.startedOrder();
    paypal.trouble('capture', 'lost', times);
    paypal.trouble('get', 'error', Number.POSITIVE_INFINITY);
    const answers = await Promise.all(Array.from({ length: times }, () => pay.capture(id)));
    for (const { status, body } of answers)
      expect({ status, body }).toMatchObject({ status: 503, body: { message: MESSAGES.paymentAway } });
    expect(await pay.readOrder(order.id)).toMatchObject({ status: 'pending_payment' });
    await expect(pay.recheckNow(order.id)).resolves.toBeUndefined();
    expect(await pay.readOrder(order.id)).toMatchObject({ status: 'pending_payment' });
    paypal.clearTroubles();
    await pay.recheckNow(order.id);
    await expectPaidOnce(order, id);
  });
});

describe('a capture whose status is not COMPLETED', () => {
  it.each(MANY)('accepts a second payment after DECLINED, %d at once', async (times) => {
    const { order, id } = await pay.startedOrder();
    paypal.trouble('capture', 'capture-declined');
    const answers = await Promise.all(Array.from({ length: times }, () => pay.capture(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([402]));
    const declined = await pay.readOrder(order.id);
    expect(declined).toMatchObject({ paymentStatus: 'failed', status: 'pending_payment' });
    expect(declinedBy(declined)).toEqual([BY_PROVIDER]);
    const second = String((await pay.startPaying(order.id)).body.id);
    expect(second).not.toBe(id);
    paypal.approve(second);
    expect((await pay.capture(second)).status).toBe(200);
    await expectPaidOnce(order, second);
  });

  it.each(MANY)('keeps a PENDING payment open and never charges twice, %d at once', async (times) => {
    const { order, id } = await pay.startedOrder();
    paypal.trouble('capture', 'pending');
    const answers = await Promise.all(Array.from({ length: times }, () => pay.capture(id)));
    for (const { status, body } of answers)
      expect({ status, body }).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect(await pay.readOrder(order.id)).toMatchObject({
      paymentStatus: 'pending',
      status: 'pending_payment',
    });
    expect(await pay.report(order.id, id, String(answers[0]?.body.id))).toMatchObject({
      status: 409,
      body: { message: MESSAGES.paymentPending },
    });
    expect(await pay.startPaying(order.id)).toMatchObject({
      status: 409,
      body: { message: MESSAGES.paymentPending },
    });
    expect(await timesNotified(order.id)).toBe(0);
    paypal.setCapture(id, 'COMPLETED');
    await Promise.all(Array.from({ length: times }, () => pay.recheckNow(order.id)));
    await expectPaidOnce(order, id);
  });

  it('accepts a second payment when PENDING turns into DECLINED', async () => {
    const { order, id } = await pay.startedOrder();
    paypal.trouble('capture', 'pending');
    await pay.capture(id);
    paypal.setCapture(id, 'DECLINED');
    await pay.recheckNow(order.id);
    expect(await pay.readOrder(order.id)).toMatchObject({ paymentStatus: 'failed' });
    const second = String((await pay.startPaying(order.id)).body.id);
    paypal.approve(second);
    expect((await pay.capture(second)).status).toBe(200);
    await expectPaidOnce(order, second);
  });
});

describe('money that does not match the order', () => {
  it.each([
    ['wrong-amount', '$1.00', 1],
    ['wrong-amount', '$1.00', 10],
    ['wrong-currency', 'EUR 80.00', 1],
    ['wrong-currency', 'EUR 80.00', 10],
    ['wrong-order', 'belongs to another order', 1],
  ] as const)(
    'reports %s (%s) to the owner and does not count as paid, %d at once',
    async (trouble, text, times) => {
      const { order, id } = await pay.startedOrder();
      paypal.trouble('capture', trouble, Number.POSITIVE_INFINITY);
      paypal.trouble('get', trouble, Number.POSITIVE_INFINITY);
      const answers = await Promise.all(Array.from({ length: times }, () => pay.capture(id)));
      for (const { status, body } of answers)
        expect({ status, body }).toMatchObject({ status: 409, body: { message: MESSAGES.paymentProblem } });
      await pay.recheckNow(order.id);
      const stored = await pay.readOrder(order.id);
      expect(stored).toMatchObject({ paymentStatus: 'pending', status: 'pending_payment' });
      expect(stored.paypalCaptureId ?? null).toBeNull();
      expect(stored.paymentProblem).toContain(text);
      expect(stored.paymentProblem?.split('\n')).toHaveLength(1);
      expect((await pay.startPaying(order.id)).status).toBe(409);
      expect(await timesNotified(order.id)).toBe(0);
    },
  );
});

describe('startPayment', () => {
  it.each(
    (
      ['slow', 'error', 'error-after', 'lost', 'lost-before', 'garbage', 'busy', 'unauthorized'] as const
    ).flatMap((trouble) => MANY.map((times) => ({ trouble, times }))),
  )('creates one provider order after $trouble, $times at once', async ({ trouble, times }) => {
    const order = await pay.placeOnlineOrder();
    paypal.trouble('create', trouble);
    const answers = await Promise.all(Array.from({ length: times }, () => pay.startPaying(order.id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const made = [...paypal.orders.values()].filter(({ custom_id }) => custom_id === order.id);
    expect(made).toHaveLength(1);
    expect(await pay.attemptsOf(order.id)).toHaveLength(1);
  });

  it('answers 503 with a clear message while PayPal is down, and the next call works', async () => {
    const order = await pay.placeOnlineOrder();
    paypal.trouble('create', 'error', 2);
    expect(await pay.startPaying(order.id)).toMatchObject({
      status: 503,
      body: { message: MESSAGES.paymentAway },
    });
    expect((await pay.startPaying(order.id)).status).toBe(201);
  });

  it('answers 503 without a token, and the next call works', async () => {
    const order = await pay.placeOnlineOrder();
    paypal.expireTokens();
    paypal.trouble('token', 'error', 2);
    expect((await pay.startPaying(order.id)).status).toBe(503);
    expect((await pay.startPaying(order.id)).status).toBe(201);
  });

  it('renews a token that expired early once per server, even for ten calls at once', async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, () => pay.placeOnlineOrder()));
    paypal.expireTokens();
    const before = paypal.calls.token;
    const answers = await Promise.all(orders.map(({ id }) => payHere.startPaying(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(paypal.calls.token - before).toBe(1);
  });
});
