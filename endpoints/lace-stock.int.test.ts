import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { laceStock, stockChanged, stockMovements } from '#domain/stock/stock';
import { IDEMPOTENCY_HEADER } from '#domain/wire/headers';
import { archiveMovements } from '#server/catalogue/change-stock';
import { asAdmin } from '#server/testing/callers';
import { ownerClient } from '#server/testing/client';
import { makeLaceColor, makeOrder, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../payload-types';

const shop = await testShop();
const owner = await ownerClient(shop);

const newColor = async (inventory = 5) => (await makeLaceColor(shop.payload, { inventory })).id;
const stockOf = async (id: string) =>
  (await shop.payload.findByID({ collection: 'lace-colors', id })).inventory;
const at = (id: string) => `/api/lace-colors/${id}/movements`;
const change = (id: string, body: object, headers?: Record<string, string>) =>
  owner('POST', at(id), body, headers);
const movementsOf = async (id: string) => stockMovements.parse((await owner('GET', at(id))).body);
/** The kind, number, stock, and reason of each entry, newest first. */
const told = async (id: string) =>
  (await movementsOf(id)).map(({ kind, by, stock, reason }) => [kind, by, stock, reason]);

describe('POST /api/lace-colors/{id}/movements', () => {
  it('changes the stock by deliveries, counts, and corrections, and records who, when, and why', async () => {
    const id = await newColor(5);
    const began = new Date().toISOString();
    const { status, body } = await change(id, { kind: 'delivery', pieces: 20, reason: ' Spring order ' });
    expect(status).toBe(201);
    expect(stockChanged.strict().parse(body)).toMatchObject({ inventory: 25, version: 1 });
    await change(id, { kind: 'count', pieces: 24 });
    await change(id, { kind: 'correction', pieces: -2, reason: 'Two were torn' });
    expect(await stockOf(id)).toBe(22);
    expect(await told(id)).toEqual([
      ['correction', -2, 22, 'Two were torn'],
      ['count', -1, 24, null],
      ['delivery', 20, 25, 'Spring order'],
      ['first', 5, 5, null],
    ]);
    const [newest] = await movementsOf(id);
    expect(newest?.actor).toEqual({ role: 'owner' });
    expect((newest?.at ?? '') >= began).toBe(true);
  });

  it.each([
    [{ kind: 'delivery', pieces: 0 }, 'pieces', 'Enter how many came in'],
    [{ kind: 'count', pieces: -1 }, 'pieces', "Stock can't go below 0"],
    [{ kind: 'correction', pieces: 0, reason: 'A' }, 'pieces', 'Enter how many more or fewer'],
    [{ kind: 'correction', pieces: 1, reason: ' ' }, 'reason', 'Say why'],
    [{ kind: 'correction', pieces: -6, reason: 'Lost' }, 'pieces', 'Only 5 in stock'],
    [{ kind: 'count', pieces: 1.5 }, 'pieces', 'Enter a whole number'],
  ])('rejects %j with 400 for the field and writes nothing', async (body, field, message) => {
    const id = await newColor(5);
    expect(await change(id, body)).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
    expect([await stockOf(id), await told(id)]).toEqual([5, [['first', 5, 5, null]]]);
  });

  it('accepts no stock that the shop could never read again (rule 3.4)', async () => {
    const id = await newColor(1_000_000);
    const tooMany = "That's more than any shelf holds";
    expect(await change(id, { kind: 'delivery', pieces: 1 })).toMatchObject({
      status: 400,
      body: { errors: { pieces: tooMany } },
    });
    const typed = await owner('PATCH', `/api/lace-colors/${id}`, { inventory: Number.MAX_SAFE_INTEGER });
    expect(typed).toMatchObject({ status: 400, body: { errors: { inventory: tooMany } } });
    expect(await stockOf(id)).toBe(1_000_000);
  });

  it('applies simultaneous movements one after another', async () => {
    const id = await newColor(0);
    const all = Array.from({ length: 12 }, () => change(id, { kind: 'delivery', pieces: 1 }));
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(Array(12).fill(201));
    expect(await stockOf(id)).toBe(12);
    expect((await told(id)).map(([, , stock]) => stock)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('creates one movement per key', async () => {
    const id = await newColor(1);
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const send = () => change(id, { kind: 'delivery', pieces: 10 }, headers);
    const [one, other] = await Promise.all([send(), send()]);
    expect(one.body).toEqual(other.body);
    expect((await send()).body).toEqual(one.body);
    expect(await stockOf(id)).toBe(11);
  });

  it('answers 404 for an unknown color', async () => {
    expect((await change(randomUUID(), { kind: 'count', pieces: 1 })).status).toBe(404);
    expect((await owner('GET', at(randomUUID()))).status).toBe(404);
  });
});

describe('a typed stock', () => {
  it('counts as a movement, from the quick field and the editor, and nothing else does', async () => {
    const id = await newColor(5);
    await owner('PATCH', `/api/lace-colors/${id}`, { inventory: 4 });
    await owner('PATCH', `/api/lace-colors/${id}`, { inventory: 4, sortOrder: 9 });
    const as = await asAdmin(shop.payload);
    await shop.payload.update({ collection: 'lace-colors', id, data: { inventory: 9 }, ...as });
    await shop.payload.update({ collection: 'lace-colors', id, data: { name: 'Walnut' }, ...as });
    expect(await told(id)).toEqual([
      ['typed', 5, 9, null],
      ['typed', -1, 4, null],
      ['first', 5, 5, null],
    ]);
  });

  it("movements can't be removed", async () => {
    const id = await newColor(5);
    const as = await asAdmin(shop.payload);
    await shop.payload.update({ collection: 'lace-colors', id, data: { stockLog: [] }, ...as });
    expect(await told(id)).toHaveLength(1);
  });
});

it('older movements are archived, and read as before', async () => {
  const id = await newColor(0);
  for (let stock = 1; stock <= 60; stock += 1) {
    await shop.payload.update({ collection: 'lace-colors', id, data: { inventory: stock } });
  }
  const before = await movementsOf(id);
  expect(before).toHaveLength(60);
  const filed: number[] = [];
  const file = () => archiveMovements(shop.payload, (_what, count) => filed.push(count));
  await file();
  await file();
  expect(filed).toEqual([10]);
  expect(await movementsOf(id)).toEqual(before);
  const { docs } = await shop.payload.find({
    collection: 'stock-movements',
    where: { color: { equals: id } },
  });
  expect(docs).toHaveLength(10);
});

describe('GET /api/admin/lace-stock', () => {
  const stock = async (id: string) =>
    laceStock.parse((await owner('GET', '/api/admin/lace-stock')).body).find((each) => each.id === id);

  it("counts each color on gloves of this month's orders", async () => {
    const [used, unused] = [await newColor(), await newColor()];
    const service = await makeService(shop.payload);
    const gloves = (...colors: (string | null)[]): Partial<Order> => ({
      items: colors.map((laceColorId) => ({
        id: randomUUID(),
        serviceId: service.id,
        laceColorId,
        gloveDetails: 'Infield glove',
        specialInstructions: null,
        gloveImages: [],
        price: 6500,
      })),
    });
    const place = (data: Partial<Order>) => makeOrder(shop.payload, service.id, data);
    await place(gloves(used, used, null));
    await place({ ...gloves(used), status: 'shipped' });
    await place({ ...gloves(used), status: 'canceled' });
    await place({ ...gloves(used), status: 'pending_payment' });
    await place({ ...gloves(used), createdAt: '2026-01-05T10:00:00.000Z' });
    expect(await stock(used)).toEqual({ id: used, reorderAt: null, usedThisMonth: 3 });
    expect(await stock(unused)).toEqual({ id: unused, reorderAt: null, usedThisMonth: 0 });
  });

  it('returns the reorder mark, which is a field of the color', async () => {
    const id = await newColor();
    await owner('PATCH', `/api/lace-colors/${id}`, { reorderAt: 6 });
    expect(await stock(id)).toMatchObject({ reorderAt: 6 });
    await owner('PATCH', `/api/lace-colors/${id}`, { reorderAt: null });
    expect(await stock(id)).toMatchObject({ reorderAt: null });
    expect((await owner('PATCH', `/api/lace-colors/${id}`, { reorderAt: -1 })).status).toBe(400);
    expect(await told(id)).toHaveLength(1);
  });
});
