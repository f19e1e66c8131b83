import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ownerOrderView } from '#domain/orders/order-view';
import { clientWith, ownerClient } from '#server/testing/client';
import { labelShop } from '#server/testing/label-shop';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';

const { shop, easypost, owner, place, offer, buy, buyCheapest } = await labelShop();
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
