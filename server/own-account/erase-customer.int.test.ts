import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedOrderItems } from '#domain/orders/order-contract';
import { ERASED } from '#domain/own-account/erasure';
import { MESSAGES } from '#domain/words/shop-texts';
import { openPhotoStore } from '#server/photos/s3-store';
import { findAll } from '#server/platform/database/find';
import { enqueue } from '#server/platform/outbox/enqueue';
import { asAdmin } from '#server/testing/callers';
import {
  type Client,
  clientWith,
  customerClient,
  ownerClient,
  signedInCustomer,
} from '#server/testing/client';
import { deliver, emptyMailbox } from '#server/testing/deliver';
import { makeOrder, makePhoto, makeService } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';
import { sessionsOf } from '#server/testing/tokens';
import { wordsStored } from '#server/testing/words-stored';
import type { Customer, Order } from '../../payload-types';
import { finishErasures } from './erase-customer';

const shop = await testShop();
const visitor = clientWith(shop);
const serviceId = (await makeService(shop.payload)).id;
beforeEach(() => emptyMailbox(shop));

const signIn = (data?: Partial<Customer>) => signedInCustomer(shop, data);
const erase = (client: Client, password = 'secret-1') =>
  client('POST', '/api/customer/me/erase', { password });
const account = (id: string) =>
  shop.payload.db.findOne<Customer>({ collection: 'customers', where: { id: { equals: id } } });
const order = (id: string) => shop.payload.findByID({ collection: 'orders', id, showHiddenFields: true });
const finish = () =>
  finishErasures({
    payload: shop.payload,
    store: openPhotoStore(shop.settings),
    tally: () => undefined,
  });

async function orderOf(customer: Customer, data: Partial<Order> = {}): Promise<Order> {
  const photo = await makePhoto(shop.payload);
  return makeOrder(shop.payload, serviceId, {
    customer: customer.id,
    customerName: 'Casey Catcher',
    customerEmail: customer.email,
    deliveryMethod: 'ship',
    shippingAddress: '1 Ball Park\nCooperstown, NY 13326',
    status: 'shipped',
    trackingNumber: '9400 1000',
    items: [
      { serviceId, gloveDetails: "Casey's first mitt", specialInstructions: 'Call me', gloveImages: [photo] },
    ],
    beforeImages: [await makePhoto(shop.payload)],
    afterImages: [await makePhoto(shop.payload)],
    ...data,
  });
}

async function messageTo(customerIds: string[]): Promise<string> {
  const id = randomUUID();
  const data = { id, subject: 'For you', body: 'Your mitt', customerIds, contentHash: id, key: id };
  await shop.payload.db.create({ collection: 'messages', data });
  return id;
}

const erasedOrder = {
  customerName: ERASED.name,
  customerEmail: ERASED.email,
  customerPhone: ERASED.phone,
  beforeImages: [],
  afterImages: [],
  status: 'shipped',
  paymentStatus: 'succeeded',
  total: 8000,
};

