import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { partsOf } from '#domain/api-calls/api-call';
import { API_CALLS } from '#domain/api-calls/api-calls';
import { auditEntry } from '#domain/audit/audit-contract';
import { ownerOrderView } from '#domain/orders/order-view';
import { STAFF_CALLS } from '#domain/people/staff-calls';
import { inputs } from '#domain/testing/cases';
import { schemaOf } from '#server/api-docs/open-api';
import { type Client, clientWith, ownerClient, staffClient } from '#server/testing/client';
import { editorApi } from '#server/testing/editor-api';
import { makeDiscount, makeLaceColor, makeOrder, makeService, makeStaff } from '#server/testing/factories';
import { startTestShop, type TestShop } from '#server/testing/test-shop';
import { staffTokenOf } from '#server/testing/tokens';

/** Names of fields that hold money. */
const MONEY =
  /^(price|itemPrice|total|subtotal|amount\w*|discount\w*|shipping(Charge|Fee)|fee|revenue|extraTotal|pay(ment|pal|ments)\w*|refund\w*|cents|trackUrl)$/i;
/** Amounts as text or numbers. Digits alone could be part of an ID. */
const AMOUNTS = /\$|[:[,](1500|7000)[,\]}]/;

let shop: TestShop;
let owner: Client;
let manager: Client;
let bench: Client;
let order: string;
const auditLog = z.array(auditEntry);
const auditEntries = async (kind: string) =>
  auditLog.parse((await owner('GET', `/api/admin/audit?kind=${kind}`)).body);

beforeAll(async () => {
  shop = await startTestShop({}, editorApi);
  owner = await ownerClient(shop);
  manager = await staffClient(shop, 'manager');
  bench = await staffClient(shop, 'bench');
  order = await busyOrder();
});
afterAll(() => shop.close());

/** Makes an order with every kind of money, extra work, and a history. */
async function busyOrder(): Promise<string> {
  const { id: serviceId } = await makeService(shop.payload);
  const { code } = await makeDiscount(shop.payload);
  const data = { status: 'received', paymentStatus: 'pending', discountCode: code } as const;
  const { id } = await makeOrder(shop.payload, serviceId, data);
  const at = `/api/orders/${id}`;
  const lines = [{ description: 'New palm lining', amount: 1500 }];
  await owner('POST', `${at}/extra-work`, { lines, note: 'Worn through', photos: [], expiresInDays: 7 });
  await owner('POST', `${at}/payments`, { amount: 1000, how: 'cash' });
  const refund = {
    amount: 100,
    method: 'recorded',
    how: 'cash',
    reason: 'Sorry',
    notify: false,
    captureId: null,
  };
  await owner('POST', `${at}/refunds`, refund);
  await owner('PATCH', at, { total: 7000, subtotal: 7000, customerName: 'Robin Short' });
  await owner('POST', `${at}/notes`, { text: 'Heel pad is loose' });
  return id;
}

/** Returns the name of every field in a value, at any depth. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => [name, ...namesIn(inside)]);
}

/** A file has no fields, and here labels are off. endpoints/shipments.int.test.ts reads them as bench staff. */
const ABOUT_LABELS = /\/shipments\b|\/labels$/;
const benchCalls = API_CALLS.filter(
  ({ role, call }) => role === 'admin' && STAFF_CALLS.bench.includes(call) && !/\/(labels?|qr)$/.test(call),
);

/** The field names in a schema. */
function fieldsOf(schema: unknown): string[] {
  const names = z.looseObject({ properties: z.record(z.string(), z.unknown()) }).safeParse(schema)
    .data?.properties;
  const inside = typeof schema === 'object' && schema !== null ? Object.values(schema) : [];
  return [...Object.keys(names ?? {}), ...inside.flat().flatMap(fieldsOf)];
}

