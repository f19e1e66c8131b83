import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { customerMe } from '#domain/customers/account-contract';
import { orderView } from '#domain/orders/order-view';
import { UNTOUCHED } from '#domain/testing/samples';
import { MESSAGES } from '#domain/words/shop-texts';
import { call } from '#server/testing/call';
import { type Client, customerClient, ownerClient } from '#server/testing/client';
import { makeCustomer, makeLaceColor, makeOrder, makeService, orderBody } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import { adminTokenOf, cookiesOf, customerCookie, SECRET_FIELDS, tokenOf } from '#server/testing/tokens';
import { wordsStored } from '#server/testing/words-stored';
import type { Customer } from '../payload-types';

const shop = await testShop();
const admin = await adminTokenOf(shop.payload);

const signedIn = async (data: Partial<Customer> = {}) => {
  const customer = await makeCustomer(shop.payload, data);
  return { customer, headers: customerCookie(await tokenOf(shop.payload, customer.email)) };
};
const strictList = z.array(orderView.strict());
const ordersOf = async (headers: Record<string, string>) => {
  const response = await fetch(`${shop.url}/api/customer/orders`, { headers });
  const text = await response.text();
  expect(text).not.toMatch(SECRET_FIELDS);
  expect(text).not.toMatch(/idempotencyKey|serviceName|"price"/);
  return { status: response.status, orders: strictList.parse(JSON.parse(text)) };
};

describe('GET /api/customer/orders', () => {
  it("returns only the customer's own orders, newest first, whatever their email", async () => {
    const { customer, headers } = await signedIn();
    const { customer: other } = await signedIn();
    const service = await makeService(shop.payload);
    const own: string[] = [];
    for (const total of [1, 2, 3])
      own.push((await makeOrder(shop.payload, service.id, { customer: customer.id, total })).id);
    await makeOrder(shop.payload, service.id, { customer: other.id, customerEmail: customer.email });
    await makeOrder(shop.payload, service.id, { customerEmail: customer.email });
    const { status, orders } = await ordersOf(headers);
    expect({ status, ids: orders.map(({ id }) => id) }).toEqual({ status: 200, ids: own.reverse() });
    expect(orders.every(({ customerId }) => customerId === customer.id)).toBe(true);
  });

  it('returns a wizard order with every documented field', async () => {
    const { customer, headers } = await signedIn();
    const service = await makeService(shop.payload);
    const color = await makeLaceColor(shop.payload);
    const gloveDetails = 'A 12 inch infield glove';
    const { body } = await call(`${shop.url}/api/orders`, {
      headers,
      body: orderBody(service.id, {
        customerId: customer.id,
        items: [{ serviceId: service.id, laceColorId: color.id, gloveDetails }],
      }),
    });
    const { orders } = await ordersOf(headers);
    expect(orders).toEqual([
      {
        id: body.orderId,
        version: 0,
        customerId: customer.id,
        customerName: 'Robin Shortstop',
        customerEmail: 'robin@test.example',
        customerPhone: '555 010 2030',
        items: [
          {
            id: expect.any(String),
            serviceId: service.id,
            laceColorId: color.id,
            gloveDetails,
            specialInstructions: null,
            gloveImages: [],
          },
        ],
        deliveryMethod: 'dropoff',
        shippingAddress: null,
        discountCode: null,
        discountAmount: 0,
        subtotal: 6500,
        total: 6500,
        shippingCharge: 0,
        rushCharge: 0,
        isRush: false,
        status: 'not_received',
        paymentStatus: 'pending',
        amountPaid: 0,
        amountDue: 6500,
        ...UNTOUCHED,
        createdAt: expect.any(String),
      },
    ]);
  });

  it('is empty for a new account, and no query widens it', async () => {
    const { headers } = await signedIn();
    expect((await ordersOf(headers)).orders).toEqual([]);
    const response = await fetch(`${shop.url}/api/customer/orders?where[id][exists]=true&customer=`, {
      headers,
    });
    expect(await response.json()).toEqual([]);
  });

  it("returns the customer's orders to a browser with both sessions", async () => {
    const { headers } = await signedIn();
    expect((await ordersOf({ Cookie: `${headers.Cookie}; payload-token=${admin}` })).orders).toEqual([]);
  });
});

