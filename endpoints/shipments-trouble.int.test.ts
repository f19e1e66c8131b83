import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { ownerOrderView } from '#domain/orders/order-view';
import { clientWith, ownerClient } from '#server/testing/client';
import { labelShop } from '#server/testing/label-shop';
import { setRow } from '#server/testing/set-row';
import { startBeside } from '#server/testing/start-beside';
import { testShop } from '#server/testing/test-shop';

const { shop, easypost, owner, place, offer, buy, buyCheapest, shipmentOf, historyOf } = await labelShop();

const read = async (id: string) => (await owner('GET', `/api/orders/${id}`)).body;

/** Runs this before each write of a collection. */
function beforeWrite(collection: string, work: () => Promise<unknown>): () => void {
  const { db } = shop.payload;
  const write = db.updateOne.bind(db);
  const spy = vi.spyOn(db, 'updateOne').mockImplementation(async (args) => {
    if (args.collection === collection) await work();
    return write(args);
  });
  return () => spy.mockRestore();
}

describe('voiding (rule 27.4)', () => {
  const voidIt = (orderId: string, id: string) =>
    owner('POST', `/api/orders/${orderId}/shipments/${id}/void`);

  it('asks for a refund once, takes the number off the order, and lets another be bought', async () => {
    const { id: orderId } = await place();
    const { id } = await buyCheapest(orderId);
    expect((await voidIt(orderId, id)).body).toMatchObject({ state: 'void_requested', labelUrl: null });
    expect((await voidIt(orderId, id)).body).toMatchObject({ state: 'void_requested' });
    expect(easypost.calls.refund).toBe(1);
    expect(await read(orderId)).toMatchObject({ status: 'shipped', trackingNumber: null });
    const { trackingNumber } = await buyCheapest(orderId);
    expect(await read(orderId)).toMatchObject({ trackingNumber });
  });

  it('survives a lost answer', async () => {
    const { id: orderId } = await place();
    const { id } = await buyCheapest(orderId);
    easypost.trouble('refund', 'lost');
    expect((await voidIt(orderId, id)).body).toMatchObject({ state: 'void_requested' });
  });

  it.each(['orders', 'shipments'])(
    'is completed by a second try if a write of %s fails',
    async (collection) => {
      const { id: orderId } = await place();
      const { id } = await buyCheapest(orderId);
      const restore = beforeWrite(collection, () => Promise.reject(new Error('killed')));
      expect((await voidIt(orderId, id)).status).toBe(500);
      restore();
      expect((await voidIt(orderId, id)).body).toMatchObject({ state: 'void_requested' });
      expect(await read(orderId)).toMatchObject({ trackingNumber: null });
      expect((await historyOf(orderId)).filter(({ text }) => text.startsWith('Voided'))).toHaveLength(1);
    },
  );

  it('says when the carrier refuses, is away, or nothing was bought', async () => {
    const { id: orderId } = await place();
    const offered = await offer(orderId);
    expect((await voidIt(orderId, offered.id)).body).toMatchObject({ code: 'LABEL_REFUSED' });
    const { id } = await buyCheapest(orderId);
    easypost.trouble('refund', 'refused');
    expect((await voidIt(orderId, id)).body).toMatchObject({ code: 'LABEL_REFUSED' });
    easypost.trouble('refund', 'error');
    easypost.trouble('find', 'error');
    expect((await voidIt(orderId, id)).body).toMatchObject({ code: 'LABEL_AWAY' });
    expect((await shipmentOf(id))?.state).toBe('bought');
  });
});

const beside = await startBeside(shop);
afterAll(() => beside.close());
const there = await ownerClient({ ...shop, url: beside.url });

