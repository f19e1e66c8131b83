import { randomUUID } from 'node:crypto';
import type { Where } from 'payload';
import { describe, expect, it } from 'vitest';
import { orderNumber } from '#domain/orders/order-number';
import { asAdmin, asCustomer } from '#server/testing/callers';
import {
  makeAlbum,
  makeCustomer,
  makeDiscount,
  makeLaceColor,
  makeOrder,
  makeService,
} from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop();
const admin = await asAdmin(shop.payload);
const casey = await makeCustomer(shop.payload, { signupKey: 'signup-key-of-casey' });
const other = await makeCustomer(shop.payload);
const service = await makeService(shop.payload);

describe("a customer's read access", () => {
  it("finds no other customer's orders by search", async () => {
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
});

describe('protected fields', () => {
  it('ignores an ID sent with a new document', async () => {
    const id = randomUUID();
    const made = [
      await makeService(shop.payload, { id }, admin),
      await makeLaceColor(shop.payload, { id }, admin),
      await makeDiscount(shop.payload, { id }, admin),
      await makeCustomer(shop.payload, { id }, admin),
      await makeOrder(shop.payload, service.id, { id }, admin),
      await makeAlbum(shop.payload, { id }, admin),
    ];
    for (const doc of made) {
      expect(doc.id).not.toBe(id);
      expect(doc.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });

  it('keeps the ID of a stored document', async () => {
    const { id } = await makeService(shop.payload);
    const updated = await shop.payload.update({
      collection: 'services',
      id,
      data: { id: randomUUID(), price: 100 },
      ...admin,
    });
    expect(updated).toMatchObject({ id, price: 100 });
  });

  it('derives the order title from the stored ID', async () => {
    const made = await makeOrder(shop.payload, service.id, { id: randomUUID(), title: 'Order FREE' }, admin);
    const stored = await shop.payload.findByID({ collection: 'orders', id: made.id, depth: 0 });
    expect(stored.title).toBe(`Order ${orderNumber(stored.id)}`);
  });

  it('does not let callers skip the welcome email', async () => {
    const { email } = await makeCustomer(shop.payload, { isWelcomed: true }, admin);
    const where: Where = { kind: { equals: 'mail:welcome' }, recipient: { equals: email } };
    expect((await shop.payload.count({ collection: 'outbox', where })).totalDocs).toBe(1);
  });

  it('ignores keys for repeated calls', async () => {
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
