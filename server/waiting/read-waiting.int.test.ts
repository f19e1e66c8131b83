import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/orders/order-status';
import { DUE_WEEK_DAYS, dayOf, daysLater } from '#domain/orders/ready-by-days';
import { createdAnswer } from '#domain/wire/change-answers';
import { sendInstructions } from '#server/orders/send-instructions';
import { changeIf } from '#server/platform/database/change-if';
import { asAdmin, asCustomer } from '#server/testing/callers';
import { ownerClient } from '#server/testing/client';
import {
  makeCustomer,
  makeLaceColor,
  makeOrder,
  makePhoto,
  makeQuestion,
  makeService,
} from '#server/testing/factories';
import { NOTHING_WAITING } from '#server/testing/nothing-waiting';
import { outboxRows } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';
import type { Admin, Customer, Order } from '../../payload-types';
import { readWaiting } from './read-waiting';

const shop = await testShop();
const { user } = await asAdmin(shop.payload);
if (!user) throw new Error('no owner');
const owner: Admin | Customer = user;
const client = await ownerClient(shop);
const { id: serviceId } = await makeService(shop.payload, { price: 6500 });

const waits = () => readWaiting({ payload: shop.payload, user: owner });
const change = (id: string, data: Partial<Order>) => changeIf(shop.payload, 'orders', id, { data });
const make = (data: Partial<Order>) => makeOrder(shop.payload, serviceId, data);

async function makeFailedEmail(recipient: string, createdAt: string) {
  const row = { id: randomUUID(), key: randomUUID(), kind: 'mail:welcome', recipient } as const;
  const dueAt = new Date().toISOString();
  await shop.payload.db.create({
    collection: 'outbox',
    data: { ...row, payload: {}, status: 'failed', attempts: 9, dueAt, createdAt, updatedAt: createdAt },
  });
  return row;
}

