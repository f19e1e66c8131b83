import { randomUUID } from 'node:crypto';
import type { CollectionSlug } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { changeOrderStatus } from '#server/orders/change-order';
import { changeIf } from '#server/platform/database/change-if';
import type { Doc } from '#server/platform/database/rule';
import { asAdmin } from '#server/testing/callers';
import { makeCustomer, makeLaceColor, makeOrder, makePhoto, makeService } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../payload-types';

const shop = await testShop();
const serviceId = (await makeService(shop.payload)).id;
beforeEach(() => shop.payload.db.deleteMany({ collection: 'outbox', where: {} }));

interface Change<Slug extends CollectionSlug> {
  collection: Slug;
  id: string;
  data: Partial<Doc<Slug>>;
}

/** The two ways to change a document, which must behave the same. */
const WRITES = {
  'a save in the editor': async <Slug extends CollectionSlug>({ collection, id, data }: Change<Slug>) => {
    const stored = await shop.payload.findByID({ collection, id, depth: 0 });
    await shop.payload.update({
      collection,
      id,
      data: Object({ ...stored, ...data }),
      depth: 0,
      ...(await asAdmin(shop.payload)),
    });
  },
  "the shop's own write for the owner": async <Slug extends CollectionSlug>({
    collection,
    id,
    data,
  }: Change<Slug>) => {
    expect(await changeIf(shop.payload, collection, id, { data, by: { role: 'owner' } })).not.toBeNull();
  },
};

const order = (data: Partial<Order> = {}) => makeOrder(shop.payload, serviceId, data);
const paid = async () => {
  const { id } = await order({ total: 6500 });
  await setRow(shop.payload, 'orders', id, { paypalCaptureId: randomUUID(), paymentStatus: 'succeeded' });
  return id;
};
const read = <Slug extends 'orders' | 'customers'>(collection: Slug, id: string) =>
  shop.payload.db.findOne<Doc<Slug>>({ collection, where: { id: { equals: id } } });
const kinds = async () => (await outboxRows(shop.payload)).map(({ kind }) => kind);

describe.each(Object.entries(WRITES))('after %s', (_write, change) => {
  it('a payment is not undone by a form opened before it', async () => {
    const id = await paid();
    await change({ collection: 'orders', id, data: { status: 'pending_payment', paymentStatus: 'pending' } });
    expect(await read('orders', id)).toMatchObject({ status: 'not_received', paymentStatus: 'succeeded' });
  });

  it.each<[string, Partial<Order>, RegExp]>([
    ['canceled', { status: 'canceled' }, /^Canceled after it was paid/],
    ['new total', { total: 9000 }, /\$65\.00 to \$90\.00/],
  ])('a paid order has a problem: %s', async (_what, data, problem) => {
    const id = await paid();
    await change({ collection: 'orders', id, data });
    expect((await read('orders', id))?.paymentProblem).toMatch(problem);
  });

  it('only a new status or tracking number queues an update for the customer', async () => {
    const { id } = await order();
    await change({ collection: 'orders', id, data: { customerPhone: '555 777 0000' } });
    await change({ collection: 'orders', id, data: { status: 'not_received' } });
    expect(await kinds()).toEqual([]);
    await change({ collection: 'orders', id, data: { status: 'shipped' } });
    await change({ collection: 'orders', id, data: { trackingNumber: '1Z999' } });
    const rows = await outboxRows(shop.payload);
    expect(rows.map(({ kind }) => kind)).toEqual(['order-status', 'order-status']);
    const { statusChange } = (await read('orders', id)) ?? {};
    expect(rows.map(({ payload: data }) => data)).toContainEqual({ orderId: id, statusChange });
  });

  it('a new email on an order links it to that account, and confirms it there', async () => {
    const [{ id }, casey] = [await order(), await makeCustomer(shop.payload)];
    await change({ collection: 'orders', id, data: { customerEmail: casey.email.toUpperCase() } });
    expect(await read('orders', id)).toMatchObject({ customer: casey.id, customerEmail: casey.email });
    expect(await kinds()).toEqual(['order-received']);
  });

  it('a change updates the search text of orders and customers', async () => {
    const [{ id }, casey] = [await order(), await makeCustomer(shop.payload)];
    await change({ collection: 'orders', id, data: { customerName: 'Émile Ñandú' } });
    expect((await read('orders', id))?.searchText).toContain('émile ñandú robin@test.example');
    await change({ collection: 'customers', id: casey.id, data: { phone: '(555) 123' } });
    expect((await read('customers', casey.id))?.searchText).toContain('casey catcher');
    expect((await read('customers', casey.id))?.searchText).toContain('(555) 123 555123');
  });

  it('an existing photo is accepted and a missing one refused', async () => {
    const [{ id }, color] = [await order(), await makeLaceColor(shop.payload)];
    const [existing, removed] = [await makePhoto(shop.payload), await makePhoto(shop.payload, 'removing')];
    await change({ collection: 'orders', id, data: { afterImages: [existing] } });
    await change({ collection: 'lace-colors', id: color.id, data: { imageUrl: existing } });
    const refused = { data: { errors: [{ message: MESSAGES.photoGone }] } };
    await expect(
      change({ collection: 'orders', id, data: { beforeImages: [removed] } }),
    ).rejects.toMatchObject(refused);
    await expect(
      change({ collection: 'lace-colors', id: color.id, data: { imageUrl: removed } }),
    ).rejects.toMatchObject(refused);
  });

  it('the shop shows it right away', async () => {
    const { id } = await makeLaceColor(shop.payload);
    const shown = async () => {
      const colors: { id: string; inventory: number }[] = await (
        await fetch(`${shop.url}/api/lace-colors`)
      ).json();
      return colors.find((color) => color.id === id)?.inventory;
    };
    expect(await shown()).toBe(10);
    await change({ collection: 'lace-colors', id, data: { inventory: 3 } });
    expect(await shown()).toBe(3);
  });

  it('leaving or joining the mailing list is recorded', async () => {
    const { id } = await makeCustomer(shop.payload, { mailingListOptIn: true });
    await change({ collection: 'customers', id, data: { mailingListOptIn: false } });
    expect((await read('customers', id))?.unsubscribedAt).toEqual(expect.any(String));
    await change({ collection: 'customers', id, data: { mailingListOptIn: true } });
    expect((await read('customers', id))?.unsubscribedAt ?? null).toBeNull();
  });

  it('the email the owner entered is confirmed', async () => {
    const { id } = await makeCustomer(shop.payload);
    const email = `${randomUUID()}@test.example`;
    await change({ collection: 'customers', id, data: { email } });
    expect(await read('customers', id)).toMatchObject({ email, provenEmail: email });
  });
});

it('queues nothing for a change the caller may not make', async () => {
  const { id } = await order();
  const user = { ...(await makeCustomer(shop.payload)), collection: 'customers' as const };
  await expect(
    changeOrderStatus({
      payload: shop.payload,
      user: Object(user),
      id,
      ifMatch: undefined,
      change: { status: 'shipped' },
    }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await kinds()).toEqual([]);
});

it("a payment attempt rejects status changes that aren't allowed", async () => {
  const { payload } = shop;
  const id = randomUUID();
  const data = { id, orderId: id, key: id, number: 1, amount: 1, refusals: 0, wasDeclined: false };
  await payload.db.create({ collection: 'payment-attempts', data: { ...data, status: 'succeeded' } });
  const write = changeIf(payload, 'payment-attempts', id, { data: { status: 'open' } });
  await expect(write).rejects.toThrow('a payment does not move from succeeded to open');
});
