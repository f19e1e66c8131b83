import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#domain/api-calls/limit-table';
import type { UnpaidStep } from '#domain/orders/unpaid-life';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { normalizeAnswer } from '#domain/photos/upload-contract';
import { DAY_MS } from '#domain/wire/durations';
import { storedHistory } from '#server/orders/present-order';
import { followUnpaid } from '#server/payments/unpaid-orders';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import { LEASE_MS } from '#server/platform/outbox/claim';
import { call } from '#server/testing/call';
import { makeCustomer, makeOrder, makeReader, makeService } from '#server/testing/factories';
import { leaveRunning, outboxRows } from '#server/testing/outbox-rows';
import { jpeg } from '#server/testing/photos';
import { PROGRAM_ADMIN, type Program } from '#server/testing/program';
import {
  arrivedEmails,
  emailOf,
  emailsDue,
  inParallel,
  newOrder,
  placeAt,
  type SentOrder,
} from '#server/testing/sent-orders';
import { storeResetToken } from '#server/testing/store-reset-token';
import { cookiesOf } from '#server/testing/tokens';
import { startTwoServers, type TwoServers } from '#server/testing/two-servers';
import { normalize, putPhoto, storedFiles, uploadUrl } from '#server/testing/uploads';
import type { Job, Outbox } from '../../../payload-types';

const ORDERS = 500;
const ORDERS_AT_A_KILL = 60;
const KILLED_AFTER = 20;
const TWICE = 10;

const MEMBER = { email: 'member@two.example', password: 'catcher-mitt-1' } as const;

let shop: TwoServers;
let serviceId: string;
let unpaid: Record<UnpaidStep, string>;
beforeAll(async () => {
  shop = await startTwoServers(async (payload) => {
    serviceId = (await makeService(payload)).id;
    await makeCustomer(payload, MEMBER);
    await drawToday(payload);
    unpaid = await leaveUnpaid(payload);
  });
});
afterAll(() => shop.close());

/** Makes a drawing due for the first server that checks. It may be late, and every month has a 28th. */
async function drawToday(payload: Payload): Promise<void> {
  const today = Math.min(new Date().getUTCDate(), 28);
  await payload.updateGlobal({ slug: 'shop-settings', data: { drawingDay: today } });
  for (let n = 0; n < 3; n += 1) {
    const { id } = await makeReader(payload);
    await payload.update({ collection: 'customers', id, data: { mailingListOptIn: true } });
  }
}

