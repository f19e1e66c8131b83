import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { boughtAnswer } from '#domain/shipments/shipment-contract';
import { clientWith, ownerClient, staffClient } from '#server/testing/client';
import { makeOrder, makeService, makeStaff } from '#server/testing/factories';
import { UNKNOWN_STREET } from '#server/testing/fake-easypost';
import { labelShop } from '#server/testing/label-shop';
import { testShop } from '#server/testing/test-shop';
import { ownerCookie, staffTokenOf } from '#server/testing/tokens';

const { shop, easypost, owner, place, offer, buy, buyCheapest, shipmentOf, historyOf } = await labelShop();

const read = async (id: string) => (await owner('GET', `/api/orders/${id}`)).body;
const TO_CUSTOMER = { direction: 'to_customer' };

describe('rates (rule 27.1)', () => {
  it('are cheapest first, in cents', async () => {
    const { id } = await place();
    const { rates } = await offer(id);
    expect(rates.map(({ carrier, service, amount, days }) => [carrier, service, amount, days])).toEqual([
      ['USPS', 'GroundAdvantage', 593, 3],
      ['USPS', 'Priority', 690, 2],
      ['UPSDAP', 'Ground', 912, 4],
      ['USPS', 'Express', 3310, 2],
    ]);
  });

  it('are for the package sent, the size named, or the default', async () => {
    const big = { name: 'Two gloves', length: 16, width: 12, height: 8, weight: 70 };
    await owner('PATCH', '/api/admin/shop-settings', { packageSizes: [big] });
    const { id: orderId } = await place();
    expect((await offer(orderId)).packageSizes).toEqual([big]);
    const parcel = { length: 14, width: 12.5, height: 8, weight: 40 };
    const ids = [
      (await offer(orderId, { ...TO_CUSTOMER, parcel })).id,
      (await offer(orderId, { ...TO_CUSTOMER, parcelId: 'Two gloves' })).id,
      (await offer(orderId)).id,
    ];
    await owner('PATCH', '/api/admin/shop-settings', { packageSizes: [] });
    ids.push((await offer(orderId)).id);
    const standard = { length: 12, width: 10, height: 6, weight: 32 };
    const { name: _name, ...own } = big;
    const parcels = await Promise.all(ids.map(async (id) => (await shipmentOf(id))?.parcel));
    expect(parcels).toEqual([parcel, own, own, standard]);
    expect(
      (await owner('POST', `/api/orders/${orderId}/shipments`, { ...TO_CUSTOMER, parcelId: 'x' })).body,
    ).toMatchObject({ code: 'VALIDATION', errors: { parcelId: expect.any(String) } });
  });

  it('are only those the shop ships with', async () => {
    const { id } = await place();
    for (const carrier of ['UPSDAP', 'UPS']) {
      const labelServices = [{ carrier: 'usps', service: 'Priority' }, { carrier }];
      await owner('PATCH', '/api/admin/shop-settings', { labelServices });
      expect((await offer(id)).rates.map(({ service }) => service)).toEqual(['Priority', 'Ground']);
    }
    await owner('PATCH', '/api/admin/shop-settings', { labelServices: [] });
  });

  it('need an address the carrier knows, and name its field', async () => {
    for (const shippingAddress of [`${UNKNOWN_STREET}\nDover, DE 19901`, 'Somewhere in Dover']) {
      const { id } = await place({ shippingAddress });
      expect(await owner('POST', `/api/orders/${id}/shipments`, TO_CUSTOMER)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', errors: { shippingAddress: expect.any(String) } },
      });
    }
    const { id } = await place({ deliveryMethod: 'dropoff', shippingAddress: null });
    expect((await owner('POST', `/api/orders/${id}/shipments`, TO_CUSTOMER)).status).toBe(400);
  });

  it("name the shop's address when the carrier does not know that", async () => {
    const { address } = Object(await (await owner('GET', '/api/admin/shop-settings')).body);
    await owner('PATCH', '/api/admin/shop-settings', { address: 'Behind the ballpark' });
    const { id } = await place();
    expect((await owner('POST', `/api/orders/${id}/shipments`, TO_CUSTOMER)).body).toMatchObject({
      errors: { address: expect.any(String) },
    });
    await owner('PATCH', '/api/admin/shop-settings', { address });
  });

  it('are refused for a canceled order and an unknown one', async () => {
    const { id } = await place({ status: 'canceled' });
    expect((await owner('POST', `/api/orders/${id}/shipments`, TO_CUSTOMER)).body).toMatchObject({
      code: 'ORDER_CANCELED',
    });
    expect((await owner('POST', `/api/orders/${randomUUID()}/shipments`, TO_CUSTOMER)).status).toBe(404);
  });

  it.each(['error', 'lost', 'garbage', 'limited-long'] as const)(
    'answer LABEL_AWAY after %s',
    async (trouble) => {
      easypost.trouble('create', trouble);
      const { id } = await place();
      expect(await owner('POST', `/api/orders/${id}/shipments`, TO_CUSTOMER)).toMatchObject({
        status: 503,
        body: { code: 'LABEL_AWAY' },
      });
    },
  );

  it.each([
    ['a short limit', 'create', 'limited'],
    ['no verdict on the address', 'address', 'refused'],
  ] as const)('come after %s', async (_what, operation, trouble) => {
    easypost.trouble(operation, trouble);
    expect((await offer((await place()).id)).rates).toHaveLength(4);
  });
});

