import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orderAnswer } from '#domain/orders/order-contract';
import { shipmentAnswer } from '#domain/shipments/shipment-contract';
import { call } from '#server/testing/call';
import { readOutbox } from '#server/testing/emails';
import { orderBody } from '#server/testing/factories';
import { type KillableShop, withKillableShop } from '#server/testing/killable-shop';
import { makeJobsDue } from '#server/testing/make-jobs-due';
import { noonZone } from '#server/testing/text-shop';

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

const as = (method: string, path: string, body: object) =>
  call(`${shop.program.url}${path}`, { method, body, headers: shop.headers });

/** An order that has arrived, with its text about to go out. */
async function received(number: string) {
  const body = orderBody(shop.serviceId, { customerPhone: number, textMe: true });
  const headers = { 'Idempotency-Key': randomUUID() };
  const placed = await call(`${shop.program.url}/api/orders`, { body, headers });
  const { orderId } = orderAnswer.parse(placed.body);
  expect((await as('PATCH', '/api/admin/shop-settings', { timeZone: noonZone() })).status).toBe(200);
  expect((await as('PATCH', `/api/orders/${orderId}/status`, { status: 'received' })).status).toBe(200);
  return orderId;
}

const textsOf = async (orderId: string) => {
  const { body } = await call(`${shop.program.url}/api/orders/${orderId}/texts`, { headers: shop.headers });
  return z.object({ texts: z.array(z.object({ state: z.string() })) }).parse(body).texts;
};

/** Restarts a stopped shop and makes all its waiting rows due. */
async function restartDue() {
  await shop.kill();
  await makeJobsDue(shop.dataDir, shop.DATABASE_URI);
  await shop.restart();
}

/** Kills the shop, and expects the next start to have sent the text once. */
async function expectSentOnce(orderId: string, number: string): Promise<void> {
  await shop.kill();
  shop.twilio.clearTroubles();
  shop.twilio.release();
  await restartDue();
  await expect.poll(async () => (await textsOf(orderId)).map(({ state }) => state)).toEqual(['queued']);
  expect(shop.twilio.to(number)).toHaveLength(1);
}

it('kill -9 between Twilio and the database sends the text once (rule 34.8)', async () => {
  const number = '+16075550171';
  const orderId = await received(number);
  shop.twilio.trouble('send', 'held');
  await restartDue();
  await expect.poll(shop.twilio.isHeld).toBe(true);
  expect(shop.twilio.to(number)).toHaveLength(1);
  await expectSentOnce(orderId, number);
});

it('sends a text once after a kill -9 before Twilio got it', async () => {
  const number = '+16075550172';
  const orderId = await received(number);
  shop.twilio.trouble('send', 'lost-before');
  shop.twilio.trouble('list', 'held');
  await restartDue();
  await expect.poll(() => shop.twilio.calls.list, { interval: 250 }).toBeGreaterThan(0);
  await expectSentOnce(orderId, number);
});
