import type { Where } from 'payload';
import { describe, expect, it, vi } from 'vitest';
import type { OrderEvent } from '#domain/orders/order-events';
import { findOrder } from '#server/orders/find-order';
import { storedHistory } from '#server/orders/present-order';
import { changeIf } from '#server/platform/database/change-if';
import { asAdmin } from '#server/testing/callers';
import { makeLaceColor, makeOrder, makeService } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../../payload-types';

const shop = await testShop();
const serviceId = (await makeService(shop.payload)).id;

const order = (data: Partial<Order> = {}) => makeOrder(shop.payload, serviceId, data);
const stored = async (id: string): Promise<Order> => {
  const found = await findOrder(shop.payload, id);
  if (!found) throw new Error('no such order');
  return found;
};
const history = async (id: string): Promise<OrderEvent[]> => storedHistory(await stored(id));
const kinds = async (id: string) => (await history(id)).map(({ kind }) => kind);

const WRITES = {
  'a save in the editor': async (id: string, data: Partial<Order>) => {
    await shop.payload.update({
      collection: 'orders',
      id,
      data: Object({ ...(await shop.payload.findByID({ collection: 'orders', id, depth: 0 })), ...data }),
      depth: 0,
      ...(await asAdmin(shop.payload)),
    });
  },
  "the shop's own write for the owner": async (id: string, data: Partial<Order>) => {
    const { payload } = shop;
    await changeIf(payload, 'orders', id, { data, by: { role: 'owner' } });
  },
};

describe.each(Object.entries(WRITES))('order history after %s', (_write, change) => {
  it('records the change in the same write', async () => {
    const { id } = await order({ status: 'not_received', total: 6500 });
    await change(id, { status: 'in-progress', trackingNumber: '1Z999' });
    expect(await history(id)).toMatchObject([
      { kind: 'ordered' },
      { kind: 'paid', data: { amount: 6500 } },
      {
        kind: 'status',
        actor: { role: 'owner' },
        text: 'Not Received → In Progress',
        data: { from: 'not_received', to: 'in-progress' },
        isPublic: true,
      },
      { kind: 'ready-by', isPublic: true },
      { kind: 'tracking', data: { from: null, to: '1Z999' } },
    ]);
  });

  it('records old and new form values for the shop only', async () => {
    const { id } = await order({ customerName: 'Robin Catcher', total: 6500 });
    await change(id, { customerName: 'Robin Pitcher', total: 7000 });
    const recorded = (await history(id)).at(-1);
    expect(recorded).toMatchObject({
      kind: 'edited',
      isPublic: false,
      text: 'Name: Robin Catcher → Robin Pitcher; Total: $65.00 → $70.00',
      data: { changes: [{ field: 'Name', from: 'Robin Catcher', to: 'Robin Pitcher' }, { field: 'Total' }] },
    });
  });

  it('records nothing if nothing changes', async () => {
    const { id, customerName, status } = await order();
    const before = await history(id);
    await change(id, { customerName, status });
    expect(await history(id)).toEqual(before);
  });

  it('never removes recorded events', async () => {
    const { id } = await order();
    const before = await history(id);
    await change(id, { story: [] });
    expect(await history(id)).toEqual(before);
  });
});

it('records each of many simultaneous changes once', async () => {
  const { id } = await order();
  const { payload } = shop;
  const notes = Array.from({ length: 30 }, (_each, number) => `note ${number}`);
  await Promise.all([
    ...notes.map((text) =>
      changeIf(payload, 'orders', id, {
        data: { story: [{ kind: 'note', actor: { role: 'owner' }, text }] },
      }),
    ),
    changeIf(payload, 'orders', id, { data: { status: 'canceled' } }),
  ]);
  const recorded = (await history(id)).flatMap(({ kind, text }) => (kind === 'note' ? [text] : []));
  expect(recorded.sort()).toEqual(notes.sort());
  expect((await kinds(id)).filter((kind) => kind === 'canceled')).toHaveLength(1);
});

