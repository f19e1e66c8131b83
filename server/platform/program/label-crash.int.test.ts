import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { orderAnswer } from '#domain/orders/order-contract';
import { shipmentAnswer } from '#domain/shipments/shipment-contract';
import { call } from '#server/testing/call';
import { readOutbox } from '#server/testing/emails';
import { orderBody } from '#server/testing/factories';
import { type KillableShop, withKillableShop } from '#server/testing/killable-shop';
import { makeJobsDue } from '#server/testing/make-jobs-due';

let shop: KillableShop;
withKillableShop((made) => {
  shop = made;
});

const post = (path: string, body: object, key: string = randomUUID()) =>
  call(`${shop.program.url}${path}`, { body, headers: { ...shop.headers, 'Idempotency-Key': key } });

/** Creates an order with rates and buys the cheapest. */
async function offered() {
  const body = orderBody(shop.serviceId, {
    deliveryMethod: 'ship',
    paymentMethod: 'paypal',
    shippingAddress: '1 Main St\nDover, DE 19901',
  });
  const { orderId } = orderAnswer.parse((await call(`${shop.program.url}/api/orders`, { body })).body);
  const path = `/api/orders/${orderId}/shipments`;
  const { id, rates } = shipmentAnswer.parse((await post(path, { direction: 'to_customer' })).body);
  const key = randomUUID();
  const buy = () => post(`${path}/${id}/buy`, { rateId: rates[0]?.id }, key);
  return { orderId, id, buy };
}

const foundEmails = async () =>
  (await readOutbox(shop.dataDir)).filter(({ subject }) => subject.startsWith('Label found')).length;

describe('kill -9 after the carrier sold a label and before the shop recorded it (rule 27.3)', () => {
  it('leaves the label to the job, which records it, ships the order, and notifies the owner', async () => {
    const { orderId, id, buy } = await offered();
    shop.easypost.trouble('buy', 'held');
    await shop.killWhileHeld(buy(), shop.easypost);
    expect(shop.easypost.purchases(id)).toBe(1);
    await makeJobsDue(shop.dataDir, shop.DATABASE_URI);
    await shop.restart();
    await expect.poll(async () => (await shop.orderOf(orderId)).status, { interval: 250 }).toBe('shipped');
    expect(await shop.orderOf(orderId)).toMatchObject({ trackingNumber: expect.stringMatching(/^94/) });
    await expect.poll(foundEmails, { interval: 250 }).toBe(1);
    expect((await buy()).status).toBe(200);
    expect(shop.easypost.purchases(id)).toBe(1);
  });

  it('returns the same label when the owner tries again, even before the job', async () => {
    const { orderId, id, buy } = await offered();
    shop.easypost.trouble('buy', 'held');
    await shop.killWhileHeld(buy(), shop.easypost);
    await shop.restart();
    expect(await buy()).toMatchObject({ status: 200, body: { amount: 593 } });
    expect(shop.easypost.purchases(id)).toBe(1);
    expect(await shop.orderOf(orderId)).toMatchObject({ status: 'shipped' });
  });

  it('finishes a label that was recorded while its file was still on its way', async () => {
    const { orderId, id, buy } = await offered();
    shop.easypost.trouble('file', 'held');
    await shop.killWhileHeld(buy(), shop.easypost);
    await makeJobsDue(shop.dataDir, shop.DATABASE_URI);
    await shop.restart();
    const label = `${shop.program.url}/api/orders/${orderId}/shipments/${id}/label`;
    await expect
      .poll(async () => (await fetch(label, { headers: shop.headers })).status, { interval: 250 })
      .toBe(200);
    expect(shop.easypost.purchases(id)).toBe(1);
  });
});

describe('kill -9 between recording the purchase and asking the carrier', () => {
  it('gives up on the purchase, and the next one buys one label', async () => {
    const { id, buy } = await offered();
    // The first request never arrives.
    shop.easypost.trouble('buy', 'lost-before');
    shop.easypost.trouble('find', 'held');
    await shop.killWhileHeld(buy(), shop.easypost);
    expect(shop.easypost.purchases(id)).toBe(0);
    await makeJobsDue(shop.dataDir, shop.DATABASE_URI);
    await shop.restart();
    await expect.poll(async () => (await buy()).status, { interval: 500 }).toBe(200);
    expect(shop.easypost.purchases(id)).toBe(1);
  });
});
