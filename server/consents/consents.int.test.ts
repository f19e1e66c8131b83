import { randomUUID } from 'node:crypto';
import type { Where } from 'payload';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_MAILING_LIST_WORDING, COOKIES_WORDING } from '#domain/consents/consent-words';
import { CONSENT_KINDS, type ConsentKind } from '#domain/consents/consents';
import { eraseCustomer } from '#server/own-account/erase-customer';
import { openPhotoStore } from '#server/photos/s3-store';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { clientWith, customerClient, ownerClient, staffClient } from '#server/testing/client';
import { consentRows } from '#server/testing/consent-rows';
import { editorApi } from '#server/testing/editor-api';
import { makeCustomer, makeOrder, makeService, orderBody } from '#server/testing/factories';
import { ten } from '#server/testing/ten-at-once';
import { testShop } from '#server/testing/test-shop';
import { recordConsent, storeConsent } from './record-consent';

const shop = await testShop({}, editorApi);
const { payload } = shop;
const visitor = clientWith(shop);
const owner = await ownerClient(shop);
const service = await makeService(payload);

const { ofCustomer, ofEmail, byEmail } = consentRows(payload);
const someone = () => `${randomUUID()}@test.example`;
const storeOf = (customer: { id: string; email: string }, kind: ConsentKind = 'photos', orderId?: string) =>
  storeConsent(payload, {
    id: randomUUID(),
    kind,
    given: true,
    wording: 'May we?',
    place: 'order-page',
    customerId: customer.id,
    orderId,
    email: customer.email,
  });