describe('PATCH /api/customer/mailing-list', () => {
  const patch = (body: unknown, headers: Record<string, string> = {}) =>
    call(`${shop.url}/api/customer/mailing-list`, { method: 'PATCH', body, headers });
  const stored = (id: string) =>
    shop.payload.db.findOne<Customer>({ collection: 'customers', where: { id: { equals: id } } });

  it.each([
    [true, 1],
    [1, 1],
    [false, 0],
    [0, 0],
  ])('stores %j as %j with the time of leaving, and changes nothing else', async (optIn, flag) => {
    const { customer, headers } = await signedIn({ mailingListOptIn: !flag, phone: '555 010 2030' });
    const before = await stored(customer.id);
    const { status, body } = await patch(
      { optIn, name: 'Mallory', id: 'x', email: 'm@test.example' },
      headers,
    );
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id: customer.id,
        name: 'Casey Catcher',
        email: customer.email,
        phone: '555 010 2030',
        shippingAddress: null,
        mailingListOptIn: flag,
      },
    });
    const after = await stored(customer.id);
    const unsubscribedAt = flag ? null : expect.any(String);
    expect(after).toEqual({
      ...before,
      version: (before?.version ?? 0) + 1,
      mailingListOptIn: flag === 1,
      unsubscribedAt,
      updatedAt: after?.updatedAt,
    });
    const me = await call(`${shop.url}/api/customer/me`, { headers });
    expect(me.body.mailingListOptIn).toBe(flag);
  });

  it.each([[{}], [{ optIn: 'yes' }], [{ optIn: 2 }], [{ optIn: null }], [[]], ['true']])(
    'rejects %j with 400 and stores nothing',
    async (body) => {
      const { customer, headers } = await signedIn();
      expect((await patch(body, headers)).status).toBe(400);
      expect(await stored(customer.id)).toMatchObject({ mailingListOptIn: false });
    },
  );

  it('is saved along with a simultaneous login', async () => {
    const { customer, headers } = await signedIn();
    const login = call(`${shop.url}/api/customer/login`, {
      body: { email: customer.email, password: 'secret-1' },
    });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect((await patch({ optIn: true }, headers)).status).toBe(200);
    const Cookie = cookiesOf((await login).headers)[0] ?? '';
    expect(await stored(customer.id)).toMatchObject({ mailingListOptIn: true });
    expect((await call(`${shop.url}/api/customer/me`, { headers: { Cookie } })).status).toBe(200);
  });
});

const owner = await ownerClient(shop);
const relacing = await makeService(shop.payload);

const HOME = '1 Ball Park\nCooperstown, NY 13326';
const shipped = (changes = {}) =>
  orderBody(relacing.id, {
    deliveryMethod: 'ship',
    paymentMethod: 'paypal',
    shippingAddress: HOME,
    ...changes,
  });
const addressOf = async (client: Client) =>
  z.strictObject(customerMe.shape).parse((await client('GET', '/api/customer/me')).body).shippingAddress;

async function signIn(data = {}) {
  const customer = await makeCustomer(shop.payload, data);
  return { customer, client: await customerClient(shop, customer) };
}

describe("a customer's last address (rule 30.3)", () => {
  it('is saved from an order with shipping, but not from a drop-off', async () => {
    const { customer, client } = await signIn();
    const order = (changes = {}) => shipped({ customerId: customer.id, ...changes });
    expect(await addressOf(client)).toBeNull();
    await client('POST', '/api/orders', order());
    expect(await addressOf(client)).toBe(HOME);
    await client('POST', '/api/orders', order({ deliveryMethod: 'dropoff', paymentMethod: 'pay_in_person' }));
    expect(await addressOf(client)).toBe(HOME);
    await client('POST', '/api/orders', order({ shippingAddress: 'PSC 3\nAPO, AE 09012' }));
    expect(await addressOf(client)).toBe('PSC 3\nAPO, AE 09012');
  });

  it('is saved for an account that the order creates, but never for a guest', async () => {
    const customerEmail = 'new-address@test.example';
    const placed = await call(`${shop.url}/api/orders`, {
      body: shipped({ customerEmail, customerPassword: 'secret-1' }),
      headers: { 'Idempotency-Key': randomUUID() },
    });
    const Cookie = placed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const me = await call(`${shop.url}/api/customer/me`, { headers: { Cookie } });
    expect(me.body).toMatchObject({ shippingAddress: HOME });
    const { customer, client } = await signIn();
    await call(`${shop.url}/api/orders`, { body: shipped({ customerEmail: customer.email }) });
    expect(await addressOf(client)).toBeNull();
  });

  it('can be changed and removed, and changes nothing else', async () => {
    const { client } = await signIn({ phone: '555 777 8888' });
    const patch = (shippingAddress: unknown) => client('PATCH', '/api/customer/me', { shippingAddress });
    expect(await patch(` ${HOME} `)).toMatchObject({
      status: 200,
      body: { shippingAddress: HOME, phone: '555 777 8888' },
    });
    for (const none of [null, '', '  ']) {
      await patch(HOME);
      expect(await patch(none)).toMatchObject({ status: 200, body: { shippingAddress: null } });
    }
  });

  it.each([
    ['See www.example.com\nHere, NY 13326', MESSAGES.pageAddress],
    ['x'.repeat(4001), MESSAGES.textTooLong],
    [5, MESSAGES.enterText],
  ])('refuses %j', async (shippingAddress, message) => {
    const { client } = await signIn();
    expect(await client('PATCH', '/api/customer/me', { shippingAddress })).toMatchObject({
      status: 400,
      body: { errors: { shippingAddress: message } },
    });
  });

  it("is in the customer's download and the owner's list, and is removed when they erase their account", async () => {
    const street = `${randomUUID()} Ball Park`;
    const { customer, client } = await signIn({ shippingAddress: `${street}\nCooperstown, NY 13326` });
    expect((await client('GET', '/api/customer/me/export')).body).toMatchObject({
      account: { shippingAddress: `${street}\nCooperstown, NY 13326` },
    });
    const listed = await owner('GET', `/api/customers?search=${customer.email}`);
    expect(listed.body).toMatchObject([{ shippingAddress: `${street}\nCooperstown, NY 13326` }]);
    await client('POST', '/api/customer/me/erase', { password: 'secret-1' });
    expect(await wordsStored(shop.payload, street)).toEqual([]);
  });
});
