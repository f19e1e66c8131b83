import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { TypeWithID, Where } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderAnswer } from '#domain/orders/order-contract';
import { orderNumber } from '#domain/orders/order-number';
import { call } from '#server/testing/call';
import { orderBody } from '#server/testing/factories';
import { type FakePaypal, startFakePaypal } from '#server/testing/fake-paypal';
import { readOutbox } from '#server/testing/mails';
import { makeJobsDue } from '#server/testing/make-jobs-due';
import { offerService } from '#server/testing/offered-service';
import {
  ensureBuilt,
  freePort,
  freshDataDir,
  PROGRAM_ADMIN,
  type Program,
  startProgram,
} from '#server/testing/program';
import { openStored } from '#server/testing/stored-shop';
import { dropMongoDatabase, freshMongoDatabase } from '#server/testing/test-shop';
import type { Order, PaymentAttempt } from '../../payload-types';

const dataDir = freshDataDir();
const DATABASE_URI = freshMongoDatabase();
let paypal: FakePaypal;
let shop: Program;
let serviceId: string;
/** The owner's, good for every start. */
let headers: { Cookie: string };
let settings: Parameters<typeof startProgram>[0];

beforeAll(async () => {
  ensureBuilt();
  paypal = await startFakePaypal();
  settings = {
    DATA_DIR: dataDir,
    ...(DATABASE_URI && { DATABASE_URI, PAYLOAD_SECRET: randomUUID() }),
    PORT: String(await freePort()),
    SEED: 'none',
    ADMIN_EMAIL: PROGRAM_ADMIN.email,
    ADMIN_PASSWORD: PROGRAM_ADMIN.password,
    OWNER_EMAIL: PROGRAM_ADMIN.email,
    ...paypal.settings,
  };
  shop = await startProgram(settings);
  ({ serviceId, headers } = await offerService(shop.url));
});
afterAll(async () => {
  await shop.stop('SIGKILL');
  await paypal.close();
  const payload = await openStored(dataDir, DATABASE_URI);
  await dropMongoDatabase(payload);
  await payload.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

const orderOf = async (orderId: string) =>
  (await call(`${shop.url}/api/orders/${orderId}`, { headers })).body;

/** What is stored of an order, or of its payment. */
async function stored<Doc>(collection: 'orders' | 'payment-attempts', where: Where): Promise<Doc | null> {
  const payload = await openStored(dataDir, DATABASE_URI);
  const doc = await payload.db.findOne<TypeWithID & Doc>({ collection, where });
  await payload.destroy();
  return doc;
}

async function placeOrder(): Promise<{ orderId: string; amount: string }> {
  const body = orderBody(serviceId, { paymentMethod: 'paypal' });
  const { orderId } = orderAnswer.parse((await call(`${shop.url}/api/orders`, { body })).body);
  return { orderId, amount: '65.00' };
}

const pay = (order: { orderId: string; amount: string }) =>
  call(`${shop.url}/order`, { body: { ...order, currency: 'USD', intent: 'CAPTURE' } });
const capture = (id: string) => call(`${shop.url}/order/${id}/capture`, { body: {} });

/** Kills the shop while PayPal has done what it was asked and the answer is on its way. */
async function killWhileHeld(asked: Promise<unknown>): Promise<void> {
  const failed = asked.then(
    () => 'answered',
    () => 'failed',
  );
  await expect.poll(paypal.isHeld).toBe(true);
  await shop.stop('SIGKILL');
  expect(await failed).toBe('failed');
  paypal.calm();
  paypal.release();
}

/** An order whose money was taken when the process died. */
async function takenAndKilled(): Promise<{ orderId: string; id: string }> {
  const order = await placeOrder();
  const id = String((await pay(order)).body.id);
  paypal.approve(id);
  paypal.trouble('capture', 'held');
  await killWhileHeld(capture(id));
  expect(paypal.taken(order.orderId)).toHaveLength(1);
  return { orderId: order.orderId, id };
}

async function expectPaidOnce(orderId: string): Promise<void> {
  const isPaid = async () => (await orderOf(orderId)).paymentStatus;
  await expect.poll(isPaid, { interval: 250 }).toBe('succeeded');
  const taken = paypal.taken(orderId);
  expect(taken).toHaveLength(1);
  const order = await stored<Order>('orders', { id: { equals: orderId } });
  expect(order).toMatchObject({ status: 'not_received', paypalCaptureId: taken[0]?.id });
  expect(order?.paymentProblem ?? null).toBeNull();
  const number = orderNumber(orderId);
  // The confirmation that has waited for the payment, or a mail of its own.
  for (const says of [
    new RegExp(`^(Payment received for order ${number}|We have your order ${number} and your payment)`),
    new RegExp(`^(Order ${number} is paid|New order ${number}: .*, paid$)`),
  ]) {
    const mails = async () => (await readOutbox(dataDir)).filter(({ subject }) => says.test(subject)).length;
    await expect.poll(mails, { interval: 250 }).toBe(1);
  }
}

describe('kill -9 between what PayPal did and what the shop recorded', () => {
  it('of a capture: the notice of PayPal settles it', async () => {
    const { orderId, id } = await takenAndKilled();
    shop = await startProgram(settings);
    expect(await orderOf(orderId)).toMatchObject({
      status: 'pending_payment',
      paymentStatus: 'pending',
    });
    const resource = paypal.captureResource(id);
    for (let times = 0; times < 2; times += 1)
      expect(await paypal.notify(shop.url, 'PAYMENT.CAPTURE.COMPLETED', resource)).toBe(204);
    await expectPaidOnce(orderId);
  });

  it('of a capture: the job settles it without anyone coming back', async () => {
    const { orderId } = await takenAndKilled();
    await makeJobsDue(dataDir, DATABASE_URI);
    shop = await startProgram(settings);
    await expectPaidOnce(orderId);
  });

  it('of a capture: the browser that asks again settles it', async () => {
    const { orderId, id } = await takenAndKilled();
    shop = await startProgram(settings);
    expect((await capture(id)).status).toBe(200);
    await expectPaidOnce(orderId);
  });

  it('of a capture, and the order is deleted before anybody hears of it: the money is told all the same', async () => {
    const { orderId, id } = await takenAndKilled();
    shop = await startProgram(settings);
    const gone = await fetch(`${shop.url}/cms/api/orders/${orderId}`, { method: 'DELETE', headers });
    expect(gone.status).toBe(200);
    const resource = paypal.captureResource(id);
    expect(await paypal.notify(shop.url, 'PAYMENT.CAPTURE.COMPLETED', resource)).toBe(204);
    const captured = `${paypal.taken(orderId)[0]?.id} $65.00 COMPLETED`;
    expect(await stored<PaymentAttempt>('payment-attempts', { orderId: { equals: orderId } })).toMatchObject({
      status: 'problem',
      captured,
      problem: `Its order was deleted. Refund what PayPal took: ${captured}.`,
    });
  });

  it('of a new provider order: the next call hands out the same one', async () => {
    const order = await placeOrder();
    paypal.trouble('create', 'held');
    await killWhileHeld(pay(order));
    shop = await startProgram(settings);
    const id = String((await pay(order)).body.id);
    const made = [...paypal.orders.values()].filter(({ custom_id }) => custom_id === order.orderId);
    expect(made.map((each) => each.id)).toEqual([id]);
    paypal.approve(id);
    expect((await capture(id)).status).toBe(200);
    await expectPaidOnce(order.orderId);
  });
});