describe('cookies', () => {
  const answer = { given: false, at: '2026-11-20T10:00:00.000Z' };
  const logIn = (email: string, cookies?: unknown) =>
    visitor('POST', '/api/customer/login', { email, password: 'secret-1', cookies });

  it('31.3: the answer is recorded at the next login, once, with its own time', async () => {
    const { id, email } = await makeCustomer(payload);
    await logIn(email);
    expect(await ofCustomer(id)).toEqual([]);
    await ten(() => logIn(email, answer));
    await logIn(email, answer);
    expect(await ofCustomer(id)).toMatchObject([
      {
        kind: 'cookies',
        wording: COOKIES_WORDING,
        place: 'cookie-banner',
        given: false,
        at: answer.at,
        email,
      },
    ]);
    await logIn(email, { given: true, at: '2026-11-21T10:00:00.000Z' });
    expect((await ofCustomer(id)).map(({ given }) => given)).toEqual([false, true]);
  });

  it('31.3: a wrong password records nothing, and a clock that is ahead counts as now', async () => {
    const { id, email } = await makeCustomer(payload);
    await visitor('POST', '/api/customer/login', { email, password: 'wrong-one', cookies: answer });
    expect(await ofCustomer(id)).toEqual([]);
    await logIn(email, { given: true, at: '2099-01-01T00:00:00.000Z' });
    const [record] = await ofCustomer(id);
    expect(Date.parse(record?.at ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('31.3: the answer that comes with an order is recorded with it, once', async () => {
    const customerEmail = someone();
    const key = randomUUID();
    const place = () =>
      visitor(
        'POST',
        '/api/orders',
        { ...orderBody(service.id, { customerEmail }), cookies: answer },
        { 'Idempotency-Key': key },
      );
    const { body } = await place();
    await place();
    expect(await ofEmail(customerEmail)).toMatchObject([
      { kind: 'cookies', given: false, orderId: Object(body).orderId },
    ]);
  });
});

describe('recordConsent', () => {
  const consent = {
    kind: 'photos',
    given: true,
    choice: 'without-name',
    wording: 'May we?',
    place: 'order-page',
  } as const;

  it.each<[string, () => Promise<unknown>, number]>([
    ['a change that happened', async () => ({}), 1],
    ["a change that didn't", async () => null, 0],
    ['a refusal', async () => Promise.reject(new ShopError('CONFLICT')), 0],
    [
      'a failure that may have come after the write',
      async () => Promise.reject(new Error('connection lost')),
      1,
    ],
  ])('31.1: %s leaves as many records as there were changes', async (_name, change, records) => {
    const { id, email } = await makeCustomer(payload);
    await Promise.allSettled([
      recordConsent({ payload, consent: { ...consent, customerId: id, email }, change }),
    ]);
    expect((await ofCustomer(id)).length).toBe(records);
  });

  it('31.1: the record is stored before the change', async () => {
    const { id } = await makeCustomer(payload);
    let before = 0;
    await recordConsent({
      payload,
      consent: { ...consent, customerId: id },
      change: async () => {
        before = (await ofCustomer(id)).length;
      },
    });
    expect(before).toBe(1);
  });
});

describe('a record', () => {
  it("31.1: can't be changed, by anyone", async () => {
    const customer = await makeCustomer(payload);
    await storeOf(customer);
    const [record] = await ofCustomer(customer.id);
    if (!record) throw new Error('no record');
    await expect(changeIf(payload, 'consents', record.id, { data: { given: false } })).rejects.toThrow();
    await expect(payload.delete({ collection: 'consents', id: record.id })).rejects.toThrow();
    expect((await owner('PATCH', `/cms/api/consents/${record.id}`, { given: false })).status).toBe(403);
    expect(await ofCustomer(customer.id)).toEqual([record]);
  });

  it('31.4: is shown in the editor to the owner and managers, filtered by kind, and to no one else', async () => {
    const customer = await makeCustomer(payload);
    for (const kind of CONSENT_KINDS) await storeOf(customer, kind);
    const list = `/cms/api/consents?where[and][0][kind][equals]=photos&where[and][1][customerId][equals]=${customer.id}`;
    for (const client of [owner, await staffClient(shop, 'manager')])
      expect((await client('GET', list)).body).toMatchObject({
        docs: [{ kind: 'photos', wording: 'May we?' }],
      });
    for (const client of [await staffClient(shop, 'bench'), await customerClient(shop, customer), visitor])
      expect((await client('GET', list)).status).toBeGreaterThan(400);
  });

  it("31.4: is in the customer's download, with those about their orders, and no one else's", async () => {
    const [customer, other] = [await makeCustomer(payload), await makeCustomer(payload)];
    const order = await makeOrder(payload, service.id, { customer: customer.id });
    await storeOf(other);
    await storeConsent(payload, {
      id: randomUUID(),
      at: '2026-11-20T10:00:00.000Z',
      kind: 'texts',
      given: true,
      wording: 'Text me',
      place: 'order-form',
      orderId: order.id,
      phone: '+12175550123',
      address: '203.0.113.7',
    });
    const client = await customerClient(shop, customer);
    await client('PATCH', '/api/customer/mailing-list', { optIn: true });
    const { body } = await client('GET', '/api/customer/me/export');
    expect(Object(body).consents).toEqual([
      {
        at: expect.any(String),
        kind: 'mailing-list',
        given: true,
        choice: null,
        wording: ACCOUNT_MAILING_LIST_WORDING,
        place: 'account',
        orderId: null,
        email: customer.email,
        phone: null,
        address: null,
      },
      {
        at: '2026-11-20T10:00:00.000Z',
        kind: 'texts',
        given: true,
        choice: null,
        wording: 'Text me',
        place: 'order-form',
        orderId: order.id,
        email: null,
        phone: '+12175550123',
        address: '203.0.113.7',
      },
    ]);
  });

  it('31.4: is removed with an erased customer, even with 100 erased at once, and no one else loses any', async () => {
    const kept = await makeCustomer(payload);
    await storeOf(kept);
    const store = openPhotoStore(shop.settings);
    const gone = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const customer = await makeCustomer(payload);
        const order = await makeOrder(payload, service.id, { customer: customer.id, status: 'shipped' });
        await storeOf(customer);
        await storeOf({ id: randomUUID(), email: customer.email }, 'texts', order.id);
        return { customer: await byEmail(customer.email), order };
      }),
    );
    await Promise.all(gone.map(({ customer }) => eraseCustomer({ payload, store }, customer)));
    const where: Where = {
      or: [
        { customerId: { in: gone.map(({ customer }) => customer.id) } },
        { orderId: { in: gone.map(({ order }) => order.id) } },
        { email: { in: gone.map(({ customer }) => customer.email) } },
      ],
    };
    expect(await payload.db.find({ collection: 'consents', where, pagination: false })).toMatchObject({
      docs: [],
    });
    expect((await ofCustomer(kept.id)).length).toBe(1);
  });

  it('31.4: is removed with a customer or an order that the owner deletes', async () => {
    const customer = await makeCustomer(payload);
    await storeOf(customer);
    await payload.delete({ collection: 'customers', id: customer.id });
    expect(await ofCustomer(customer.id)).toEqual([]);
    const order = await makeOrder(payload, service.id, { paymentStatus: 'pending' });
    await storeOf({ id: randomUUID(), email: someone() }, 'texts', order.id);
    await payload.delete({ collection: 'orders', id: order.id });
    expect(await findAll(payload, 'consents', { orderId: { equals: order.id } })).toEqual([]);
  });
});
