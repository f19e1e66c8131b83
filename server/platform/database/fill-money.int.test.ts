import { expect, it } from 'vitest';
import { storedMoney } from '#domain/orders/amount-due';
import { newPayment } from '#domain/orders/ledger';
import { findOrder } from '#server/orders/find-order';
import { makeOrder, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../../../payload-types';
import { changeIf } from './change-if';
import { fillMoney } from './fill-money';

const shop = await testShop();

const money = async (id: string) => storedMoney((await findOrder(shop.payload, id)) ?? {});

it.each([
  [{ paymentStatus: 'succeeded' }, { amountPaid: 6500, amountDue: 0 }],
  [{ paymentStatus: 'pending' }, { amountPaid: 0, amountDue: 6500 }],
  [
    { paymentStatus: 'failed', status: 'canceled' },
    { amountPaid: 0, amountDue: 0 },
  ],
  [
    { paymentStatus: 'succeeded', status: 'canceled' },
    { amountPaid: 6500, amountDue: 0 },
  ],
] as const)('fillMoney restores the amounts of an older order %o: %o', async (state, expected) => {
  const { payload } = shop;
  const { id: serviceId } = await makeService(payload, { price: 6500 });
  const { id } = await makeOrder(payload, serviceId, state);
  const asMade = await money(id);
  expect(asMade).toEqual({ extraTotal: 0, amountRefunded: 0, ...expected });
  const none: Partial<Order> = { amountPaid: null, amountDue: null, extraTotal: null, amountRefunded: null };
  const data = { ...none, movements: null };
  await changeIf(payload, 'orders', id, { data, except: ['update-money', 'record-history'] });
  await fillMoney(payload);
  await fillMoney(payload);
  expect(await money(id)).toEqual(asMade);
});

it.each([
  ['without movements, as it was placed', { movements: null }, null],
  ['with them, as the latest', {}, '2026-02-03T12:00:00.000Z'],
])('fillMoney restores the time of the last ledger entry, %s', async (_as, missing, movedAt) => {
  const { payload } = shop;
  const { id: serviceId } = await makeService(payload, { price: 6500 });
  const createdAt = '2026-01-02T03:04:05.006Z';
  const { id } = await makeOrder(payload, serviceId, { createdAt, paymentStatus: 'pending' });
  const unpaid = await makeOrder(payload, serviceId, { paymentStatus: 'pending' });
  for (const at of ['2026-02-03T12:00:00.000Z', '2026-02-01T12:00:00.000Z']) {
    const movements = [newPayment({ id: at, at, amount: 100, how: 'cash' })];
    await changeIf(payload, 'orders', id, { data: { movements } });
  }
  const expected = (await findOrder(payload, id))?.movedAt;
  expect(expected).toBe('2026-02-03T12:00:00.000Z');
  const data = { movedAt: null, ...missing };
  await changeIf(payload, 'orders', id, { data, except: ['update-money', 'record-history'] });
  await fillMoney(payload);
  expect((await findOrder(payload, id))?.movedAt).toBe(movedAt ?? createdAt);
  expect((await findOrder(payload, unpaid.id))?.movedAt ?? null).toBeNull();
});

it('fillMoney leaves filled amounts alone', async () => {
  const { payload } = shop;
  const { id: serviceId } = await makeService(payload, { price: 6500 });
  const { id } = await makeOrder(payload, serviceId, { paymentStatus: 'pending' });
  await changeIf(payload, 'orders', id, { data: { amountDue: 77 } });
  await fillMoney(payload);
  expect((await money(id)).amountDue).toBe(77);
});
