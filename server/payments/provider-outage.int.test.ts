import { expect, it, vi } from 'vitest';
import { MINUTE_MS } from '#domain/wire/durations';
import { MESSAGES } from '#domain/words/shop-texts';
import { openPayments } from '#server/payments/open-payments';
import { followUnpaid } from '#server/payments/unpaid-orders';
import { paypalShop } from '#server/testing/paypal-shop';
import { recheckPayments } from './recheck-payments';

const { shop, paypal, pay } = await paypalShop();

const CALLS = ['token', 'create', 'get', 'capture', 'refund'] as const;

it('a provider that answers 500 for an hour costs no order, and takes each payment once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const waiting = await pay.placeOnlineOrder();
    const closed = await pay.startedOrder();
    const patient = await pay.startedOrder();
    for (const name of CALLS) paypal.trouble(name, 'error', Number.POSITIVE_INFINITY);

    const away = { status: 503, body: { message: MESSAGES.paymentAway } };
    const recheck = recheckPayments(shop.payload, openPayments(shop.payload, shop.settings).provider());
    for (let minutes = 0; minutes < 60; minutes += 5) {
      vi.setSystemTime(Date.now() + 5 * MINUTE_MS);
      expect(await pay.startPaying(waiting.id)).toMatchObject(away);
      expect(await pay.capture(patient.id)).toMatchObject(away);
      await recheck.run(() => undefined).catch(() => undefined);
      await followUnpaid(shop.payload, new Date(), () => undefined);
    }
    for (const { id } of [waiting, closed.order, patient.order]) {
      expect(await pay.readOrder(id)).toMatchObject({
        status: 'pending_payment',
        paymentStatus: 'pending',
      });
      expect(paypal.taken(id)).toEqual([]);
    }

    paypal.clearTroubles();
    expect((await pay.startPaying(waiting.id)).status).toBe(201);
    expect((await pay.capture(patient.id)).status).toBe(200);
    // This customer closed the browser.
    for (let minutes = 0; minutes < 40; minutes += 5) {
      vi.setSystemTime(Date.now() + 5 * MINUTE_MS);
      await recheck.run(() => undefined);
    }
    for (const { order } of [closed, patient]) {
      expect(paypal.taken(order.id)).toHaveLength(1);
      expect(await pay.readOrder(order.id)).toMatchObject({ paymentStatus: 'succeeded' });
      expect(await pay.paymentEmails(order.id)).toBe(1);
    }
    expect(await pay.attemptsOf(waiting.id)).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});
