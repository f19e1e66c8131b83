import { expect, it } from 'vitest';
import { type Books, books } from '#domain/books/books-contract';
import { monthOf, monthsLater } from '#domain/books/months';
import { type LedgerEntry, newPayment } from '#domain/orders/ledger';
import { changeIf } from '#server/platform/database/change-if';
import { ownerClient } from '#server/testing/client';
import { makeOrder, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../../payload-types';

const NOW = new Date();
const THIS = monthOf(NOW);
const LAST = monthsLater(THIS, -1);
const BEFORE = monthsLater(THIS, -2);

const shop = await testShop();
const owner = await ownerClient(shop);
const serviceId = (await makeService(shop.payload, { price: 6500 })).id;

const read = async (query = ''): Promise<Books> => {
  const { status, body } = await owner('GET', `/api/admin/money${query}`);
  expect(status).toBe(200);
  return books.parse(body);
};
const inMonth = (month: string, day = '01') => new Date(`${month}-${day}T00:30:00`).toISOString();

async function order(month: string, data: Partial<Order> = {}): Promise<string> {
  const createdAt = inMonth(month);
  return (await makeOrder(shop.payload, serviceId, { paymentStatus: 'pending', createdAt, ...data })).id;
}

async function addEntry(
  id: string,
  entry: Partial<LedgerEntry> & Pick<LedgerEntry, 'at' | 'amount'>,
): Promise<void> {
  const entries = [{ ...newPayment({ id: crypto.randomUUID(), ...entry }), ...entry }];
  await changeIf(shop.payload, 'orders', id, { data: { movements: entries } });
}

it('returns an empty month for an empty shop', async () => {
  const month = await read();
  expect(month).toMatchObject({ month: THIS, firstMonth: THIS, lastMonth: THIS, entries: [] });
  expect(month.counted).toEqual({ paid: 0, refunded: 0, net: 0, fees: 0 });
});

it('counts each ledger entry in its own month, whenever the order was placed', async () => {
  const old = await order(BEFORE);
  await addEntry(old, { at: inMonth(BEFORE, '02'), amount: 1000, how: 'cash' });
  await addEntry(old, { at: inMonth(LAST, '10'), amount: 5500, how: 'paypal', fee: 213 });
  await addEntry(old, { at: inMonth(THIS), amount: 500, kind: 'refund', how: 'cash' });
  const later = await order(LAST);
  await addEntry(later, { at: inMonth(LAST, '20'), amount: 2000, how: 'check' });

  expect((await read(`?month=${BEFORE}`)).counted).toEqual({ paid: 1000, refunded: 0, net: 1000, fees: 0 });
  const last = await read(`?month=${LAST}`);
  expect(last.counted).toEqual({ paid: 7500, refunded: 0, net: 7500, fees: 213 });
  expect(last.byService).toEqual([{ serviceId, paid: 7500, refunded: 0, net: 7500 }]);
  expect(last.entries.map(({ orderId, day, amount }) => [orderId, day, amount])).toEqual([
    [later, `${LAST}-20`, 2000],
    [old, `${LAST}-10`, 5500],
  ]);
  expect(last.due).toEqual({ orders: 1, amount: 4500 });
  expect(last.firstMonth).toBe(BEFORE);
  expect((await read()).counted).toEqual({ paid: 0, refunded: 500, net: -500, fees: 0 });
});

it('counts an order the owner marks as paid and later as unpaid', async () => {
  const before = (await read()).counted;
  const { id } = await makeOrder(shop.payload, serviceId, { paymentStatus: 'succeeded' });
  expect((await read()).counted.paid).toBe(before.paid + 6500);
  await owner('PATCH', `/api/orders/${id}`, { paymentStatus: 'failed' });
  expect((await read()).counted).toEqual(before);
  expect((await read()).entries.filter(({ orderId }) => orderId === id)).toHaveLength(2);
});

it.each(['2026-13', '2026', 'now', '2026-11-01'])('rejects %s as a month', async (month) => {
  expect(await owner('GET', `/api/admin/money?month=${month}`)).toMatchObject({
    status: 400,
    body: { errors: { month: 'Enter a month like 2026-11' } },
  });
});

it('labels have their own line and are never part of revenue (rule 27.8)', async () => {
  const bought = {
    orderId: crypto.randomUUID(),
    direction: 'to_customer',
    source: 'label',
    checks: 0,
  } as const;
  const boughtAt = new Date(2027, 1, 3).toISOString();
  for (const more of [
    { state: 'bought', amount: 593, boughtAt },
    { state: 'refunded', amount: 690, boughtAt, refundAmount: 690, refundedAt: boughtAt },
  ] as const) {
    const id = crypto.randomUUID();
    await shop.payload.db.create({
      collection: 'shipments',
      data: { id, reference: id, claim: id, ...bought, ...more },
    });
  }
  const books = await read('?month=2027-02');
  expect(books.shipping).toEqual({ earned: 0, labels: 1283, refunded: 690 });
  expect(books.counted).toEqual({ paid: 0, refunded: 0, net: 0, fees: 0 });
  expect(await read('?month=2027-03')).not.toHaveProperty('shipping');
});