describe('a label to the customer (rules 27.2 and 27.5)', () => {
  it('ships the order, emails the customer, and can be printed', async () => {
    const { id: orderId } = await place();
    const { trackingNumber, labelUrl, amount, trackingUrl } = await buyCheapest(orderId);
    expect([amount, trackingUrl]).toEqual([593, expect.stringContaining('https://')]);
    expect(await read(orderId)).toMatchObject({ status: 'shipped', trackingNumber });
    const emails = await shop.payload.find({
      collection: 'outbox',
      where: { and: [{ kind: { equals: 'order-status' } }, { key: { like: orderId } }] },
    });
    expect(emails.totalDocs).toBe(1);
    const file = await fetch(`${shop.url}${labelUrl}`, { headers: await cookieOf('bench') });
    expect([file.status, file.headers.get('Content-Type'), file.headers.get('Cache-Control')]).toEqual([
      ...[200, 'application/pdf'],
      expect.stringContaining('no-store'),
    ]);
    expect(await file.text()).toContain('MediaBox [0 0 288 432]');
    expect((await fetch(`${shop.url}${labelUrl}`)).status).toBe(401);
    expect((await historyOf(orderId)).map(({ text }) => text)).toContain(
      'Bought a label to the customer: USPS Ground Advantage, $5.93',
    );
  });

  it('is printed with others as one PDF, in the requested order (rule 27.21)', async () => {
    const orders = [await place(), await place()];
    const numbers: string[] = [];
    for (const { id } of orders) numbers.push((await buyCheapest(id)).trackingNumber);
    const sheetOf = async (ids: readonly string[]) =>
      fetch(`${shop.url}/api/admin/labels?orders=${ids.join(',')}`, { headers: await cookieOf('bench') });
    const ids = orders.map(({ id }) => id);
    const file = await sheetOf(ids);
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    const sheet = await PDFDocument.load(await file.arrayBuffer());
    expect(sheet.getPages().map((page) => page.getSize())).toEqual([
      { width: 288, height: 432 },
      { width: 288, height: 432 },
    ]);
    expect((await sheetOf([...ids, (await place()).id])).status).toBe(404);
    expect((await sheetOf(['x'])).status).toBe(400);
    expect((await fetch(`${shop.url}/api/admin/labels?orders=${ids[0]}`)).status).toBe(401);
  });

  it("is bought once, no matter how often it's requested", async () => {
    const { id: orderId } = await place();
    const { id, rates } = await offer(orderId);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => buy({ orderId, id, rateId: rates[0]?.id, key })),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    const other = await buy({ orderId, id, rateId: rates[1]?.id, key: randomUUID() });
    expect([other.status, other.body]).toEqual([409, expect.objectContaining({ code: 'ALREADY_BOUGHT' })]);
    expect(easypost.purchases(id)).toBe(1);
  });

  it('is the only one of its order, even with rates from several tabs', async () => {
    const { id: orderId } = await place();
    const offers = await Promise.all(Array.from({ length: 5 }, () => offer(orderId)));
    const before = easypost.purchases();
    const answers = await Promise.all(
      offers.map(({ id, rates }) => buy({ orderId, id, rateId: rates[0]?.id, key: randomUUID() })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(easypost.purchases() - before).toBe(1);
  });

  it.each(['lost', 'error-after', 'garbage', 'twice'] as const)(
    'is found by our reference if the answer is %s',
    async (trouble) => {
      const { id: orderId } = await place();
      const { id, rates } = await offer(orderId);
      easypost.trouble('buy', trouble);
      const { status, body } = await buy({ orderId, id, rateId: rates[0]?.id, key: randomUUID() });
      expect([status, easypost.purchases(id)]).toEqual([200, 1]);
      expect(boughtAnswer.parse(body).trackingNumber).toBe((await shipmentOf(id))?.trackingNumber);
    },
  );

  it('stays open if its outcome is unknown, and the same request finishes it', async () => {
    const { id: orderId } = await place();
    const { id, rates } = await offer(orderId);
    easypost.trouble('buy', 'lost');
    easypost.trouble('find', 'error');
    const key = randomUUID();
    const purchase = { orderId, id, rateId: rates[0]?.id, key };
    expect(await buy(purchase)).toMatchObject({ status: 503, body: { code: 'LABEL_AWAY' } });
    expect(await buy(purchase)).toMatchObject({ status: 200 });
    expect(easypost.purchases(id)).toBe(1);
  });

  it.each([
    ['no-funds', /Insufficient funds/],
    ['refused', /carrier refused/],
  ] as const)(
    "is refused with the carrier's words after %s, and can be tried again",
    async (trouble, words) => {
      const { id: orderId } = await place();
      const { id, rates } = await offer(orderId);
      easypost.trouble('buy', trouble);
      const purchase = { orderId, id, rateId: rates[0]?.id, key: randomUUID() };
      expect(await buy(purchase)).toMatchObject({
        status: 409,
        body: { code: 'LABEL_REFUSED', message: expect.stringMatching(words) },
      });
      expect(await read(orderId)).toMatchObject({ status: 'in-progress', trackingNumber: null });
      expect((await buy(purchase)).status).toBe(200);
    },
  );

  it('changes nothing while rate-limited, so it can be bought right after', async () => {
    const { id: orderId } = await place();
    const { id, rates } = await offer(orderId);
    easypost.trouble('buy', 'limited-long');
    const purchase = { orderId, id, rateId: rates[0]?.id };
    expect(await buy(purchase)).toMatchObject({ status: 503, body: { code: 'LABEL_AWAY' } });
    expect((await buy(purchase)).status).toBe(200);
  });

  it('accepts only a rate that was offered for its own order', async () => {
    const { id: orderId } = await place();
    const { id, rates } = await offer(orderId);
    expect((await buy({ orderId, id, rateId: 'rate_x' })).body).toMatchObject({
      errors: { rateId: expect.any(String) },
    });
    const { id: other } = await place();
    expect((await buy({ orderId: other, id, rateId: rates[0]?.id })).status).toBe(404);
  });

  it('is printed later if its file could not be fetched', async () => {
    const { id: orderId } = await place();
    easypost.trouble('file', 'error');
    const { id, labelUrl } = await buyCheapest(orderId);
    expect((await shipmentOf(id))?.labelFile ?? null).toBeNull();
    expect(await read(orderId)).toMatchObject({ status: 'shipped' });
    expect((await fetch(`${shop.url}${labelUrl}`, { headers: await cookieOf('manager') })).status).toBe(200);
  });

  it('is converted to PDF if the carrier makes pictures', async () => {
    easypost.trouble('buy', 'png-label');
    const { labelUrl } = await buyCheapest((await place()).id);
    const file = await fetch(`${shop.url}${labelUrl}`, { headers: await cookieOf('manager') });
    expect(file.headers.get('Content-Type')).toBe('application/pdf');
  });
});

describe('permissions (rule 27.8)', () => {
  it('managers buy labels, and bench staff see them without money', async () => {
    const manager = await staffClient(shop, 'manager');
    const bench = await staffClient(shop, 'bench');
    const { id: orderId } = await place();
    const { id, rates } = await offer(orderId, TO_CUSTOMER, manager);
    expect((await buy({ orderId, id, rateId: rates[0]?.id, client: manager })).status).toBe(200);
    const path = `/api/orders/${orderId}/shipments`;
    expect((await bench('POST', path, TO_CUSTOMER)).status).toBe(403);
    expect((await bench('POST', `${path}/${id}/void`)).status).toBe(403);
    const [mine] = Object((await owner('GET', path)).body);
    const [theirs] = Object((await bench('GET', path)).body);
    expect([mine.amount, theirs.amount, theirs.trackingNumber]).toEqual([
      593,
      undefined,
      mine.trackingNumber,
    ]);
  });
});

describe('without a key (rule 27.9)', () => {
  it('every call answers LABELS_OFF, and orders look as before', async () => {
    const plain = await testShop();
    const client = await ownerClient(plain);
    const { id } = await makeOrder(plain.payload, (await makeService(plain.payload)).id);
    const path = `/api/orders/${id}/shipments`;
    for (const [method, at, body] of [
      ['POST', path, TO_CUSTOMER],
      ['GET', path, undefined],
      ['POST', `${path}/${randomUUID()}/buy`, { rateId: 'x' }],
      ['POST', `${path}/${randomUUID()}/void`, undefined],
    ] as const)
      expect(await client(method, at, body)).toMatchObject({ status: 409, body: { code: 'LABELS_OFF' } });
    expect(Object((await client('GET', `/api/orders/${id}`)).body)).not.toHaveProperty('shipments');
    expect((await clientWith(plain)('GET', '/api/track/x/label')).status).toBe(409);
  });
});

async function cookieOf(role: 'manager' | 'bench') {
  const { email } = await makeStaff(shop.payload, { role });
  return ownerCookie(await staffTokenOf(shop.payload, email));
}
