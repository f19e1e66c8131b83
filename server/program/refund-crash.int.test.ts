import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderAnswer } from '#domain/orders/order-contract';
import { call } from '#server/testing/call';
import { orderBody } from '#server/testing/factories';
import { type FakePaypal, startFakePaypal } from '#server/testing/fake-paypal';
import { makeJobsDue } from '#server/testing/make-jobs-due';
import { offerService } from '#server/testing/offered-service';
import { changeOrderRow } from '#server/testing/payments';
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

async function paid(): Promise<{ orderId: string; captureId: string }> {
  const body = orderBody(serviceId, { paymentMethod: 'paypal' });
  const { orderId } = orderAnswer.parse((await call(`${shop.url}/api/orders`, { body })).body);
  const payment = { orderId, amount: '65.00', currency: 'USD', intent: 'CAPTURE' };
  const id = String((await call(`${shop.url}/order`, { body: payment })).body.id);
  paypal.approve(id);
  const captured = await call(`${shop.url}/order/${id}/capture`, { body: {} });
  return { orderId, captureId: String(captured.body.id) };
}

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

/** Time goes by while the shop is away: its jobs are due, and so is what they follow. */
async function later(orderId: string): Promise<void> {
  const payload = await openStored(dataDir, DATABASE_URI);
  await changeOrderRow(payload, orderId, { refundCheckAt: new Date(0).toISOString() });
  await payload.destroy();
  await makeJobsDue(dataDir, DATABASE_URI);
}

const asked = (path: string, body: object, key: string = randomUUID()) =>
  call(`${shop.url}${path}`, { body, headers: { ...headers, 'Idempotency-Key': key } });

describe('kill -9 between what PayPal gave back and what the shop recorded', () => {
  it('of a refund: the job ends it, and nothing goes back twice', async () => {
    const { orderId, captureId } = await paid();
    paypal.trouble('refund', 'held');
    await killWhileHeld(asked(`/api/orders/${orderId}/refunds`, { amount: 2000, method: 'paypal' }));
    expect(paypal.refunds.given(captureId)).toBe(2000);
    await later(orderId);
    shop = await startProgram(settings);
    await expect.poll(async () => (await orderOf(orderId)).amountRefunded, { interval: 250 }).toBe(2000);
    expect(paypal.refunds.given(captureId)).toBe(2000);
  });

  it('of a refund: the owner who presses again gets the same one', async () => {
    const { orderId, captureId } = await paid();
    const key = randomUUID();
    const body = { amount: 2000, method: 'paypal' };
    paypal.trouble('refund', 'held');
    await killWhileHeld(asked(`/api/orders/${orderId}/refunds`, body, key));
    shop = await startProgram(settings);
    expect(await asked(`/api/orders/${orderId}/refunds`, body, key)).toMatchObject({
      status: 201,
      body: { status: 'succeeded' },
    });
    expect(paypal.refunds.given(captureId)).toBe(2000);
    expect(await orderOf(orderId)).toMatchObject({ amountPaid: 6500, amountRefunded: 2000 });
  });

  it('of a refund: the notice of PayPal ends it', async () => {
    const { orderId, captureId } = await paid();
    paypal.trouble('refund', 'held');
    await killWhileHeld(asked(`/api/orders/${orderId}/refunds`, { amount: 2000, method: 'paypal' }));
    shop = await startProgram(settings);
    const made = [...paypal.refunds.all.values()].find((each) => each.captureId === captureId);
    const resource = paypal.refunds.resource(made?.id ?? '');
    for (let times = 0; times < 2; times += 1)
      expect(await paypal.notify(shop.url, 'PAYMENT.CAPTURE.REFUNDED', resource)).toBe(204);
    expect(await orderOf(orderId)).toMatchObject({ amountRefunded: 2000 });
  });

  it('of a cancellation: it is canceled, and the job finishes its refund', async () => {
    const { orderId, captureId } = await paid();
    paypal.trouble('refund', 'held');
    const refund = { amount: 6500, method: 'paypal' };
    await killWhileHeld(asked(`/api/orders/${orderId}/cancel`, { refund, reason: 'The web is gone' }));
    await later(orderId);
    shop = await startProgram(settings);
    await expect.poll(async () => (await orderOf(orderId)).amountRefunded, { interval: 250 }).toBe(6500);
    expect(await orderOf(orderId)).toMatchObject({ status: 'canceled', amountPaid: 6500, amountDue: 0 });
    expect(paypal.refunds.given(captureId)).toBe(6500);
  });
});