describe('POST /api/customer/me/erase', () => {
  it('erases the person everywhere, keeps the orders for the books, and signs out', async () => {
    const { customer, client } = await signIn({ mailingListOptIn: true, phone: '555 777 8888' });
    await customerClient(shop, customer);
    const { id } = await orderOf(customer);
    const [alone, together] = [await messageTo([customer.id]), await messageTo([customer.id, randomUUID()])];
    const won = { month: '2026-05', prize: 'A relace', entrants: 1, entrantsHash: 'x' };
    const winner = { winner: customer.id, winnerName: customer.name, winnerEmail: customer.email };
    await shop.payload.db.create({
      collection: 'drawings',
      data: { id: randomUUID(), ...won, ...winner },
    });
    await client('POST', '/api/customer/me/email', { email: 'next@erased.example', password: 'secret-1' });
    const answer = await erase(client);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(answer.headers.getSetCookie().join()).toMatch(/shop-customer=;/);
    expect((await client('GET', '/api/customer/me')).status).toBe(401);
    expect([await account(customer.id), await sessionsOf(shop.payload, customer.email)]).toEqual([null, []]);
    const stored = await order(id);
    expect(stored).toMatchObject(erasedOrder);
    expect([stored.customer ?? null, stored.shippingAddress ?? null, stored.trackingNumber ?? null]).toEqual([
      null,
      null,
      null,
    ]);
    expect(storedOrderItems.parse(stored.items)).toMatchObject([
      { serviceId, gloveDetails: ERASED.text, specialInstructions: null, gloveImages: [] },
    ]);
    const personalData = [
      'Casey Catcher',
      customer.email,
      '555 777 8888',
      'casey catcher',
      'Cooperstown',
      'first mitt',
    ];
    expect(
      await wordsStored(
        shop.payload,
        ...personalData,
        'next@erased.example',
        'Call me',
        '9400 1000',
        '94001000',
      ),
    ).toEqual([]);
    const subject = async (message: string) =>
      (await shop.payload.findByID({ collection: 'messages', id: message })).subject;
    expect([await subject(alone), await subject(together)]).toEqual([ERASED.text, 'For you']);
  });

  it('deletes the order photos that nothing else shows', async () => {
    const { customer, client } = await signIn();
    const { items, beforeImages, afterImages } = await orderOf(customer);
    const photos = [...JSON.stringify([items, beforeImages, afterImages]).matchAll(/\/media\/[^"]+/g)];
    const [shown = '', ...removed] = photos.map(([photo]) => photo);
    await shop.payload.create({ collection: 'gallery', data: { title: 'Mitts', imageUrls: [shown] } });
    await erase(client);
    const docs = await findAll(shop.payload, 'uploads');
    const left = docs.map(({ id }) => `/media/${id}.webp`);
    expect([left.includes(shown), removed.filter((photo) => left.includes(photo)), removed.length]).toEqual([
      true,
      [],
      2,
    ]);
  });

  it('stops all emails to the customer, whatever happens to the orders', async () => {
    const { customer, client } = await signIn();
    const { id } = await orderOf(customer);
    const { payload } = shop;
    const key = `${randomUUID()}:message:${customer.id}`;
    await enqueue(payload, 'mail:welcome', { key, data: {}, recipient: customer.email });
    await erase(client);
    const owner = await ownerClient(shop);
    expect((await owner('PATCH', `/api/orders/${id}/status`, { status: 'canceled' })).status).toBe(200);
    expect((await deliver(shop)).filter(({ to }) => to !== 'owner@test.example')).toEqual([]);
    expect((await outboxRows(payload)).find((row) => row.key === key)).toMatchObject({ status: 'dropped' });
  });

  it('leaves orders that can be saved in the editor', async () => {
    const { customer, client } = await signIn();
    const { id } = await orderOf(customer, { deliveryMethod: 'dropoff', shippingAddress: null });
    await erase(client);
    const data = { status: 'canceled' } as const;
    const as = await asAdmin(shop.payload);
    expect(await shop.payload.update({ collection: 'orders', id, data, ...as })).toMatchObject(data);
  });

  it('answers a wrong password with a 200 error message and erases nothing', async () => {
    const { customer, client } = await signIn();
    const body = { success: false, message: MESSAGES.wrongPassword };
    expect(await erase(client, 'wrong-one')).toMatchObject({ status: 200, body });
    const stored = await account(customer.id);
    expect([stored?.email, stored?.erasingSince ?? null]).toEqual([customer.email, null]);
  });

  it.each<[string, Partial<Order>]>([
    ['a glove at the shop', { status: 'received' }],
    ['a glove on the bench', { status: 'in-progress' }],
    ['a glove on its way', { status: 'not_received' }],
    ['an unpaid order', { paymentStatus: 'pending' }],
    ['an unsettled payment', { status: 'canceled', paymentProblem: 'Paid twice' }],
  ])('answers 409 for a customer with %s and erases nothing', async (_what, data) => {
    const { customer, client } = await signIn();
    await orderOf(customer);
    const { id } = await orderOf(customer, data);
    const body = { code: 'OPEN_ORDERS', message: MESSAGES.openOrders };
    expect(await erase(client)).toMatchObject({ status: 409, body });
    expect((await order(id)).customerName).toBe('Casey Catcher');
    expect((await client('GET', '/api/customer/me')).status).toBe(200);
  });

  it('answers 409 for a pending payment', async () => {
    const { customer, client } = await signIn();
    const { id } = await orderOf(customer, { status: 'canceled' });
    const attempt = { orderId: id, number: 1, amount: 1, refusals: 0, wasDeclined: false };
    await shop.payload.db.create({
      collection: 'payment-attempts',
      data: { id: randomUUID(), key: `${id}:1`, status: 'pending', ...attempt },
    });
    expect((await erase(client)).status).toBe(409);
  });

  it("leaves other customers' data alone", async () => {
    const [{ customer, client }, { customer: other }] = [await signIn(), await signIn()];
    const theirs = await orderOf(other);
    await orderOf(customer);
    await erase(client);
    expect(await order(theirs.id)).toMatchObject({ customerEmail: other.email, trackingNumber: '9400 1000' });
    expect(await account(other.id)).toMatchObject({ email: other.email });
  });
});

describe('an interrupted erasure', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is finished by the job after %i writes', async (writes) => {
    const { customer, client } = await signIn();
    const ids = [(await orderOf(customer)).id, (await orderOf(customer)).id];
    await messageTo([customer.id]);
    const { updateOne } = shop.payload.db;
    let done = 0;
    const killed = vi.spyOn(shop.payload.db, 'updateOne').mockImplementation((args) => {
      if (args.collection === 'sessions') return updateOne(args);
      done += 1;
      return done > writes ? Promise.reject(new Error('killed')) : updateOne(args);
    });
    const { status } = await erase(client);
    killed.mockRestore();
    expect(status).toBe(done > writes ? 500 : 200);
    expect((await client('GET', '/api/customer/me')).status).toBe(401);
    const { email } = customer;
    const login = await visitor('POST', '/api/customer/login', { email, password: 'secret-1' });
    expect(login.body).toMatchObject({ success: false });
    await finish();
    await finish();
    expect(await account(customer.id)).toBeNull();
    for (const id of ids) expect(await order(id)).toMatchObject(erasedOrder);
    expect(await wordsStored(shop.payload, email)).toEqual([]);
  });

  it('is finished by the job if only the account is left', async () => {
    const { customer, client } = await signIn();
    const { id } = await orderOf(customer);
    const { deleteOne } = shop.payload.db;
    const killed = vi
      .spyOn(shop.payload.db, 'deleteOne')
      .mockImplementation((args) =>
        args.collection === 'customers' ? Promise.reject(new Error('killed')) : deleteOne(args),
      );
    await erase(client);
    killed.mockRestore();
    expect(await account(customer.id)).not.toBeNull();
    await finish();
    expect([await account(customer.id), (await order(id)).customerName]).toEqual([null, ERASED.name]);
  });

  it('waits for an order placed at the same moment', async () => {
    const { customer, client } = await signIn();
    const done = await orderOf(customer);
    const { payload } = shop;
    const erasingSince = new Date().toISOString();
    await setRow(payload, 'customers', customer.id, { erasingSince });
    const late = await orderOf(customer, { status: 'received' });
    await finish();
    expect(await order(done.id)).toMatchObject(erasedOrder);
    expect(await order(late.id)).toMatchObject({ customerName: 'Casey Catcher' });
    expect(await account(customer.id)).not.toBeNull();
    expect((await client('GET', '/api/customer/check')).status).toBe(200);
    await setRow(payload, 'orders', late.id, { status: 'shipped' });
    await finish();
    expect([await account(customer.id), (await order(late.id)).customerName]).toEqual([null, ERASED.name]);
  });

  it('sends no password reset link', async () => {
    const { customer } = await signIn();
    const erasingSince = new Date().toISOString();
    await setRow(shop.payload, 'customers', customer.id, { erasingSince });
    await visitor('POST', '/api/customer/forgot-password', { email: customer.email });
    expect(await deliver(shop)).toEqual([]);
  });

  it('runs once when started several times at once', async () => {
    const { customer, client } = await signIn();
    const { id } = await orderOf(customer);
    await Promise.all([erase(client), erase(client), finish(), finish()]);
    expect([await account(customer.id), (await order(id)).customerName]).toEqual([null, ERASED.name]);
  });
});