describe('bench staff', () => {
  it.each(benchCalls.map((each) => [each.call, each] as const))(
    'get no money fields from %s',
    (_name, call) => {
      const schema = call.bench?.answer ?? call.answer;
      if (!schema) throw new Error('it answers something');
      const fields = fieldsOf(schemaOf(schema, 'output'));
      expect(fields.length).toBeGreaterThan(0);
      expect(fields.filter((name) => MONEY.test(name))).toEqual([]);
    },
  );

  it.each(
    benchCalls
      .map(({ call }) => call)
      .filter((call) => call.startsWith('GET /api/orders') && !ABOUT_LABELS.test(call)),
  )('get no amounts from %s about an order with many', async (call) => {
    const path = partsOf({ call }).path.replace(':id', order);
    const { status, body } = await bench('GET', path);
    expect(status).toBe(200);
    expect(namesIn(body).filter((name) => MONEY.test(name))).toEqual([]);
    expect(JSON.stringify(body)).not.toMatch(AMOUNTS);
    expect(JSON.stringify(body)).not.toMatch(/PayPal|Sorry/);
    // The owner's answer does include amounts.
    expect(JSON.stringify((await owner('GET', path)).body)).toMatch(AMOUNTS);
  });

  it("see an order's gloves, extra work, and history", async () => {
    const { body } = await bench('GET', `/api/orders/${order}`);
    expect(body).toMatchObject({
      customerName: 'Robin Short',
      items: [{ gloveDetails: 'A 12 inch infield glove, right hand throw' }],
      extraWork: [{ status: 'open', note: 'Worn through', lines: [{ description: 'New palm lining' }] }],
    });
    const events = z.array(z.object({ kind: z.string(), text: z.string() }));
    const eventList = events.parse((await bench('GET', `/api/orders/${order}/events`)).body);
    expect(eventList.map(({ text }) => text)).toEqual([
      'Heel pad is loose',
      'Name: Robin Shortstop → Robin Short',
      'Extra work proposed',
      'Order placed',
    ]);
  });

  it.each(['sort=-total', 'sort=amountDue', 'owes=1', 'paymentStatus=pending'])(
    "can't filter orders by money: %s",
    async (query) => {
      expect(await bench('GET', `/api/orders?${query}`)).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      });
      expect((await manager('GET', `/api/orders?${query}`)).status).toBe(200);
    },
  );

  it('change status, days, photos, and notes, with their name in the history', async () => {
    const name = 'Bo Stitch';
    const { email } = await makeStaff(shop.payload, { name });
    const bo = clientWith(shop, `payload-token=${await staffTokenOf(shop.payload, email)}`);
    const at = `/api/orders/${order}`;
    expect((await bo('PATCH', `${at}/status`, { status: 'in-progress' })).status).toBe(200);
    expect((await bo('PATCH', `${at}/ready-by`, { from: '2099-01-01', to: '2099-01-02' })).status).toBe(200);
    expect((await bo('PATCH', `${at}/images`, { beforeImages: [] })).status).toBe(200);
    expect((await bo('POST', `${at}/notes`, { text: 'Done with the heel' })).status).toBe(201);
    const { body } = await owner('GET', `${at}/events`);
    const by = { actor: { role: 'staff', name } };
    expect(body).toMatchObject([
      { kind: 'note', ...by },
      { kind: 'ready-by', ...by },
      { kind: 'status', ...by },
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
    const { trackUrl } = ownerOrderView.parse((await owner('GET', at)).body);
    const trackPage = await clientWith(shop)('GET', `/api${new URL(trackUrl).pathname}`);
    expect(JSON.stringify(trackPage.body)).not.toContain('Stitch');
  });

  inputs(['canceled', 'pending_payment'])(
    "can't set an order to %s",
    async (status) => (await bench('PATCH', `/api/orders/${order}/status`, { status })).status,
    403,
  );

  it("count a lace's stock, and leave its position alone", async () => {
    const { id } = await makeLaceColor(shop.payload);
    expect((await bench('PATCH', `/api/lace-colors/${id}`, { inventory: 3 })).status).toBe(200);
    expect((await bench('PATCH', `/api/lace-colors/${id}`, { inventory: 3, sortOrder: 9 })).status).toBe(403);
  });

  it("can't use the editor", async () => {
    for (const path of [
      '/cms/api/orders',
      `/cms/api/orders/${order}`,
      '/cms/api/services',
      '/cms/api/admins',
    ])
      expect((await bench('GET', path)).status).toBe(403);
    expect((await bench('PATCH', `/cms/api/orders/${order}`, { total: 1 })).status).toBe(403);
  });
});

