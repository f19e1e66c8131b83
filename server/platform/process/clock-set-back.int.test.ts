import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/wire/durations';
import { IDEMPOTENCY_HEADER } from '#domain/wire/headers';
import { SESSIONS_MAX } from '#server/accounts/session';
import { openPayments } from '#server/payments/open-payments';
import { recheckPayments } from '#server/payments/recheck-payments';
import { runDueJob } from '#server/platform/jobs/run-due-job';
import { createLimits } from '#server/platform/limits/limits';
import { followClock } from '#server/platform/outbox/follow-clock';
import { CachedValue } from '#server/platform/tools/per-shop';
import { call } from '#server/testing/call';
import { ownerClient } from '#server/testing/client';
import { drain } from '#server/testing/deliver';
import { readOutbox } from '#server/testing/emails';
import { makeCustomer, makeService, orderBody } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { attemptsOf, readOrder, startedOrder } from '#server/testing/payments';
import { paypalShop } from '#server/testing/paypal-shop';
import { setRow } from '#server/testing/set-row';
import { cookiesOf, sessionsOf } from '#server/testing/tokens';

const { shop, paypal } = await paypalShop();
const { payload } = shop;
const serviceId = (await makeService(payload)).id;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => vi.useRealTimers());

const setBack = () => vi.setSystemTime(Date.now() - DAY_MS);
const follow = async () => {
  const counts: Record<string, number> = {};
  await followClock(payload, (what, count) => {
    counts[what] = (counts[what] ?? 0) + count;
  });
  return counts;
};
const place = (key = randomUUID()) =>
  call(`${shop.url}/api/orders`, { body: orderBody(serviceId), headers: { [IDEMPOTENCY_HEADER]: key } });
const rowsOf = (orderId: string) => outboxRows(payload, { key: { like: orderId } });
const emailsAbout = async (orderId: string) => {
  const rows = (await rowsOf(orderId)).map(({ id }) => id);
  const sent = await readOutbox(shop.dataDir);
  return sent.filter(({ headers }) => rows.some((id) => headers.get('message-id')?.includes(id))).length;
};

it('an order from before is placed once, and its emails go out once and soon (rule 25.6)', async () => {
  const key = randomUUID();
  const orderId = String((await place(key)).body.orderId);
  setBack();
  expect((await place(key)).body.orderId).toBe(orderId);
  await drain(shop);
  expect(await emailsAbout(orderId)).toBe(0);
  expect(await follow()).toEqual({ 'moved after the clock was set back': expect.any(Number) });
  await drain(shop);
  expect(await emailsAbout(orderId)).toBe(2);
  expect(new Set((await rowsOf(orderId)).map(({ status }) => status))).toEqual(new Set(['sent']));
  await follow();
  await drain(shop);
  // Runs again with the correct time.
  vi.setSystemTime(Date.now() + DAY_MS);
  await follow();
  await drain(shop);
  expect(await emailsAbout(orderId)).toBe(2);
});

it('an email that waits on purpose keeps its wait', async () => {
  const { order } = await startedOrder(shop, paypal);
  setBack();
  await follow();
  const [row] = await rowsOf(order.id);
  const waitMs = Date.parse(row?.dueAt ?? '') - Date.now();
  expect(waitMs).toBeGreaterThan(14 * MINUTE_MS);
  expect(waitMs).toBeLessThanOrEqual(15 * MINUTE_MS);
});

it('an email of a killed server goes out once, and a running one is left alone', async () => {
  const [killed, running] = [String((await place()).body.orderId), String((await place()).body.orderId)];
  const rows = [...(await rowsOf(killed)), ...(await rowsOf(running))];
  const leaseUntil = () => new Date(Date.now() + DAY_MS + MINUTE_MS).toISOString();
  setBack();
  for (const { id } of rows)
    await setRow(payload, 'outbox', id, { status: 'running', leaseUntil: leaseUntil() });
  expect(await follow()).toEqual({});
  vi.advanceTimersByTime(5 * MINUTE_MS);
  for (const { id } of await rowsOf(running))
    await setRow(payload, 'outbox', id, { leaseUntil: leaseUntil() });
  expect(await follow()).toEqual({ 'freed after the clock was set back': 2 });
  vi.advanceTimersByTime(1000);
  await drain(shop);
  expect([await emailsAbout(killed), await emailsAbout(running)]).toEqual([2, 0]);
});

it('jobs run again on schedule, and the job of a killed server after its lease', async () => {
  let runs = 0;
  const job = {
    name: 'clocked',
    everyMs: HOUR_MS,
    run: async () => {
      runs += 1;
    },
  };
  await runDueJob(payload, job);
  setBack();
  await runDueJob(payload, job);
  await runDueJob(payload, job);
  expect(runs).toBe(2);
  vi.advanceTimersByTime(HOUR_MS);
  const [row] = (await payload.find({ collection: 'jobs', where: { name: { equals: 'clocked' } } })).docs;
  const leaseUntil = new Date(Date.now() + DAY_MS).toISOString();
  await setRow(payload, 'jobs', row?.id ?? '', { leaseUntil });
  await runDueJob(payload, job);
  expect(runs).toBe(2);
  vi.advanceTimersByTime(11 * MINUTE_MS);
  await runDueJob(payload, job);
  expect(runs).toBe(3);
});

it('a payment whose browser never returned is captured once', async () => {
  const { order } = await startedOrder(shop, paypal);
  setBack();
  await follow();
  const job = recheckPayments(payload, openPayments(payload, shop.settings).provider());
  for (let round = 0; round < 3; round += 1) {
    vi.advanceTimersByTime(5 * MINUTE_MS);
    await job.run(() => undefined);
  }
  expect(paypal.taken(order.id)).toHaveLength(1);
  expect(await readOrder(shop, order.id)).toMatchObject({ paymentStatus: 'succeeded' });
  expect((await attemptsOf(payload, order.id)).map(({ status }) => status)).toEqual(['succeeded']);
});

it('nobody is locked out for longer than the limit says', async () => {
  const limits = createLimits(payload, 'on');
  const take = () => limits.take('find-mailbox', 'jo', 5);
  await take();
  await expect(take()).rejects.toMatchObject({ status: 429 });
  setBack();
  await take();
  await expect(take()).rejects.toMatchObject({ status: 429 });
});

it('people stay signed in, but confirm again what could do lasting harm', async () => {
  const owner = await ownerClient(shop);
  const body = { what: 'orders', count: 1 };
  const before = (await owner('POST', '/api/admin/exports', body)).status;
  expect(before).not.toBe(403);
  setBack();
  expect((await owner('GET', '/api/orders?limit=1')).status).toBe(200);
  expect(await owner('POST', '/api/admin/exports', body)).toMatchObject({
    status: 403,
    body: { code: 'CONFIRM_AGAIN' },
  });
});

it('a customer with many sessions can still sign in', async () => {
  const { email } = await makeCustomer(payload);
  const signIn = () => call(`${shop.url}/api/customer/login`, { body: { email, password: 'secret-1' } });
  for (let n = 0; n < SESSIONS_MAX; n += 1) await signIn();
  setBack();
  const [Cookie = ''] = cookiesOf((await signIn()).headers);
  expect((await call(`${shop.url}/api/customer/me`, { headers: { Cookie } })).status).toBe(200);
  expect(await sessionsOf(payload, email)).toHaveLength(SESSIONS_MAX);
});

it('a cached value is not kept for a day', async () => {
  const cached = new CachedValue<number>();
  await cached.read(async () => 1);
  setBack();
  vi.advanceTimersByTime(5000);
  expect(await cached.read(async () => 2)).toBe(2);
});
