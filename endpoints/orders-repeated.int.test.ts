import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { call } from '#server/testing/call';
import { makeCustomer, makeService, orderBody } from '#server/testing/factories';
import { orderShop } from '#server/testing/order-shop';
import { customerCookie, tokenOf } from '#server/testing/tokens';

const { shop, relace, place, stored } = await orderShop();

describe('POST /api/orders, repeated', () => {
  it('creates one order for 30 simultaneous calls with one key', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        place(orderBody(relace.id, { customerName: 'Thirty Times' }), { 'Idempotency-Key': key }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
    const { totalDocs } = await shop.payload.count({
      collection: 'orders',
      where: { customerName: { equals: 'Thirty Times' } },
    });
    expect(totalDocs).toBe(1);
  });

  it('creates one order and one account for 10 simultaneous calls with one key', async () => {
    const key = randomUUID();
    const body = orderBody(relace.id, { customerEmail: 'ten@test.example', customerPassword: 'secret-1' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => place(body, { 'Idempotency-Key': key })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body: answer }) => answer.orderId)).size).toBe(1);
    const where = { email: { equals: 'ten@test.example' } };
    expect((await shop.payload.count({ collection: 'customers', where })).totalDocs).toBe(1);
  });

  it('returns the same order after the service was deactivated', async () => {
    const service = await makeService(shop.payload);
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await place(orderBody(service.id), headers);
    await shop.payload.update({ collection: 'services', id: service.id, data: { active: false } });
    expect((await place(orderBody(service.id), headers)).body).toEqual(first.body);
  });

  it('rejects an invalid key', async () => {
    expect((await place(orderBody(relace.id), { 'Idempotency-Key': 'x y' })).status).toBe(400);
  });
});

describe('POST /api/orders and accounts', () => {
  it('creates an account, signs it in, and links the order, with no conflict when repeated', async () => {
    const body = orderBody(relace.id, { customerEmail: 'New@Test.example', customerPassword: 'secret-1' });
    const first = await place(body);
    const [cookie = ''] = first.headers.getSetCookie();
    expect(cookie).toMatch(/^shop-customer=[^;]+;.*HttpOnly.*SameSite=Lax/);
    const session = cookie.split(';')[0] ?? '';
    const check = await call(`${shop.url}/api/customer/check`, { headers: { Cookie: session } });
    expect(check.body).toEqual({ isAuthenticated: true });
    const again = await place(body, { Cookie: session });
    expect(again.status).toBe(201);
    const [one, two] = [await stored(first.body.orderId), await stored(again.body.orderId)];
    expect(one.customer).toBeTruthy();
    expect(two.customer).toBe(one.customer);
  });

  it('refuses an email that has an account with 409 and stores nothing', async () => {
    const { email } = await makeCustomer(shop.payload);
    const { status, body } = await place(
      orderBody(relace.id, { customerEmail: email, customerPassword: 'secret-1' }),
    );
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { message: MESSAGES.accountExists, errors: { customerEmail: MESSAGES.accountExists } },
    });
    const where = { customerEmail: { equals: email } };
    expect((await shop.payload.count({ collection: 'orders', where })).totalDocs).toBe(0);
  });

  it('creates no account for a refused order', async () => {
    const body = orderBody(randomUUID(), {
      customerEmail: 'nobody@test.example',
      customerPassword: 'secret-1',
    });
    expect((await place(body)).status).toBe(400);
    const where = { email: { equals: 'nobody@test.example' } };
    expect((await shop.payload.count({ collection: 'customers', where })).totalDocs).toBe(0);
  });

  it("refuses another customer's ID, and ignores one without a session", async () => {
    const [casey, other] = [await makeCustomer(shop.payload), await makeCustomer(shop.payload)];
    const headers = customerCookie(await tokenOf(shop.payload, casey.email));
    expect((await place(orderBody(relace.id, { customerId: other.id }), headers)).status).toBe(403);
    const own = await place(orderBody(relace.id, { customerId: casey.id }), headers);
    expect((await stored(own.body.orderId)).customer).toBe(casey.id);
    const ignored = await place(orderBody(relace.id, { customerId: other.id }));
    expect((await stored(ignored.body.orderId)).customer ?? null).toBeNull();
  });
});

describe('stored text', () => {
  it.each([
    ['🧤🧵 Zoë', '🧤🧵 Zoë'],
    ['<b>bold</b>', '<b>bold</b>'],
    ['O\'Brien -- "x"', 'O\'Brien -- "x"'],
    // Characters that are invisible or can't be stored are dropped or replaced. The text after them stays.
    ['\u202eturned', 'turned'],
    ['a\0b and more', 'ab and more'],
    ['\ud800 half a sign', '\ufffd half a sign'],
  ])('comes back as %j', async (customerName, kept) => {
    const { status, body } = await place(orderBody(relace.id, { customerName }));
    expect(status).toBe(201);
    const { customerName: stored } = await shop.payload.findByID({
      collection: 'orders',
      id: String(body.orderId),
      depth: 0,
    });
    expect(stored).toBe(kept);
  });
});
