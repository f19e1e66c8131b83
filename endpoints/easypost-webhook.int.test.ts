import { createHmac } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { trackView } from '#domain/orders/track-contract';
import { changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { call } from '#server/testing/call';
import { clientWith, customerClient, ownerClient } from '#server/testing/client';
import { deliver } from '#server/testing/deliver';
import { makeCustomer } from '#server/testing/factories';
import { WEBHOOK_SECRET } from '#server/testing/fake-easypost-trackers';
import { packageShop } from '#server/testing/packages';
import { startBeside } from '#server/testing/start-beside';
import { testShop } from '#server/testing/test-shop';

const { shop, fake, owner, sentPackage } = await packageShop();
const off = await testShop();
const visitor = clientWith(shop);
const beside = await startBeside(shop);
afterAll(() => beside.close());

const PATH = '/api/easypost/webhook';
const notify = (tracker: object, options?: Parameters<typeof fake.notify>[2]) =>
  fake.notify(shop.url, tracker, options);
const at = (hour: number) => `2026-01-26T${String(hour).padStart(2, '0')}:00:00Z`;
const scanned = (status: string, hour: number) => ({
  status,
  updated_at: at(hour),
  tracking_details: [{ status, datetime: at(hour) }],
});

const page = async (trackPath: string) => trackView.parse((await visitor('GET', `/api${trackPath}`)).body);
const said = async (trackPath: string) =>
  (await page(trackPath)).events.filter(({ kind }) => kind === 'package').map(({ text }) => text);
const emailsAbout = async (number: string) =>
  (await deliver(shop)).filter(({ subject }) => subject.includes(number));
const statusOf = async (id: string) =>
  z.object({ status: z.string() }).parse((await owner('GET', `/api/orders/${id}`)).body).status;

describe('POST /api/easypost/webhook', () => {
  it('checks the signature on the raw body before it reads anything (rule 27.13)', async () => {
    const { tracker, trackPath } = await sentPackage();
    const body = `{"id":"evt_1", "description":"tracker.updated", "result":${JSON.stringify(tracker)}}`;
    const sign = (raw: string, secret = WEBHOOK_SECRET) =>
      `hmac-sha256-hex=${createHmac('sha256', secret.normalize('NFKD')).update(raw).digest('hex')}`;
    const send = async (raw: string, signature?: string) => {
      const headers = new Headers(signature ? { 'X-Hmac-Signature': signature } : {});
      const answer = await fetch(`${shop.url}${PATH}`, { method: 'POST', headers, body: raw });
      return answer.status === 204 ? 204 : z.object({ code: z.string() }).parse(await answer.json()).code;
    };
    expect(await send(body)).toBe('BAD_SIGNATURE');
    expect(await send(body, sign(body, 'another'))).toBe('BAD_SIGNATURE');
    expect(await send(body, sign(body).replace('hmac-sha256-hex=', ''))).toBe('BAD_SIGNATURE');
    expect(await send(JSON.stringify(JSON.parse(body)), sign(body))).toBe('BAD_SIGNATURE');
    expect(await send('not json', sign('another'))).toBe('BAD_SIGNATURE');
    expect(await send('', sign('x'))).toBe('BAD_SIGNATURE');
    expect(await said(trackPath)).toEqual([]);
    expect(await send('not json', sign('not json'))).toBe('UNREADABLE');
    expect(await send(body, sign(body))).toBe(204);
    expect(await said(trackPath)).toEqual(['On its way, expected Wed, Jan 28']);
  });

  it('takes a secret with letters that have two spellings', async () => {
    const secret = 'gar\u00e7on-\ufb01-secret';
    const other = await testShop({ ...fake.settings, EASYPOST_WEBHOOK_SECRET: secret });
    expect(await fake.notify(other.url, {}, { secret })).toBe(204);
    expect(await fake.notify(other.url, {}, { secret: 'garcon-fi-secret' })).toBe(400);
  });

  it('does not exist without a secret (rule 27.19)', async () => {
    expect((await call(`${off.url}${PATH}`, { body: {} })).body).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('ignores events of others, other events, and bodies it cannot read', async () => {
    const { tracker } = await sentPackage();
    expect(await notify({ ...tracker, id: 'trk_other', tracking_code: 'other' })).toBe(204);
    expect(await notify({ ...tracker, updated_at: 1 })).toBe(204);
    expect(await notify({})).toBe(204);
  });

  it("follows a package to the customer's door and never changes the order's own status", async () => {
    const { order, tracker, trackPath } = await sentPackage('to_customer', { status: 'in-progress' });
    await notify({ ...tracker, status: 'pre_transit' });
    expect(await said(trackPath)).toEqual([]);
    await notify({ ...tracker, ...scanned('in_transit', 10) });
    await notify({ ...tracker, ...scanned('out_for_delivery', 12) });
    await notify({ ...tracker, ...scanned('delivered', 15) });
    expect(await said(trackPath)).toEqual([
      'Delivered',
      'Out for delivery today',
      'On its way, expected Wed, Jan 28',
    ]);
    const { steps, events, package: shown } = await page(trackPath);
    expect(steps.at(-1)).toMatchObject({ key: 'delivered', label: 'Delivered', state: 'current' });
    expect(steps.at(-1)?.at).toBe('2026-01-26T15:00:00.000Z');
    expect(events.find(({ kind }) => kind === 'package')).toMatchObject({
      at: '2026-01-26T15:00:00.000Z',
      data: {},
    });
    expect(shown).toMatchObject({ direction: 'to_customer', state: 'delivered', carrier: 'USPS' });
    expect(await statusOf(order.id)).toBe('in-progress');
    expect((await owner('GET', `/api/orders/${order.id}`)).body).toMatchObject({ package: shown });
    const account = await makeCustomer(shop.payload);
    await changeIf(shop.payload, 'orders', order.id, { data: { customer: account.id } });
    const own = await (await customerClient(shop, account))('GET', '/api/customer/orders');
    expect(own.body).toMatchObject([{ id: order.id, package: shown }]);
  });

  it('counts a replay once, and late events overwrite nothing (rule 27.12)', async () => {
    const { order, tracker, trackPath } = await sentPackage();
    const delivered = { ...tracker, ...scanned('delivered', 15) };
    const servers = [shop.url, beside.url, shop.url, beside.url, shop.url, beside.url];
    const answers = await Promise.all(
      servers.map((url) => fake.notify(url, delivered, { eventId: `evt_of_${order.id}` })),
    );
    expect(new Set(answers)).toEqual(new Set([204]));
    const { totalDocs } = await shop.payload.count({
      collection: 'easypost-events',
      where: { eventId: { equals: `evt_of_${order.id}` } },
    });
    expect(totalDocs).toBe(1);
    await notify({ ...tracker, ...scanned('in_transit', 10) });
    await notify({ ...tracker, ...scanned('out_for_delivery', 12) });
    await notify(delivered);
    await notify({ ...tracker, ...scanned('in_transit', 16) });
    expect(await said(trackPath)).toEqual(['Delivered']);
    const emails = await emailsAbout(order.id.slice(0, 8).toUpperCase());
    expect(emails.map(({ to, subject }) => [to, subject.split(':')[0]])).toEqual([
      [order.customerEmail, 'Delivered'],
    ]);
    expect(emails[0]?.text).toContain('USPS delivered your package on Mon, Jan 26');
  });

  it('repeats an event after a crash between its writes, and records it once', async () => {
    const { order, shipment, tracker, trackPath } = await sentPackage();
    const delivered = { ...tracker, ...scanned('delivered', 15) };
    const eventId = `evt_again_${order.id}`;
    await notify(delivered, { eventId });
    // As if the process had stopped after it wrote the order.
    await changeIf(shop.payload, 'shipments', shipment.id, {
      data: { trackerStatus: null, trackerUpdatedAt: null, deliveredAt: null },
    });
    await shop.payload.db.deleteMany({
      collection: 'easypost-events',
      where: { eventId: { equals: eventId } },
    });
    await notify(delivered, { eventId });
    expect(await said(trackPath)).toEqual(['Delivered']);
    expect(await emailsAbout(order.id.slice(0, 8).toUpperCase())).toHaveLength(1);
    const stored = await findOne(shop.payload, 'shipments', { id: { equals: shipment.id } });
    expect(stored).toMatchObject({ trackerStatus: 'delivered', deliveredAt: expect.any(String) });
  });

  it('takes events in any order at the same time', async () => {
    const { tracker, trackPath } = await sentPackage();
    const all = [scanned('in_transit', 10), scanned('out_for_delivery', 12), scanned('delivered', 15)];
    await Promise.all(
      [...all, ...all]
        .toReversed()
        .map((each, index) => fake.notify(index % 2 ? shop.url : beside.url, { ...tracker, ...each })),
    );
    expect((await said(trackPath))[0]).toBe('Delivered');
    expect((await page(trackPath)).package?.state).toBe('delivered');
    expect(new Set(await said(trackPath)).size).toBe((await said(trackPath)).length);
  });

  it.each([
    ['return_to_sender', 'Returned to us', 'Your package came back to us'],
    ['failure', 'Delayed', "Your package couldn't be delivered"],
  ])('emails the customer and the owner about %s, once (rule 27.17)', async (status, text, subject) => {
    const { order, tracker, trackPath } = await sentPackage();
    const failed = { ...tracker, ...scanned(status, 15) };
    await notify(failed);
    await notify({ ...failed, updated_at: at(16) });
    expect(await said(trackPath)).toEqual([text]);
    const emails = await emailsAbout(order.id.slice(0, 8).toUpperCase());
    expect(emails.map(({ to }) => to).sort()).toEqual(['owner@test.example', order.customerEmail]);
    expect(emails.find(({ to }) => to === order.customerEmail)?.subject).toContain(subject);
  });

  it('says that a package came back, even if the carrier calls it delivered', async () => {
    const { tracker, trackPath } = await sentPackage();
    const { tracking_details: details, ...delivered } = scanned('delivered', 15);
    const back = { status: 'return_to_sender', datetime: at(12) };
    await notify({ ...tracker, ...delivered, tracking_details: [back, ...details] });
    expect(await said(trackPath)).toEqual(['Returned to us']);
    expect((await page(trackPath)).steps.map(({ key }) => key)).not.toContain('delivered');
  });

  it('ignores a number that was corrected, and a voided label', async () => {
    const corrected = await sentPackage('to_customer', { trackingNumber: '9400100000000000999999' });
    const voided = await sentPackage('to_shop');
    const data = { state: 'refunded' };
    const where = { id: { equals: voided.shipment.id } };
    await shop.payload.db.updateOne({ collection: 'shipments', options: { atomic: true }, where, data });
    for (const { tracker, trackPath } of [corrected, voided]) {
      expect(await notify(tracker)).toBe(204);
      expect(await said(trackPath)).toEqual([]);
    }
  });

  it('keeps a date the carrier moved, without another line', async () => {
    const { tracker, trackPath } = await sentPackage('to_shop');
    await notify(tracker);
    const est_delivery_date = '2026-01-30T00:00:00Z';
    await notify({ ...tracker, ...scanned('in_transit', 11), est_delivery_date });
    expect(await said(trackPath)).toEqual(['On its way to us, expected Wed, Jan 28']);
    expect((await page(trackPath)).package).toMatchObject({ direction: 'to_shop', day: '2026-01-30' });
  });
});

describe('the views of packages to the shop (rule 27.18)', () => {
  const counts = async () =>
    z
      .object({ counts: z.object({ arriving: z.number(), notScanned: z.number() }) })
      .parse((await owner('GET', '/api/admin/order-views')).body).counts;
  const ids = async (inbound: string) =>
    z
      .array(
        z.object({ id: z.string(), inbound: z.object({ state: z.string(), day: z.string().nullable() }) }),
      )
      .parse((await owner('GET', `/api/orders?inbound=${inbound}&sort=arrival`)).body);

  it('list what arrives with its day, and what was delivered until it is scanned', async () => {
    const before = await counts();
    const { order, tracker } = await sentPackage('to_shop');
    await notify(tracker);
    expect(await counts()).toEqual({ ...before, arriving: before.arriving + 1 });
    const arriving = await ids('arriving');
    expect(arriving.find(({ id }) => id === order.id)?.inbound).toEqual({
      state: 'arriving',
      day: '2026-01-28',
    });
    await notify({ ...tracker, ...scanned('delivered', 15) });
    expect(await counts()).toEqual({ ...before, notScanned: before.notScanned + 1 });
    expect((await ids('delivered')).map(({ id }) => id)).toContain(order.id);
    await owner('PATCH', `/api/orders/${order.id}/status`, { status: 'received' });
    expect(await counts()).toEqual(before);
    expect((await owner('GET', `/api/orders/${order.id}`)).body).not.toHaveProperty('inbound');
  });

  it('are sorted by day', async () => {
    const [late, soon] = [await sentPackage('to_shop'), await sentPackage('to_shop')];
    await notify({ ...late.tracker, est_delivery_date: '2026-02-02T00:00:00Z' });
    await notify({ ...soon.tracker, est_delivery_date: '2026-01-27T00:00:00Z' });
    const listed = (await ids('arriving')).map(({ id }) => id);
    expect(listed.indexOf(soon.order.id)).toBeLessThan(listed.indexOf(late.order.id));
  });

  it('do not exist without keys (rule 27.19)', async () => {
    const { body } = await (await ownerClient(off))('GET', '/api/admin/order-views');
    expect(z.object({ counts: z.record(z.string(), z.number()) }).parse(body).counts).not.toHaveProperty(
      'arriving',
    );
  });
});
