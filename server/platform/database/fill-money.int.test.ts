import { expect, it } from 'vitest';
import { storedMoney } from '#domain/orders/amount-due';
import { findOrder } from '#server/orders/find-order';
import { makeOrder, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../../../payload-types';
import { changeIf } from './change-if';
import { fillMoney } from './fill-money';

const shop = await testShop();

const money = async (id: string) => storedMoney((await findOrder(shop.payload, id)) ?? {});
const PLACED_AT = '2026-01-02T03:04:05.006Z';

it.each([
  [{ paymentStatus: 'succeeded' }, { amountPaid: 6500, amountDue: 0 }, PLACED_AT],
  [{ paymentStatus: 'pending' }, { amountPaid: 0, amountDue: 6500 }, null],
  [{ paymentStatus: 'failed', status: 'canceled' }, { amountPaid: 0, amountDue: 0 }, null],
  [{ paymentStatus: 'succeeded', status: 'canceled' }, { amountPaid: 6500, amountDue: 0 }, PLACED_AT],
] as const)(
  'fillMoney fills the amounts of an older order %o: %o, moved at %s',
  async (state, expected, movedAt) => {
    const { payload } = shop;
    const { id: serviceId } = await makeService(payload, { price: 6500 });
    const { id } = await makeOrder(payload, serviceId, { ...state, createdAt: PLACED_AT });
    const asMade = await money(id);
    expect(asMade).toEqual({ extraTotal: 0, amountRefunded: 0, ...expected });
    const none: Partial<Order> = {
      amountPaid: null,
      amountDue: null,
      extraTotal: null,
      amountRefunded: null,
    };
    const data = { ...none, movedAt: null, movements: null };
    await changeIf(payload, 'orders', id, { data, except: ['update-money', 'record-history'] });
    await fillMoney(payload);
    await fillMoney(payload);
    expect(await money(id)).toEqual(asMade);
    expect((await findOrder(payload, id))?.movedAt ?? null).toBe(movedAt);
  },
);

it('fillMoney leaves filled amounts alone', async () => {
  const { payload } = shop;
  const { id: serviceId } = await makeService(payload, { price: 6500 });
  const { id } = await makeOrder(payload, serviceId, { paymentStatus: 'pending' });
  await changeIf(payload, 'orders', id, { data: { amountDue: 77 } });
  await fillMoney(payload);
  expect((await money(id)).amountDue).toBe(77);
});