describe('a manager', () => {
  it("refunds up to the owner's limit per order, in parts too, and the owner without limit", async () => {
    await shop.payload.updateGlobal({ slug: 'shop-settings', data: { managerRefundLimit: 2000 } });
    const { id: serviceId } = await makeService(shop.payload);
    const { id } = await makeOrder(shop.payload, serviceId, { status: 'received' });
    const refund = (client: Client, amount: number, key = randomUUID()) =>
      client(
        'POST',
        `/api/orders/${id}/refunds`,
        { amount, method: 'recorded', how: 'cash', reason: 'A', notify: false, captureId: null },
        { 'Idempotency-Key': key },
      );
    const tooMuch = { status: 403, body: { code: 'REFUND_LIMIT' } };
    expect(await refund(manager, 2001)).toMatchObject(tooMuch);
    const key = randomUUID();
    expect((await refund(manager, 1500, key)).status).toBe(201);
    expect((await refund(manager, 1500, key)).status).toBe(201);
    expect(await refund(manager, 501)).toMatchObject(tooMuch);
    const cancel = { refund: { amount: 501, method: 'recorded', how: 'cash' }, reason: 'A', notify: false };
    expect(await manager('POST', `/api/orders/${id}/cancel`, cancel)).toMatchObject(tooMuch);
    expect((await refund(manager, 500)).status).toBe(201);
    expect((await refund(owner, 3000)).status).toBe(201);
    expect((await auditEntries('refund')).slice(0, 3)).toMatchObject([
      { actor: 'owner', text: 'Refunded $30.00', subject: id.slice(0, 8).toUpperCase() },
      { role: 'manager', text: 'Refunded $5.00' },
      { role: 'manager', text: 'Refunded $15.00' },
    ]);
  });

  it('uses the editor, without settings and people', async () => {
    expect((await manager('GET', '/cms/api/orders')).status).toBe(200);
    expect((await manager('GET', '/cms/api/globals/shop-settings')).status).toBe(403);
    expect((await manager('POST', '/cms/api/globals/shop-settings', { heroTitle: 'Mine' })).status).toBe(403);
    const people = z.object({ docs: z.array(z.object({ role: z.string() })) });
    const { docs } = people.parse((await manager('GET', '/cms/api/admins')).body);
    expect(docs.map(({ role }) => role)).toEqual(['manager']);
    expect(people.parse((await owner('GET', '/cms/api/admins')).body).docs.length).toBeGreaterThan(2);
  });

  it('is named in the history for changes in the editor', async () => {
    const { status } = await manager('PATCH', `/cms/api/orders/${order}`, { trackingNumber: '1Z' });
    expect(status).toBe(200);
    const { body } = await owner('GET', `/api/orders/${order}/events`);
    expect(Array.isArray(body) && body[0]).toMatchObject({
      kind: 'tracking',
      actor: { role: 'staff', name: expect.stringContaining('Bo Stitch') },
    });
  });
});

describe('the audit log', () => {
  it('records deletions in dashboard and editor', async () => {
    const { id } = await makeDiscount(shop.payload, { code: 'GONE' });
    expect((await manager('DELETE', `/cms/api/discounts/${id}`)).status).toBe(200);
    expect((await auditEntries('deletion'))[0]).toMatchObject({
      role: 'manager',
      subject: 'GONE',
      address: '127.0.0.1',
      data: { collection: 'discounts', id },
    });
  });

  it('records changed service prices, and no unchanged ones', async () => {
    const { id, name } = await makeService(shop.payload, { price: 6500 });
    await manager('PATCH', `/api/services/${id}`, { price: 6500, name });
    const before = (await auditEntries('price')).length;
    await manager('PATCH', `/api/services/${id}`, { price: 7000 });
    await owner('PATCH', `/cms/api/services/${id}`, { price: 7500 });
    const prices = await auditEntries('price');
    expect(prices.slice(0, prices.length - before)).toMatchObject([
      { actor: 'owner', text: `${name}: $70.00 → $75.00` },
      { role: 'manager', text: `${name}: $65.00 → $70.00` },
    ]);
  });

  it('records changed settings', async () => {
    await owner('POST', '/cms/api/globals/shop-settings', { heroTitle: 'Laced by hand' });
    expect((await auditEntries('settings'))[0]).toMatchObject({
      actor: 'owner',
      data: { fields: ['heroTitle'] },
    });
  });

  it('records exports', async () => {
    expect((await manager('POST', '/api/admin/exports', { what: 'orders', count: 3 })).status).toBe(200);
    expect((await auditEntries('export'))[0]).toMatchObject({
      role: 'manager',
      text: 'Saved 3 orders as a file',
    });
    expect((await manager('POST', '/api/admin/exports', { what: 'secrets', count: 3 })).status).toBe(400);
  });
});
