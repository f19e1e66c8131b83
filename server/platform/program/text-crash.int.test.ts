import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { orderAnswer } from '#domain/orders/order-contract';
import { call } from '#server/testing/call';
import { orderBody } from '#server/testing/factories';
import { type KillableShop, withKillableShop } from '#server/testing/killable-shop';
import { makeJobsDue } from '#server/testing/make-jobs-due';
import { noonZone } from '#server/testing/text-shop';

let shop: KillableShop;
withKillableShop((made) => {
  shop = made;
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
