import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ownerOrderView } from '#domain/orders/order-view';
import { dayOf, daysLater } from '#domain/orders/ready-by-days';
import { createdAnswer } from '#domain/wire/change-answers';
import { ownerClient } from '#server/testing/client';
import { makeOrder, makeService } from '#server/testing/factories';
import { acceptExtra } from '#server/testing/payments';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../payload-types';

const shop = await testShop();
const owner = await ownerClient(shop);
const serviceId = (await makeService(shop.payload, { price: 6500 })).id;

/** Makes an order of $65. By default it's unpaid. */
const order = async (data: Partial<Order> = {}) =>
  (await makeOrder(shop.payload, serviceId, { paymentStatus: 'pending', ...data })).id;
const pay = (id: string, body: object, key?: string) =>
  owner('POST', `/api/orders/${id}/payments`, body, key ? { 'Idempotency-Key': key } : {});
const read = async (id: string) => ownerOrderView.parse((await owner('GET', `/api/orders/${id}`)).body);
const events = async (id: string) => (await owner('GET', `/api/orders/${id}/events`)).body;
const today = () => dayOf(new Date());

describe('POST /api/orders/:id/payments', () => {
  it('records a partial payment, and updates amounts, history, and the list', async () => {
    const id = await order();
    const { status, body } = await pay(id, { amount: 2000, how: 'cash' });
    expect(status).toBe(201);
    const view = await read(id);
    expect(view).toMatchObject({ amountPaid: 2000, amountDue: 4500, paymentStatus: 'pending' });
    expect(view.payments).toEqual([
      {
        id: createdAnswer.parse(body).id,
        at: expect.stringMatching(/^20.*Z$/),
        kind: 'payment',
        how: 'cash',
        amount: 2000,
        isCounted: true,
        fee: null,
      },
    ]);
    expect(await events(id)).toMatchObject([
      {
        kind: 'paid',
        text: 'Paid $20.00, cash',
        actor: { role: 'owner' },
        data: { amount: 2000, how: 'cash' },
      },
      { kind: 'ordered' },
    ]);
  });

  it('marks the order as paid with the last part, and moves it on', async () => {
    const id = await order({ status: 'pending_payment' });
    await pay(id, { amount: 2000, how: 'check' });
    await pay(id, { amount: 4500, how: 'card' });
    expect(await read(id)).toMatchObject({
      paymentStatus: 'succeeded',
      status: 'not_received',
      amountDue: 0,
    });
  });

  it('pays for extra work accepted after the payment', async () => {
    const id = await order({ paymentStatus: 'succeeded' });
    await acceptExtra(shop, id, 1500);
    expect(await read(id)).toMatchObject({ amountPaid: 6500, amountDue: 1500, paymentStatus: 'succeeded' });
    expect((await pay(id, { amount: 1501, how: 'cash' })).status).toBe(409);
    expect((await pay(id, { amount: 1500, how: 'cash' })).status).toBe(201);
    expect(await read(id)).toMatchObject({ amountPaid: 8000, amountDue: 0 });
  });

  it('dates a payment without a time to noon', async () => {
    const yesterday = daysLater(today(), -1);
    const createdAt = new Date(Date.now() - 5 * 86_400_000).toISOString();
    const id = await order({ createdAt });
    await pay(id, { amount: 100, how: 'cash', at: yesterday });
    const [payment] = (await read(id)).payments;
    expect(new Date(payment?.at ?? '')).toEqual(new Date(`${yesterday}T12:00:00`));
  });

  it.each([daysLater(today(), 1), daysLater(today(), -1), new Date(Date.now() + 60_000).toISOString()])(
    'rejects a payment in the future or before the order: %s',
    async (at) => {
      const id = await order();
      const { status, body } = await pay(id, { amount: 100, how: 'cash', at });
      expect([status, body]).toEqual([
        400,
        expect.objectContaining({
          code: 'VALIDATION',
          errors: { at: "Choose a day between the order's date and today" },
        }),
      ]);
    },
  );

  it('answers 409 with the amount due for more than that', async () => {
    const id = await order();
    expect(await pay(id, { amount: 6501, how: 'cash' })).toMatchObject({
      status: 409,
      body: { code: 'MORE_THAN_DUE', message: '$65.00 is the full amount due of this order' },
    });
    await pay(id, { amount: 6000, how: 'cash' });
    expect(await pay(id, { amount: 501, how: 'cash' })).toMatchObject({
      status: 409,
      body: { message: '$5.00 is the balance of this order' },
    });
  });

  it.each([
    [{ paymentStatus: 'succeeded' }, 'ORDER_PAID'],
    [{ status: 'canceled' }, 'ORDER_CANCELED'],
  ] as const)('rejects any payment of %o: %s', async (state, code) => {
    expect(await pay(await order(state), { amount: 1, how: 'cash' })).toMatchObject({
      status: 409,
      body: { code },
    });
  });

  it('answers 404 for a missing order', async () => {
    expect((await pay(randomUUID(), { amount: 1, how: 'cash' })).status).toBe(404);
  });

  it('creates one payment per key, even with thirty simultaneous calls and later ones', async () => {
    const id = await order();
    const key = randomUUID();
    const body = { amount: 6500, how: 'cash' };
    const answers = await Promise.all(Array.from({ length: 30 }, () => pay(id, body, key)));
    answers.push(await pay(id, body, key));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body: made }) => createdAnswer.parse(made).id)).size).toBe(1);
    const view = await read(id);
    expect([view.payments.length, view.amountPaid]).toEqual([1, 6500]);
  });

  it('never exceeds the amount due with thirty simultaneous payments', async () => {
    const id = await order();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => pay(id, { amount: 1000, how: 'cash' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const view = await read(id);
    expect([view.payments.length, view.amountPaid, view.amountDue]).toEqual([6, 6000, 500]);
  });
});

it('a payment the owner takes back is listed, so the list adds up', async () => {
  const id = await order({ paymentStatus: 'succeeded' });
  await owner('PATCH', `/api/orders/${id}`, { paymentStatus: 'failed' });
  const { payments, amountPaid } = await read(id);
  expect(payments.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['payment', 6500],
    ['taken-back', 6500],
  ]);
  expect(amountPaid).toBe(0);
});
