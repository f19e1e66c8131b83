import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thumbnailOf } from '#domain/images';
import { IDEMPOTENCY_HEADER, orderAnswer } from '#domain/order-contract';
import { orderNumber } from '#domain/order-number';
import { normalizeAnswer } from '#domain/upload-contract';
import { LIMITS } from '#server/limits/limit-table';
import { LEASE_MS } from '#server/outbox/claim-row';
import { call } from '#server/testing/call';
import { makeCustomer, makeReader, makeService, orderBody } from '#server/testing/factories';
import { leaveRunning, outboxRows } from '#server/testing/outbox-rows';
import { jpeg } from '#server/testing/photos';
import { PROGRAM_ADMIN, type Program } from '#server/testing/program';
import { cookiesOf } from '#server/testing/tokens';
import { startTwoServers, type TwoServers } from '#server/testing/two-servers';
import { normalize, putPhoto, storedFiles, uploadUrl } from '#server/testing/uploads';
import type { Drawing, Order, Outbox } from '../../payload-types';

const ORDERS = 500;
const ORDERS_AT_A_KILL = 60;
const KILLED_AFTER = 20;
const CLIENTS = 16;
/** Every so manieth order is sent to both servers at the same moment. */
const TWICE = 10;
const MAILS_MS = 60_000;

const MEMBER = { email: 'member@two.example', password: 'catcher-mitt-1' } as const;

let shop: TwoServers;
let serviceId: string;
beforeAll(async () => {
  shop = await startTwoServers(async (payload) => {
    serviceId = (await makeService(payload)).id;
    await makeCustomer(payload, MEMBER);
    await drawToday(payload);
  });
});
afterAll(() => shop.close());

/** Leaves a drawing to be made by whichever server looks first; every month has a 28th, and it may be late. */
async function drawToday(payload: Payload): Promise<void> {
  const today = Math.min(new Date().getUTCDate(), 28);
  await payload.updateGlobal({ slug: 'shop-settings', data: { drawingDay: today } });
  for (let n = 0; n < 3; n += 1) {
    const { id } = await makeReader(payload);
    await payload.update({ collection: 'customers', id, data: { mailingListOptIn: true } });
  }
}

const servers = () => [shop.one, shop.other];
const subjects = (wanted: RegExp) => shop.office.delivered.filter(({ subject }) => wanted.test(subject));

it('a drawing that is due when both start is made once and mailed once', async () => {
  await expect.poll(() => subjects(/won our monthly drawing/).length, { timeout: 20_000 }).toBe(1);
  const { docs } = await shop.payload.db.find<Drawing>({ collection: 'drawings', pagination: false });
  expect(docs).toHaveLength(1);
  expect(subjects(/won our monthly drawing/)[0]?.recipients).toEqual([docs[0]?.winnerEmail]);
});