it.each([
  ['the same prices', 1],
  ['prices of their own', 6],
])('two servers that buy at once for %s buy one label (rule 27.2)', async (_what, offers) => {
  const { id: orderId } = await place();
  const offered = await Promise.all(Array.from({ length: offers }, () => offer(orderId)));
  const before = easypost.purchases();
  easypost.trouble('buy', 'slow', Number.POSITIVE_INFINITY);
  const purchases = Array.from({ length: 6 }, (_, index) => {
    const { id = '', rates = [] } = offered[index % offers] ?? {};
    const client = index % 2 ? owner : there;
    return { orderId, id, rateId: rates[0]?.id, key: randomUUID(), client };
  });
  const answers = await Promise.all(purchases.map(buy));
  const kinds = answers.map(({ status, body }) => (status === 200 ? 'bought' : String(Object(body).code)));
  expect(kinds.filter((kind) => kind === 'bought')).toHaveLength(1);
  expect(kinds.filter((kind) => !['bought', 'LABEL_AWAY', 'ALREADY_BOUGHT'].includes(kind))).toEqual([]);
  for (const [index, purchase] of purchases.entries())
    expect((await buy(purchase)).status).toBe(kinds[index] === 'bought' ? 200 : 409);
  expect(easypost.purchases() - before).toBe(1);
  expect((await historyOf(orderId)).filter(({ kind }) => kind === 'label')).toHaveLength(1);
  const emails = await shop.payload.find({
    collection: 'outbox',
    where: { and: [{ kind: { equals: 'order-status' } }, { key: { like: orderId } }] },
  });
  expect(emails.totalDocs).toBe(1);
});

const visitor = clientWith(shop);

const trackOf = async (orderId: string) => {
  const { trackUrl } = ownerOrderView.parse((await owner('GET', `/api/orders/${orderId}`)).body);
  return `/api${new URL(trackUrl).pathname}`;
};

it('prices that the provider refuses to give answer LABEL_REFUSED, with its reason', async () => {
  const { id } = await place();
  easypost.trouble('create', 'refused');
  expect(await owner('POST', `/api/orders/${id}/shipments`, { direction: 'to_customer' })).toMatchObject({
    status: 409,
    body: { code: 'LABEL_REFUSED', message: expect.stringContaining('The carrier says') },
  });
});

it("a label isn't bought for an order that was canceled after its prices came", async () => {
  const { id: orderId } = await place();
  const { id, rates } = await offer(orderId);
  await setRow(shop.payload, 'orders', orderId, { status: 'canceled' });
  expect(await buy({ orderId, id, rateId: rates[0]?.id })).toMatchObject({
    status: 409,
    body: { code: 'ORDER_CANCELED' },
  });
  expect(easypost.purchases(id)).toBe(0);
});

it('an order that is canceled just before its label is recorded stays canceled', async () => {
  const { id: orderId } = await place();
  const { id, rates } = await offer(orderId);
  const restore = beforeWrite('orders', async () => {
    restore();
    await owner('PATCH', `/api/orders/${orderId}/status`, { status: 'canceled' });
  });
  expect((await buy({ orderId, id, rateId: rates[0]?.id })).status).toBe(200);
  expect(await read(orderId)).toMatchObject({ status: 'canceled', trackingNumber: null });
  expect(await historyOf(orderId)).toContainEqual({ kind: 'label', text: expect.stringMatching(/^Bought/) });
});

it("files that can't be fetched answer LABEL_AWAY, and come on the next call", async () => {
  const outbound = await place();
  const inbound = await place({ status: 'not_received' });
  const purchases = [];
  for (const [{ id }, direction] of [
    [outbound, 'to_customer'],
    [inbound, 'to_shop'],
  ] as const) {
    easypost.trouble('file', 'error');
    purchases.push(await buyCheapest(id, direction));
  }
  const [sent, awaited] = purchases;
  const track = await trackOf(inbound.id);
  const file = (order: string, shipment: string | undefined, name: string) =>
    `/api/orders/${order}/shipments/${shipment}/${name}`;
  for (const [client, path] of [
    [owner, file(outbound.id, sent?.id, 'label')],
    [owner, `/api/admin/labels?orders=${outbound.id}`],
    [owner, file(inbound.id, awaited?.id, 'qr')],
    [visitor, `${track}/label`],
    [visitor, `${track}/label-qr`],
  ] as const) {
    easypost.trouble('file', 'error');
    expect(await client('GET', path), path).toMatchObject({ status: 503, body: { code: 'LABEL_AWAY' } });
    easypost.clearTroubles();
  }
  expect((await fetch(`${shop.url}${track}/label`)).status).toBe(200);
});

it("without keys, every call for a label's file answers LABELS_OFF", async () => {
  const plain = await testShop();
  const client = await ownerClient(plain);
  const path = `/api/orders/${randomUUID()}/shipments/${randomUUID()}`;
  const track = `/api/track/${'x'.repeat(46)}`;
  for (const at of [
    ...[`${path}/label`, `${path}/qr`, `/api/admin/labels?orders=${randomUUID()}`],
    ...[`${track}/label`, `${track}/label-qr`],
  ])
    expect(await client('GET', at), at).toMatchObject({ status: 409, body: { code: 'LABELS_OFF' } });
});