describe('readWaiting', () => {
  it('returns nothing for a new shop', async () => {
    expect(await waits()).toEqual({
      ...NOTHING_WAITING,
      newestOrders: [],
      disk: { free: expect.any(Number), isLow: expect.any(Boolean) },
      firstSteps: ['name', 'address', 'openingHours', 'ownerEmail'],
    });
  });

  it("drops the address from the first steps once it's set", async () => {
    await shop.payload.updateGlobal({
      slug: 'shop-settings',
      data: { address: 'Third Base\n9 Diamond Street' },
    });
    expect((await waits()).firstSteps).toEqual(['name', 'openingHours', 'ownerEmail']);
  });

  it("drops name, hours, email, and sample drawings from the first steps once they're done", async () => {
    const { payload } = shop;
    await payload.updateGlobal({
      slug: 'shop-settings',
      data: { name: 'Red & Sons', openingHours: 'Sundays, 8 to 9', ownerEmail: 'red@sons.shop' },
    });
    expect((await waits()).firstSteps).toEqual([]);
    const album = { title: 'A drawing', imageUrls: [await makePhoto(payload)], isSample: true };
    const { id } = await payload.create({ collection: 'gallery', data: album });
    expect((await waits()).firstSteps).toEqual(['samples']);
    expect((await client('GET', '/api/admin/first-steps')).body).toEqual({ left: ['samples'] });
    await payload.delete({ collection: 'gallery', id });
    expect((await client('GET', '/api/admin/first-steps')).body).toEqual({ left: [] });
  });

  it('counts orders to receive and money due by the rule that shows customers what to pay', async () => {
    const orders: Order[] = [];
    for (const status of ORDER_STATUSES)
      for (const paymentStatus of PAYMENT_STATUSES) orders.push(await make({ status, paymentStatus }));
    const free = await makeService(shop.payload, { price: 0 });
    orders.push(await makeOrder(shop.payload, free.id, { status: 'received', paymentStatus: 'pending' }));
    const unpaid = orders.filter(({ amountDue }) => (amountDue ?? 0) > 0);
    expect(unpaid).toHaveLength(10);
    expect(await waits()).toMatchObject({
      ordersToReceive: 3,
      unpaid: { count: 10, total: 65_000 },
    });
  });

  it('counts open orders that are due or overdue', async () => {
    const before = await waits();
    const today = dayOf(new Date());
    const dueIn = async (days: number, status: Order['status'] = 'in-progress') => {
      const { id } = await make({ status });
      const day = daysLater(today, days);
      await change(id, { readyFrom: day, readyTo: day });
    };
    for (const days of [-30, -1, 0, DUE_WEEK_DAYS, DUE_WEEK_DAYS + 1]) await dueIn(days);
    await dueIn(-1, 'shipped');
    await dueIn(-1, 'canceled');
    expect(await waits()).toMatchObject({
      overdue: (before.overdue ?? 0) + 2,
      dueThisWeek: (before.dueThisWeek ?? 0) + 2,
    });
  });

  it('counts customers who wait for an answer', async () => {
    const { id } = await make({});
    await change(id, { unansweredSince: '2026-05-04T12:00:00.000Z' });
    expect((await waits()).toAnswer).toBe(1);
    await change(id, { unansweredSince: null });
    expect((await waits()).toAnswer).toBe(0);
  });

  it('counts questions without an answer', async () => {
    const { id } = await makeQuestion(shop.payload);
    await makeQuestion(shop.payload, { unansweredSince: null, answer: 'Yes.' });
    expect((await waits()).questions).toBe(1);
    await client('POST', `/api/questions/${id}/answer`, { text: 'Yes.' });
    expect((await waits()).questions).toBe(0);
  });

  it("counts orders whose extra work isn't answered", async () => {
    const { id } = await make({ status: 'received' });
    const proposal = { lines: [{ description: 'A new heel pad', amount: 1200 }] };
    const call = (path: string, body: object) => client('POST', `/api/orders/${id}/extra-work${path}`, body);
    const { id: extraId } = createdAnswer.parse((await call('', proposal)).body);
    expect((await waits()).asked).toBe(1);
    await call(`/${extraId}/withdraw`, {});
    expect((await waits()).asked).toBe(0);
  });

  it('counts paid or in-person orders without instructions', async () => {
    const { toInstruct: before } = await waits();
    const paid = await make({});
    await make({ paymentStatus: 'pending' });
    await make({ paymentStatus: 'failed' });
    await make({ status: 'pending_payment', paymentStatus: 'pending' });
    await make({ status: 'received' });
    expect((await waits()).toInstruct).toBe((before ?? 0) + 2);
    if (owner.collection !== 'admins') throw new Error('no owner');
    await sendInstructions({ payload: shop.payload, user: owner, id: paid.id }, 'dropoff');
    expect((await waits()).toInstruct).toBe((before ?? 0) + 1);
  });

  it('lists the newest orders first', async () => {
    const createdAt = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    for (let n = 1; n <= 6; n += 1) await make({ customerName: `Newest ${n}`, createdAt: createdAt(n) });
    const { newestOrders } = await waits();
    const names = [6, 5, 4, 3, 2].map((n) => `Newest ${n}`);
    expect(newestOrders?.map(({ customerName }) => customerName)).toEqual(names);
    expect(newestOrders?.[0]).toEqual({
      id: expect.any(String),
      customerName: 'Newest 6',
      status: 'not_received',
      total: 6500,
    });
  });

  it('lists active lace colors with fewer than three left', async () => {
    const { payload } = shop;
    await makeLaceColor(payload, { name: 'Plenty', inventory: 3, sortOrder: 1 });
    await makeLaceColor(payload, { name: 'Few', inventory: 2, sortOrder: 3 });
    await makeLaceColor(payload, { name: 'None', inventory: 0, sortOrder: 2 });
    await makeLaceColor(payload, { name: 'Not offered', inventory: 0, sortOrder: 0, active: false });
    const { lowLaces } = await waits();
    expect(lowLaces?.map(({ name, inventory }) => [name, inventory])).toEqual([
      ['None', 0],
      ['Few', 2],
    ]);
  });

  it('lists the newest failed emails and counts all of them', async () => {
    for (const row of await outboxRows(shop.payload))
      await setRow(shop.payload, 'outbox', row.id, { status: 'sent' });
    for (let n = 1; n <= 6; n += 1)
      await makeFailedEmail(`p${n}@test.example`, `2026-01-0${n}T00:00:00.000Z`);
    const { failedMails } = await waits();
    expect(failedMails?.total).toBe(6);
    expect(failedMails?.docs.map(({ recipient }) => recipient)).toEqual(
      [6, 5, 4, 3, 2].map((n) => `p${n}@test.example`),
    );
    expect(failedMails?.docs[0]).toEqual({
      id: expect.any(String),
      kind: 'mail:welcome',
      recipient: 'p6@test.example',
    });
  });

  it('lists unsettled payment problems', async () => {
    const { payload } = shop;
    const unsettled = await make({ customerName: 'Paid Twice' });
    const settled = await make({});
    const setProblem = (id: string, paymentProblem: string) =>
      payload.update({ collection: 'orders', id, data: { paymentProblem } });
    await setProblem(unsettled.id, 'Paid twice: refund $65.00 of PayPal capture X.');
    await setProblem(settled.id, 'Paid twice.');
    expect((await waits()).paymentProblems?.total).toBe(2);
    await setProblem(settled.id, '');
    expect((await waits()).paymentProblems).toEqual({
      docs: [
        {
          id: unsettled.id,
          customerName: 'Paid Twice',
          paymentProblem: 'Paid twice: refund $65.00 of PayPal capture X.',
        },
      ],
      total: 1,
    });
  });
});

describe('readWaiting with a failing part', () => {
  it('returns the other parts and logs the error', async () => {
    const find = vi.spyOn(shop.payload, 'find').mockRejectedValueOnce(new Error('the disk is gone'));
    const logged = vi.spyOn(shop.payload.logger, 'error');
    const { lowLaces, ...others } = await waits();
    expect(lowLaces).toBeNull();
    expect(Object.values(others)).not.toContain(null);
    expect(logged).toHaveBeenCalledOnce();
    find.mockRestore();
    logged.mockRestore();
  });
});

describe('readWaiting for a customer', () => {
  it('throws FORBIDDEN', async () => {
    const { user } = asCustomer(await makeCustomer(shop.payload));
    if (!user) throw new Error('no customer');
    await expect(readWaiting({ payload: shop.payload, user })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