describe('a login at one server', () => {
  const isOpen = async ({ url }: Program, who: 'customer' | 'admin', cookie: string) =>
    (await call(`${url}/api/${who}/check`, { headers: { Cookie: cookie } })).body.isAuthenticated;

  it.each([
    ['customer', MEMBER],
    ['admin', { password: PROGRAM_ADMIN.password }],
  ] as const)('of the %s counts at the other, and a logout there ends it here', async (who, body) => {
    const { headers } = await call(`${shop.one.url}/api/${who}/login`, { body });
    const cookie = cookiesOf(headers)[0] ?? '';
    expect(await isOpen(shop.other, who, cookie)).toBe(true);
    await call(`${shop.other.url}/api/${who}/logout`, { method: 'POST', headers: { Cookie: cookie } });
    expect(await isOpen(shop.other, who, cookie)).toBe(false);
    // The owner's session is looked up anew every 2 seconds.
    await expect.poll(() => isOpen(shop.one, who, cookie), { timeout: 4_000 }).toBe(false);
  });

  it('is one more of the wrong ones at both', async () => {
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

/** A photo whose address is given by one server and which the other takes. */
async function photoThroughBoth(): Promise<string> {
  const url = await uploadUrl(shop.one);
  expect(await putPhoto(url, await jpeg(600, 400))).toBe(200);
  const [address = ''] = normalizeAnswer.parse((await normalize(shop.other, [url])).body).normalizedUrls;
  return address;
}

it('a photo that one server took is shown by both, small as well, and lies with neither', async () => {
  const photo = await photoThroughBoth();
  for (const { url } of servers())
    for (const address of [photo, thumbnailOf(photo)]) {
      const { status, headers } = await fetch(`${url}${address}`);
      expect([address, status, headers.get('Content-Type')]).toEqual([address, 200, 'image/webp']);
    }
  expect(shop.dataDirs.flatMap(storedFiles)).toEqual([]);
});

interface Sent {
  key: string;
  email: string;
  address: string;
  photos: string[];
}

let people = 0;
const newOrder = (photos: string[] = []): Sent => {
  people += 1;
  return {
    key: randomUUID(),
    email: `robin-${people}@two.example`,
    address: `10.0.${Math.floor(people / 200)}.${people % 200}`,
    photos,
  };
};

/** Sends an order to a server, which acknowledges it. Throws a TypeError when the server is gone. */
async function place({ url }: Program, { key, email, address, photos }: Sent): Promise<string> {
  const item = { serviceId, gloveDetails: 'A 12 inch infield glove', gloveImages: photos };
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key, 'X-Forwarded-For': address },
    body: JSON.stringify(orderBody(serviceId, { customerEmail: email, items: [item] })),
  });
  const answer: unknown = await response.json();
  expect({ status: response.status, answer }).toMatchObject({ status: 201 });
  return orderAnswer.parse(answer).orderId;
}

/** Several customers at once, each with one order after the other. */
async function inParallel(orders: Sent[], order: (sent: Sent, n: number) => Promise<void>): Promise<void> {
  const waiting = orders.entries();
  const client = async () => {
    for (const [n, sent] of waiting) await order(sent, n);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/** The ids of all orders. */
async function storedOrders(): Promise<string[]> {
  const { docs } = await shop.payload.db.find<Order>({ collection: 'orders', pagination: false });
  return docs.map(({ id }) => id).sort();
}

const mailOf = (orderId: string, to: string) => `${orderNumber(orderId)} to ${to}`;

/** The Message-IDs of each mail about an order that arrived, once for each time. */
function arrived(ids: Iterable<string>): Map<string, string[]> {
  const numbers = new Set(Array.from(ids, orderNumber));
  const mails = new Map<string, string[]>();
  for (const { subject, recipients, messageId } of shop.office.delivered) {
    const [number = ''] = /[0-9A-F]{8}/.exec(subject) ?? [];
    if (!numbers.has(number)) continue;
    const mail = mailOf(number, recipients.join());
    mails.set(mail, [...(mails.get(mail) ?? []), messageId]);
  }
  return mails;
}

/** One to the customer and one to the owner for each order, in no order. */
const mailsDue = (orders: Map<string, Sent>) =>
  [...orders].flatMap(([id, { email }]) => [mailOf(id, email), mailOf(id, PROGRAM_ADMIN.email)]).sort();

/** What still waits of these orders' events and mails. */
async function unsent(ids: Iterable<string>): Promise<Outbox[]> {
  const wanted = new Set(ids);
  const rows = await outboxRows(shop.payload, { status: { not_equals: 'sent' } });
  return rows.filter(({ key }) => wanted.has(key.split(':')[0] ?? ''));
}

it(`${ORDERS} orders through both at once are ${ORDERS} orders and ${2 * ORDERS} mails, although many come twice`, async () => {
  const photos = await Promise.all(Array.from({ length: 5 }, photoThroughBoth));
  const sent = Array.from({ length: ORDERS }, (_, n) => newOrder(n % 100 ? [] : [photos[n / 100] ?? '']));
  const acknowledged = new Map<string, Sent>();
  await inParallel(sent, async (order, n) => {
    const ids = await Promise.all(
      n % TWICE ? [place(n % 2 ? shop.one : shop.other, order)] : servers().map((one) => place(one, order)),
    );
    expect(new Set(ids).size).toBe(1);
    acknowledged.set(ids[0] ?? '', order);
  });
  expect(acknowledged.size).toBe(ORDERS);
  expect(await storedOrders()).toEqual([...acknowledged.keys()].sort());
  const waiting = async () => (await unsent(acknowledged.keys())).length;
  await expect.poll(waiting, { timeout: MAILS_MS, interval: 500 }).toBe(0);
  const mails = arrived(acknowledged.keys());
  expect([...mails.keys()].sort()).toEqual(mailsDue(acknowledged));
  expect([...mails].filter(([, times]) => times.length > 1)).toEqual([]);
  expect(shop.dataDirs.flatMap(storedFiles)).toEqual([]);
});

it('one is killed: no acknowledged order is lost or doubled, and only a mail it had in hand may come again, under its Message-ID', async () => {
  const before = await storedOrders();
  const acknowledged = new Map<string, Sent>();
  let killedAt = 0;
  const orders = Array.from({ length: ORDERS_AT_A_KILL }, () => newOrder());
  await inParallel(orders, async (order, n) => {
    const id = await place(n % 2 ? shop.other : shop.one, order).catch((error: unknown) => {
      if (!killedAt || !(error instanceof TypeError)) throw error;
      return place(shop.one, order);
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
  await expect.poll(othersHold, { timeout: MAILS_MS, interval: 500 }).toBe(0);
  // What the killed server had in hand is free when its lease is over; nobody waits a minute here.
  const inHand = await unsent(ids);
  for (const { id } of inHand) await leaveRunning(shop.payload, id);
  const waiting = async () => (await unsent(ids)).length;
  await expect.poll(waiting, { timeout: MAILS_MS, interval: 500 }).toBe(0);

  const mails = arrived(ids);
  expect([...mails.keys()].sort()).toEqual(mailsDue(acknowledged));
  const mayComeAgain = inHand.map(({ key, recipient }) => mailOf(key, recipient ?? ''));
  const cameAgain = [...mails].filter(([, times]) => times.length > 1);
  expect(mayComeAgain).toEqual(expect.arrayContaining(cameAgain.map(([mail]) => mail)));
  for (const [mail, times] of cameAgain) expect([mail, new Set(times).size]).toEqual([mail, 1]);
});