it('refuses an outdated save in the editor, and removes nothing', async () => {
  const { id } = await order();
  const { payload } = shop;
  const admin = await asAdmin(payload);
  const saves = await Promise.allSettled(
    Array.from({ length: 6 }, (_each, number) =>
      payload.update({ collection: 'orders', id, data: { customerPhone: `555 010-000${number}` }, ...admin }),
    ),
  );
  const refused = saves.flatMap((save) => (save.status === 'rejected' ? [save.reason] : []));
  for (const error of refused) expect(error).toMatchObject({ status: 409 });
  const edits = (await kinds(id)).filter((kind) => kind === 'edited');
  expect(edits).toHaveLength(saves.length - refused.length);
});

describe('the ready-by date', () => {
  const days = async (id: string) => {
    const { readyFrom, readyTo } = await stored(id);
    return [readyFrom ?? null, readyTo ?? null];
  };
  const set = (id: string, status: Order['status']) =>
    changeIf(shop.payload, 'orders', id, { data: { status } });
  const inDays = (count: number) => {
    const now = new Date();
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + count, 12);
    return [
      day.getFullYear(),
      String(day.getMonth() + 1).padStart(2, '0'),
      String(day.getDate()).padStart(2, '0'),
    ].join('-');
  };

  it('is set on arrival, kept while the glove is here, and removed otherwise', async () => {
    const { id } = await order({ status: 'not_received' });
    expect(await days(id)).toEqual([null, null]);
    await set(id, 'received');
    expect(await days(id)).toEqual([inDays(14), inDays(14)]);
    await set(id, 'in-progress');
    await set(id, 'shipped');
    expect(await days(id)).toEqual([inDays(14), inDays(14)]);
    await set(id, 'canceled');
    expect(await days(id)).toEqual([null, null]);
  });

  it('queues the email about a later date before storing it, no matter who writes', async () => {
    const { id } = await order({ status: 'not_received' });
    await set(id, 'received');
    const { payload } = shop;
    const give = (day: string, condition: Where[] = []) =>
      changeIf(payload, 'orders', id, { condition, data: { readyFrom: day, readyTo: day } });
    const recorded = async () =>
      (await outboxRows(payload, { kind: { equals: 'mail:ready-later' } })).filter(({ key }) =>
        key.startsWith(id),
      );
    await give('2026-01-02');
    expect(await recorded()).toEqual([]);
    await give('2099-01-02');
    expect(await recorded()).toMatchObject([{ payload: { from: '2099-01-02', to: '2099-01-02' } }]);
    const died = vi.spyOn(payload.db, 'updateOne').mockRejectedValueOnce(new Error('died'));
    await expect(give('2099-01-09')).rejects.toThrow('died');
    died.mockRestore();
    expect(await recorded()).toHaveLength(2);
    expect(await days(id)).toEqual(['2099-01-02', '2099-01-02']);
  });

  it('is later for a lace color that is out of stock', async () => {
    const { id: laceColorId } = await makeLaceColor(shop.payload, { inventory: 2 });
    const { items, id } = await order({ status: 'not_received' });
    const gloves = Array.isArray(items)
      ? items.map((glove) => Object.assign({}, glove, { laceColorId }))
      : [];
    await changeIf(shop.payload, 'orders', id, { data: { items: gloves } });
    await set(id, 'received');
    expect(await days(id)).toEqual([inDays(21), inDays(24)]);
  });
});

it('an older order has an inferred history', async () => {
  const { id } = await order({ status: 'shipped', total: 6500 });
  const { payload } = shop;
  await changeIf(payload, 'orders', id, { data: { story: null }, except: ['record-history'] });
  expect(await kinds(id)).toEqual(['ordered', 'paid', 'status']);
  expect(await history(id)).toEqual(await history(id));
  await changeIf(payload, 'orders', id, { data: { trackingNumber: '1Z999' } });
  expect(await kinds(id)).toEqual(['ordered', 'paid', 'status', 'tracking']);
});