/** Makes three unpaid orders due for their next step, for the first server that checks. */
async function leaveUnpaid(payload: Payload): Promise<Record<UnpaidStep, string>> {
  const leave = async (days: number, reminders: number, customerName: string) => {
    const state = { status: 'pending_payment', paymentStatus: 'pending', customerName } as const;
    const { id } = await makeOrder(payload, serviceId, state);
    const [createdAt, remindedAt] = [days, 2].map((age) => new Date(Date.now() - age * DAY_MS).toISOString());
    const data = { createdAt, ...(reminders > 0 && { reminders, remindedAt }) };
    await changeIf(payload, 'orders', id, { data });
    return id;
  };
  return {
    remind: await leave(2, 0, 'Remy Reminded'),
    'remind-last': await leave(13.5, 1, 'Lou Last'),
    close: await leave(15, 2, 'Cleo Closed'),
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const servers = () => [shop.one, shop.other];
const subjects = (wanted: RegExp) => shop.mailServer.delivered.filter(({ subject }) => wanted.test(subject));

it('two servers hold a due drawing once and email it once', async () => {
  await expect.poll(() => subjects(/won our monthly drawing/).length).toBe(1);
  const docs = await findAll(shop.payload, 'drawings');
  expect(docs).toHaveLength(1);
  expect(subjects(/won our monthly drawing/)[0]?.recipients).toEqual([docs[0]?.winnerEmail]);
});

describe('a login on one server', () => {
  const isOpen = async ({ url }: Program, who: 'customer' | 'admin', cookie: string) =>
    (await call(`${url}/api/${who}/check`, { headers: { Cookie: cookie } })).body.isAuthenticated;

  it.each([
    ['customer', MEMBER],
    ['admin', { password: PROGRAM_ADMIN.password }],
  ] as const)('of the %s counts on the other, and a logout there ends it on both', async (who, body) => {
    const { headers } = await call(`${shop.one.url}/api/${who}/login`, { body });
    const cookie = cookiesOf(headers)[0] ?? '';
    expect(await isOpen(shop.other, who, cookie)).toBe(true);
    await call(`${shop.other.url}/api/${who}/logout`, { method: 'POST', headers: { Cookie: cookie } });
    expect(await isOpen(shop.other, who, cookie)).toBe(false);
    expect(await isOpen(shop.one, who, cookie)).toBe(false);
  });

  it('counts as a wrong guess on both', async () => {
    const guess = (server: Program, n: number) =>
      call(`${server.url}/api/customer/login`, {
        body: { email: MEMBER.email, password: `guess-${n}` },
        headers: { 'X-Forwarded-For': '198.51.100.1' },
      });
    const { times } = LIMITS['login-pair'];
    const answers = await Promise.all(
      Array.from({ length: times + 4 }, (_, n) => guess(n % 2 ? shop.one : shop.other, n)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(times);
    for (const server of servers()) expect((await guess(server, 0)).status).toBe(429);
  });
});

describe('one account on two servers at once', () => {
  const NEW_PASSWORD = 'first-base-mitt-2';
  const logIn = async ({ url }: Program, email: string, password: string): Promise<string | undefined> => {
    const { headers } = await call(`${url}/api/customer/login`, { body: { email, password } });
    return cookiesOf(headers)[0];
  };
  const isOpen = async ({ url }: Program, cookie = '') =>
    (await call(`${url}/api/customer/check`, { headers: { Cookie: cookie } })).body.isAuthenticated;

  it('keeps every session of many logins', async () => {
    const { email } = await makeCustomer(shop.payload, { password: MEMBER.password });
    const cookies = await Promise.all(
      Array.from({ length: 8 }, (_, n) => logIn(n % 2 ? shop.one : shop.other, email, MEMBER.password)),
    );
    for (const cookie of cookies) expect(await isOpen(shop.one, cookie)).toBe(true);
  });

  it('keeps changes made during a login', async () => {
    const { id, email } = await makeCustomer(shop.payload, { password: MEMBER.password });
    const cookie = await logIn(shop.one, email, MEMBER.password);
    const under = logIn(shop.one, email, MEMBER.password);
    await pause(30);
    const change = { method: 'PATCH', body: { optIn: true }, headers: { Cookie: cookie ?? '' } };
    await call(`${shop.other.url}/api/customer/mailing-list`, change);
    await call(`${shop.other.url}/api/customer/logout`, { method: 'POST', headers: change.headers });
    expect(await isOpen(shop.other, await under)).toBe(true);
    expect(await isOpen(shop.other, cookie)).toBe(false);
    expect(await shop.payload.findByID({ collection: 'customers', id })).toMatchObject({
      mailingListOptIn: true,
    });
  });

  it.each([0, 15, 40, 70, 100])(
    'accepts only the new password, and no earlier session, when a reset starts %i ms before a login with the old one',
    async (ms) => {
      const { id, email } = await makeCustomer(shop.payload, { password: MEMBER.password });
      const before = await logIn(shop.one, email, MEMBER.password);
      const token = randomUUID();
      await storeResetToken(shop.payload, id, token);
      const reset = call(`${shop.other.url}/api/customer/reset-password`, {
        body: { token, newPassword: NEW_PASSWORD },
      });
      await pause(ms);
      const under = await logIn(shop.one, email, MEMBER.password);
      expect((await reset).body.success).toBe(true);
      for (const cookie of [before, under]) expect(await isOpen(shop.one, cookie)).toBe(false);
      expect(await logIn(shop.one, email, MEMBER.password)).toBeUndefined();
      expect(await isOpen(shop.other, await logIn(shop.one, email, NEW_PASSWORD))).toBe(true);
    },
  );
});

it('two servers send one reminder for an unpaid order and close it once', async () => {
  const { payload } = shop;
  const read = async (id: string) => (await payload.findByID({ collection: 'orders', id, depth: 0 })) ?? null;
  const kinds = async (step: UnpaidStep) => storedHistory(await read(unpaid[step])).map(({ kind }) => kind);
  await expect.poll(async () => (await read(unpaid.close)).status).toBe('canceled');
  await expect.poll(() => subjects(/^Not paid yet/).length).toBeGreaterThan(0);
  await expect.poll(() => subjects(/^Last reminder/).length).toBeGreaterThan(0);
  const jobs = await payload.db.find<Job>({
    collection: 'jobs',
    where: { name: { equals: 'unpaid-orders' } },
  });
  expect(jobs.docs).toHaveLength(1);
  await Promise.all([1, 2].map(() => followUnpaid(payload, new Date(), () => undefined)));
  expect(await kinds('remind')).toEqual(['ordered', 'reminder']);
  expect(await kinds('remind-last')).toEqual(['ordered', 'reminder']);
  expect(await kinds('close')).toEqual(['ordered', 'canceled']);
  const reminded = [unpaid.remind, unpaid['remind-last']];
  await expect.poll(async () => (await unsent(reminded)).length).toBe(0);
  expect(subjects(/^Not paid yet/)).toHaveLength(1);
  expect(subjects(/^Last reminder/)).toHaveLength(1);
  for (const id of Object.values(unpaid))
    await payload.db.deleteOne({ collection: 'orders', where: { id: { equals: id } } });
});

async function photoThroughBoth(): Promise<string> {
  const url = await uploadUrl(shop.one);
  expect(await putPhoto(url, await jpeg(600, 400))).toBe(200);
  const [address = ''] = normalizeAnswer.parse((await normalize(shop.other, [url])).body).normalizedUrls;
  return address;
}

it('two servers show a photo and its thumbnail from the bucket, and keep no files', async () => {
  const photo = await photoThroughBoth();
  for (const { url } of servers())
    for (const address of [photo, thumbnailOf(photo)]) {
      const { status, headers } = await fetch(`${url}${address}`);
      expect([address, status, headers.get('Content-Type')]).toEqual([address, 200, 'image/webp']);
    }
  expect(shop.dataDirs.flatMap(storedFiles)).toEqual([]);
});

async function storedOrders(): Promise<string[]> {
  const docs = await findAll(shop.payload, 'orders');
  return docs.map(({ id }) => id).sort();
}

async function unsent(ids: Iterable<string>): Promise<Outbox[]> {
  const wanted = new Set(ids);
  const rows = await outboxRows(shop.payload, { status: { not_equals: 'sent' } });
  return rows.filter(({ key }) => wanted.has(key.split(':')[0] ?? ''));
}

it(`two servers make ${ORDERS} orders and ${2 * ORDERS} emails of ${ORDERS} orders, even when many are sent twice`, async () => {
  const photos = await Promise.all(Array.from({ length: 5 }, photoThroughBoth));
  const sent = Array.from({ length: ORDERS }, (_, n) =>
    newOrder(serviceId, n % 100 ? [] : [photos[n / 100] ?? '']),
  );
  const acknowledged = new Map<string, SentOrder>();
  await inParallel(sent, async (order, n) => {
    const ids = await Promise.all(
      n % TWICE
        ? [placeAt(n % 2 ? shop.one : shop.other, order)]
        : servers().map((one) => placeAt(one, order)),
    );
    expect(new Set(ids).size).toBe(1);
    acknowledged.set(ids[0] ?? '', order);
  });
  expect(acknowledged.size).toBe(ORDERS);
  expect(await storedOrders()).toEqual([...acknowledged.keys()].sort());
  const waiting = async () => (await unsent(acknowledged.keys())).length;
  await expect.poll(waiting, { interval: 500 }).toBe(0);
  const emails = arrivedEmails(shop.mailServer, acknowledged.keys());
  expect([...emails.keys()].sort()).toEqual(emailsDue(acknowledged));
  expect([...emails].filter(([, times]) => times.length > 1)).toEqual([]);
  expect(shop.dataDirs.flatMap(storedFiles)).toEqual([]);
});

it('a killed server neither loses nor duplicates an acknowledged order, and repeats only the emails it was sending', async () => {
  const before = await storedOrders();
  const acknowledged = new Map<string, SentOrder>();
  let killedAt = 0;
  const orders = Array.from({ length: ORDERS_AT_A_KILL }, () => newOrder(serviceId));
  await inParallel(orders, async (order, n) => {
    const id = await placeAt(n % 2 ? shop.other : shop.one, order).catch((error: unknown) => {
      if (!killedAt || !(error instanceof TypeError)) throw error;
      return placeAt(shop.one, order);
    });
    acknowledged.set(id, order);
    if (acknowledged.size !== KILLED_AFTER) return;
    killedAt = Date.now();
    shop.other.send('SIGKILL');
  });
  await shop.other.ended;
  const added = (await storedOrders()).filter((id) => !before.includes(id));
  expect(added).toEqual([...acknowledged.keys()].sort());

  const ids = [...acknowledged.keys()];
  const isHeld = ({ status, leaseUntil }: Outbox) =>
    status === 'running' && new Date(leaseUntil ?? 0).getTime() <= killedAt + LEASE_MS;
  const othersHold = async () => (await unsent(ids)).filter((row) => !isHeld(row)).length;
  await expect.poll(othersHold, { interval: 500 }).toBe(0);
  const held = await unsent(ids);
  for (const { id } of held) await leaveRunning(shop.payload, id);
  const waiting = async () => (await unsent(ids)).length;
  await expect.poll(waiting, { interval: 500 }).toBe(0);

  const emails = arrivedEmails(shop.mailServer, ids);
  expect([...emails.keys()].sort()).toEqual(emailsDue(acknowledged));
  const mayRepeat = held.map(({ key, recipient }) => emailOf(key, recipient ?? ''));
  const repeated = [...emails].filter(([, times]) => times.length > 1);
  expect(mayRepeat).toEqual(expect.arrayContaining(repeated.map(([email]) => email)));
  for (const [email, times] of repeated) expect([email, new Set(times).size]).toEqual([email, 1]);
});
