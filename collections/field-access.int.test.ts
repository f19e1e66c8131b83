import { randomUUID } from 'node:crypto';
import type { Where } from 'payload';
import { describe, expect, it } from 'vitest';
import { orderNumber } from '#domain/orders/order-number';
import { asAdmin, asAnonymous, asCustomer } from '#server/testing/callers';
import { makeCustomer, makeDiscount, makeLaceColor, makeOrder, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

const SECRETS = ['hash', 'salt', 'password', 'resetPasswordToken', 'signupKey', 'idempotencyKey'];

const shop = await testShop();
const admin = await asAdmin(shop.payload);
const casey = await makeCustomer(shop.payload, { signupKey: 'signup-key-of-casey' });
const other = await makeCustomer(shop.payload);
const service = await makeService(shop.payload);

describe('what a customer reads', () => {
  it('own orders, never those of another customer or of nobody', async () => {
    const own = await makeOrder(shop.payload, service.id, { customer: casey.id });
    const foreign = await makeOrder(shop.payload, service.id, { customer: other.id });
    const guest = await makeOrder(shop.payload, service.id);
    const { docs } = await shop.payload.find({ collection: 'orders', depth: 0, ...asCustomer(casey) });
    expect(docs.map(({ id }) => id)).toEqual([own.id]);
    for (const { id } of [foreign, guest]) {
      const read = shop.payload.findByID({
        collection: 'orders',
        id,
        disableErrors: true,
        ...asCustomer(casey),
      });
      expect(await read).toBeNull();
    }
  });

  it('finds nothing of others by searching for it', async () => {
    await makeOrder(shop.payload, service.id, { customer: other.id, customerPhone: '555 999 8888' });
    const where: Where = {
      or: [{ customerPhone: { like: '555 999' } }, { 'customer.email': { equals: other.email } }],
    };
    const { totalDocs } = await shop.payload.count({ collection: 'orders', where, ...asCustomer(casey) });
    expect(totalDocs).toBe(0);
    await expect(
      shop.payload.count({
        collection: 'customers',
        where: { email: { equals: other.email } },
        ...asCustomer(casey),
      }),
    ).resolves.toEqual({ totalDocs: 0 });
  });

  it('the own account alone', async () => {
    const { docs } = await shop.payload.find({ collection: 'customers', depth: 0, ...asCustomer(casey) });
    expect(docs.map(({ email }) => email)).toEqual([casey.email]);
  });
});

describe('fields that never come out', () => {
  it.each(['customers', 'admins', 'orders'] as const)('%s, for the owner', async (collection) => {
    await makeOrder(shop.payload, service.id, { idempotencyKey: randomUUID() });
    for (const showHiddenFields of [false, true]) {
      const { docs } = await shop.payload.find({ collection, depth: 2, showHiddenFields, ...admin });
      expect(docs.length).toBeGreaterThan(0);
      for (const doc of docs)
        for (const secret of showHiddenFields ? ['signupKey', 'idempotencyKey'] : SECRETS) {
          expect(doc).not.toHaveProperty(secret);
        }
    }
  });

  it('orders and the own account, for the customer', async () => {
    const { id } = await makeOrder(shop.payload, service.id, {
      customer: casey.id,
      idempotencyKey: randomUUID(),
    });
    const order = await shop.payload.findByID({ collection: 'orders', id, depth: 2, ...asCustomer(casey) });
    const account = await shop.payload.findByID({
      collection: 'customers',
      id: casey.id,
      ...asCustomer(casey),
    });
    for (const doc of [order, order.customer, account]) {
      for (const secret of SECRETS) expect(doc).not.toHaveProperty(secret);
    }
  });

  it('the keys cannot be guessed by searching either', async () => {
    const key = randomUUID();
    await makeOrder(shop.payload, service.id, { customer: casey.id, idempotencyKey: key });
    const byKey = shop.payload.find({
      collection: 'orders',
      where: { idempotencyKey: { equals: key } },
      ...asCustomer(casey),
    });
    await expect(byKey).rejects.toThrow('idempotencyKey');
    const bySignup = shop.payload.find({
      collection: 'customers',
      where: { signupKey: { equals: 'signup-key-of-casey' } },
      ...asCustomer(casey),
    });
    await expect(bySignup).rejects.toThrow('signupKey');
  });
});

describe('fields that no caller writes', () => {
  it('the id: one that is sent along is ignored', async () => {
    const id = randomUUID();
    const made = [
      await makeService(shop.payload, { id }, admin),
      await makeLaceColor(shop.payload, { id }, admin),
      await makeDiscount(shop.payload, { id }, admin),
      await makeCustomer(shop.payload, { id }, admin),
      await makeOrder(shop.payload, service.id, { id }, admin),
      await shop.payload.create({ collection: 'gallery', data: { id, title: 'Album' }, ...admin }),
    ];
    for (const doc of made) {
      expect(doc.id).not.toBe(id);
      expect(doc.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });

  it('the id of a stored entry stays', async () => {
    const { id } = await makeService(shop.payload);
    const updated = await shop.payload.update({
      collection: 'services',
      id,
      data: { id: randomUUID(), price: 100 },
      ...admin,
    });
    expect(updated).toMatchObject({ id, price: 100 });
  });

  it("an order's title is made from the id it is stored under", async () => {
    const made = await makeOrder(shop.payload, service.id, { id: randomUUID(), title: 'Order FREE' }, admin);
    const stored = await shop.payload.findByID({ collection: 'orders', id: made.id, depth: 0 });
    expect(stored.title).toBe(`Order ${orderNumber(stored.id)}`);
  });

  it('that a new customer needs no welcome', async () => {
    const { email } = await makeCustomer(shop.payload, { isWelcomed: true }, admin);
    const where: Where = { kind: { equals: 'mail:welcome' }, recipient: { equals: email } };
    expect((await shop.payload.count({ collection: 'outbox', where })).totalDocs).toBe(1);
  });

  it('the keys that make a repeated call harmless', async () => {
    const order = await makeOrder(shop.payload, service.id, { idempotencyKey: 'chosen-by-a-caller' }, admin);
    const account = await makeCustomer(shop.payload, { signupKey: 'chosen-by-a-caller' }, admin);
    const [storedOrder, storedAccount] = await Promise.all([
      shop.payload.db.findOne({ collection: 'orders', where: { id: { equals: order.id } } }),
      shop.payload.db.findOne({ collection: 'customers', where: { id: { equals: account.id } } }),
    ]);
    expect([storedOrder, storedAccount]).not.toContainEqual(
      expect.objectContaining({ idempotencyKey: 'chosen-by-a-caller' }),
    );
    expect([storedOrder, storedAccount]).not.toContainEqual(
      expect.objectContaining({ signupKey: 'chosen-by-a-caller' }),
    );
  });
});

describe('a visitor who signs in elsewhere', () => {
  it('cannot make an account or an admin through the collections', async () => {
    for (const as of [asAnonymous, asCustomer(casey)]) {
      await expect(makeCustomer(shop.payload, {}, as)).rejects.toMatchObject({ status: 403 });
      const data = { email: `${randomUUID()}@test.example`, password: 'a-long-password' };
      await expect(shop.payload.create({ collection: 'admins', data, ...as })).rejects.toMatchObject({
        status: 403,
      });
    }
    expect((await shop.payload.count({ collection: 'admins' })).totalDocs).toBe(1);
  });
});
