import { expect, it, vi } from 'vitest';
import { monthOf } from '#domain/books/months';
import { conversationListQuery } from '#domain/lists/list-query';
import { storedMoney } from '#domain/orders/amount-due';
import { isOpen } from '#domain/orders/order-status';
import { DAY_MS } from '#domain/wire/durations';
import { readBooks } from '#server/books/read-books';
import { readFigures } from '#server/figures/read-figures';
import { listConversations } from '#server/messages/list-conversations';
import { storedEvents } from '#server/orders/present-order';
import { readOrderStats } from '#server/orders/read-orders';
import { shopJobs } from '#server/platform/process/shop-jobs';
import { deliver } from '#server/testing/deliver';
import { outboxRows } from '#server/testing/outbox-rows';
import { testShop } from '#server/testing/test-shop';
import { readWaiting } from '#server/waiting/read-waiting';
import type { Order } from '../payload-types';
import { demoOrders } from './demo-orders';
import { seedOrders } from './seed-orders';
import { seedPeople, seedQuestions } from './seed-people';

const now = new Date();

const shop = await testShop({ PAYMENTS: 'simulator' });
const { payload } = shop;
// Leaves out the catalog, because its pictures take longer than everything else here.
await seedPeople(payload, now);
await seedOrders(payload, now);
await seedQuestions(payload, now);
const [user] = (await payload.find({ collection: 'admins', depth: 0 })).docs;
if (!user) throw new Error('the test shop has no owner');
const owner = { payload, user: { ...user, collection: 'admins' as const }, now };

async function orders(): Promise<Order[]> {
  const { docs } = await shop.payload.db.find<Order>({ collection: 'orders', sort: 'id', pagination: false });
  return docs;
}

const sumOf = (all: readonly Order[], amount: (order: Order) => number) =>
  all.reduce((sum, order) => sum + amount(order), 0);

it("the books, the figures, and the dashboard's cards show the same amounts", async () => {
  const all = await orders();
  expect(all).toHaveLength(demoOrders.length);
  const paid = sumOf(all, (order) => storedMoney(order).amountPaid);
  const refunded = sumOf(all, (order) => storedMoney(order).amountRefunded);
  const due = sumOf(all, (order) => storedMoney(order).amountDue);

  const { weeks, bench, services } = await readFigures(owner);
  for (const week of weeks) expect([week, week.orders > 0, week.paid > 0]).toEqual([week, true, true]);
  expect(weeks.reduce((sum, week) => sum + week.orders, 0)).toBe(all.length);
  expect(weeks.reduce((sum, week) => sum + week.paid, 0)).toBe(paid);
  expect(weeks.reduce((sum, week) => sum + week.refunded, 0)).toBe(refunded);
  expect(bench.days).toBeGreaterThan(3);
  expect(bench.days).toBeLessThan(14);
  expect(services.length).toBeGreaterThan(8);

  const months = new Set(all.map(({ createdAt }) => monthOf(new Date(createdAt)))).add(monthOf(now));
  const books = await Promise.all([...months].map((month) => readBooks(owner, month, now)));
  expect(books.reduce((sum, { counted }) => sum + counted.paid, 0)).toBe(paid);
  expect(books.reduce((sum, { counted }) => sum + counted.refunded, 0)).toBe(refunded);
  expect(books.reduce((sum, each) => sum + each.due.amount, 0)).toBe(due);
  expect(books.every(({ feesUnknown, test }) => feesUnknown === 0 && test.paid === 0)).toBe(true);

  const stats = await readOrderStats(owner);
  const totals = sumOf(all, ({ paymentStatus, total }) => (paymentStatus === 'succeeded' ? (total ?? 0) : 0));
  expect(stats).toMatchObject({
    total: all.length,
    pending: all.filter(({ status }) => isOpen(status)).length,
    revenue: totals - refunded,
  });
});

it('the demo shop has tasks of every kind for the owner', async () => {
  expect(await readWaiting(owner)).toMatchObject({
    overdue: expect.toSatisfy((count: number) => count >= 2),
    dueThisWeek: expect.toSatisfy((count: number) => count >= 2),
    toAnswer: 2,
    asked: 1,
    toInstruct: 3,
    ordersToReceive: 6,
    questions: 1,
    failedMails: { total: 0 },
    paymentProblems: { total: 0 },
    lostPayments: { total: 0 },
  });
});

it('the demo shop has conversations, those that wait for an answer first', async () => {
  const { docs, total } = await listConversations({ ...owner, query: conversationListQuery.parse({}) });
  const waiting = docs.map(({ waitingSince }) => waitingSince !== null);
  expect(waiting.slice(0, 3)).toEqual([true, true, false]);
  const talked = (await orders()).filter(({ story }) =>
    storedEvents({ story }).some(({ kind }) => kind === 'message'),
  );
  expect(total).toBe(talked.length);
});

it("a stored order's amounts follow from its total and extra work", async () => {
  for (const order of await orders()) {
    const { amountPaid, amountDue, extraTotal } = storedMoney(order);
    const charged = (order.total ?? 0) + extraTotal;
    expect(amountDue).toBe(order.status === 'canceled' ? 0 : charged - amountPaid);
    expect(order.searchText).toContain(order.customerName.toLowerCase());
    expect(order.refundCheckAt ?? null).toBeNull();
  }
});

it('demo orders send no email, and no job sends or changes anything for a year', async () => {
  expect(await outboxRows(shop.payload)).toEqual([]);
  const before = await orders();
  const days = [0.01, 0.1, 0.5, ...Array.from({ length: 40 }, (_, day) => day + 1), 90, 180, 365];
  for (const day of days) {
    vi.useFakeTimers({ toFake: ['Date'], now: now.getTime() + day * DAY_MS });
    for (const { run } of shopJobs(shop.payload, shop.settings)) await run(() => undefined);
  }
  vi.useRealTimers();
  expect(await outboxRows(shop.payload)).toEqual([]);
  expect(await deliver(shop)).toEqual([]);
  expect(await orders()).toEqual(before);
  expect((await shop.payload.count({ collection: 'drawings' })).totalDocs).toBe(0);
});
