import { randomUUID } from 'node:crypto';
import type { CollectionSlug } from 'payload';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { OutboxStatus } from '#domain/email/outbox';
import { DAY_MS } from '#domain/wire/durations';
import { storedHistory } from '#server/orders/present-order';
import { shopJobs } from '#server/platform/process/shop-jobs';
import { log } from '#server/platform/tools/log';
import { makeOrder, makeService } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { paidOrder, paymentEmails, readOrder } from '#server/testing/payments';
import { paypalShop } from '#server/testing/paypal-shop';
import { setRow } from '#server/testing/set-row';
import type { Job as JobRow } from '../../../payload-types';
import { backfillHistories } from './remove-finished';
import { runDueJob } from './run-due-job';

const NAME = 'remove-finished';
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const { shop, paypal } = await paypalShop();

async function makeRow(
  collection: CollectionSlug,
  updatedAt: string,
  dataOf: (id: string) => object,
): Promise<string> {
  const id = randomUUID();
  const data = { ...dataOf(id), id, createdAt: updatedAt, updatedAt };
  await shop.payload.db.create({ collection, data, returning: false });
  return id;
}

const makeEmail = (status: OutboxStatus, updatedAt: string) =>
  makeRow('outbox', updatedAt, (key) => ({
    ...{ kind: 'mail:message', key, payload: {}, status, attempts: 1, dueAt: updatedAt },
  }));

const makeEvent = (updatedAt: string) =>
  makeRow('paypal-events', updatedAt, (id) => ({ eventId: id, type: 'PAYMENT.CAPTURE.COMPLETED' }));

const makeSimulated = (updatedAt: string) =>
  makeRow('simulated-payments', updatedAt, (id) => ({
    ...{ requestId: id, paypalOrderId: id, orderId: id, amount: 100 },
  }));

const makeSimulatedRefund = (updatedAt: string) =>
  makeRow('simulated-refunds', updatedAt, (id) => ({
    ...{ requestId: id, refundId: id, captureId: id, amount: 100 },
  }));

async function cleanUp(): Promise<JobRow> {
  const job = shopJobs(shop.payload, shop.settings).find(({ name }) => name === NAME);
  if (!job) throw new Error('no such job');
  const where = { name: { equals: NAME } };
  const dueAt = new Date(Date.now() - 1000).toISOString();
  const before = await shop.payload.db.findOne<JobRow>({ collection: 'jobs', where });
  if (before) await setRow(shop.payload, 'jobs', before.id, { dueAt });
  await runDueJob(shop.payload, job);
  const after = await shop.payload.db.findOne<JobRow>({ collection: 'jobs', where });
  if (!after) throw new Error('the job has no row');
  return after;
}

const count = async (collection: 'outbox' | 'paypal-events' | 'simulated-payments') =>
  (await shop.payload.count({ collection })).totalDocs;

it('removeFinished deletes finished rows after 90 days, keeps the others, and adds up the counts', async () => {
  const stay = [
    await makeEmail('sent', daysAgo(89)),
    await makeEmail('pending', daysAgo(91)),
    await makeEmail('running', daysAgo(91)),
    await makeEmail('failed', daysAgo(91)),
  ];
  for (let n = 0; n < 450; n += 1) await makeEmail('sent', daysAgo(91 + n));
  await makeEmail('dropped', daysAgo(91));
  await makeEvent(daysAgo(91));
  await makeEvent(daysAgo(89));
  await makeSimulated(daysAgo(91));
  await makeSimulatedRefund(daysAgo(91));
  await makeSimulated(daysAgo(89));
  const logged = vi.spyOn(log, 'info');
  onTestFinished(() => logged.mockRestore());

  const first = {
    'emails and events sent': 450,
    'emails and events not needed': 1,
    'PayPal webhook events': 1,
    'simulated payments': 1,
    'simulated refunds': 1,
  };
  expect((await cleanUp()).totals).toEqual(first);
  expect((await outboxRows(shop.payload)).map(({ id }) => id).toSorted()).toEqual(stay.toSorted());
  expect([await count('paypal-events'), await count('simulated-payments')]).toEqual([1, 1]);
  expect(logged).toHaveBeenCalledWith({ job: NAME, counts: first, totals: first }, 'a job is done');

  await makeEmail('sent', daysAgo(100));
  expect((await cleanUp()).totals).toEqual({ ...first, 'emails and events sent': 451 });
});

it('a repeated webhook event sends no second email after its row was removed', async () => {
  const { order, id } = await paidOrder(shop, paypal);
  expect(await paymentEmails(shop, order.id)).toBe(1);
  await shop.payload.db.deleteMany({ collection: 'outbox', where: {} });
  expect(await paypal.notify(shop.url, 'PAYMENT.CAPTURE.COMPLETED', paypal.captureResource(id))).toBe(204);
  expect(await paymentEmails(shop, order.id)).toBe(0);
});

it("backfillHistories stores an older order's history once, as it was shown before", async () => {
  const { id: serviceId } = await makeService(shop.payload);
  const { id } = await makeOrder(shop.payload, serviceId, { status: 'shipped' });
  const other = await makeOrder(shop.payload, serviceId);
  await setRow(shop.payload, 'orders', id, { story: null });
  const read = storedHistory(await readOrder(shop, id));
  expect(read.map(({ kind }) => kind)).toEqual(['ordered', 'paid', 'status']);
  const counts: number[] = [];
  const keep = () => backfillHistories(shop.payload, (_what, count) => counts.push(count));
  await Promise.all([keep(), keep(), keep()]);
  await keep();
  expect(counts).toEqual([1]);
  const { story: history, status } = await readOrder(shop, id);
  expect([history, status]).toEqual([read, 'shipped']);
  expect((await readOrder(shop, other.id)).version).toBe(other.version);
  // Looking again would read every order.
  await setRow(shop.payload, 'orders', id, { story: null });
  await keep();
  expect((await readOrder(shop, id)).story).toBeNull();
});
