import { describe, expect, it } from 'vitest';
import { orderMoney } from '#domain/orders/amount-due';
import { extraWorkOf } from '#domain/orders/extra-work';
import { ledgerOf } from '#domain/orders/ledger';
import { isOfShop, type OrderEvent } from '#domain/orders/order-events';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/orders/order-status';
import { dayOf, daysLater } from '#domain/orders/ready-by-days';
import { trackingLink } from '#domain/orders/tracking';
import { demoLaceColors, demoServices } from './demo-catalogue';
import { demoOrders } from './demo-orders';
import { demoDiscounts } from './demo-people';
import type { StoredDemoOrder } from './order-life';
import type { GloveKindName } from './pictures/glove-kinds';
import { type DemoPictures, demoPast } from './seed-orders';

const KINDS: readonly GloveKindName[] = ['infield', 'outfield', 'catcher', 'first-base'];
const pictures: DemoPictures = new Map(
  KINDS.map((kind) => [
    kind,
    { before: [`/media/${kind}-before.webp`], after: [`/media/${kind}-after.webp`] },
  ]),
);
const past = (now: Date) => demoPast(now, pictures);
/** Every day of a week, the hour when clocks are set back, and midnight. */
const MOMENTS = [
  ...Array.from({ length: 7 }, (_, day) => new Date(2026, 10, 15 + day, (day * 5) % 24, 23)),
  new Date(2026, 10, 1, 1, 30),
  new Date(2027, 0, 1, 0, 0),
];
const historyOf = ({ story: history }: StoredDemoOrder) => (history ?? []) as OrderEvent[];

describe.each(MOMENTS.map((now) => [now.toString(), now] as const))('the demo orders as of %s', (_, now) => {
  const orders = past(now);

  it('happened before that moment and in order', () => {
    for (const order of orders) {
      const times = historyOf(order).map(({ at }) => at);
      expect(times).toEqual(times.toSorted());
      expect(times.at(0)).toBe(order.createdAt);
      expect((times.at(-1) ?? '') <= now.toISOString()).toBe(true);
      const entryTimes = ledgerOf(order).map(({ at }) => at);
      expect(entryTimes).toEqual(entryTimes.toSorted());
      for (const at of entryTimes) expect(times).toContain(at);
    }
  });

  it('arrived, were worked on, and left in order, with extra work answered after its proposal', () => {
    for (const [number, order] of orders.entries()) {
      const plan = demoOrders[number];
      const statuses = historyOf(order).flatMap(({ kind, data }) => (kind === 'status' ? [data.to] : []));
      const all = ['received', 'in-progress', 'shipped'];
      expect(statuses.filter((to) => to !== 'not_received')).toEqual(all.slice(0, plan?.days.length));
      for (const { at, answeredAt, status } of extraWorkOf(order.extraWork))
        expect(status === 'open' || (answeredAt ?? '') > at).toBe(true);
    }
  });

  it('were handled during opening hours', () => {
    const hours = new Map([2, 3, 4, 5].map((day) => [day, [10, 18]])).set(6, [9, 14]);
    for (const { actor, at, text } of orders.flatMap(historyOf)) {
      if (!isOfShop(actor)) continue;
      const moment = new Date(at);
      const [from = 24, to = 0] = hours.get(moment.getDay()) ?? [];
      const hour = moment.getHours() + moment.getMinutes() / 60;
      expect([text, at, hour >= from && hour < to]).toEqual([text, at, true]);
    }
  });

  it('include some due today, overdue, due this week, and due later', () => {
    const today = dayOf(now);
    const due = orders.flatMap(({ status, readyTo }) =>
      readyTo && (status === 'received' || status === 'in-progress') ? [readyTo] : [],
    );
    expect(due).toContain(today);
    expect(due.filter((day) => day < today).length).toBeGreaterThanOrEqual(2);
    expect(due.some((day) => day > today && day <= daysLater(today, 7))).toBe(true);
    expect(due.some((day) => day > daysLater(today, 7))).toBe(true);
  });
});

const orders = past(new Date(2026, 10, 25, 12));
const has = (isOne: (order: StoredDemoOrder) => boolean) => orders.filter(isOne).length;
const countWithEvent = (kind: OrderEvent['kind']) =>
  has((order) => historyOf(order).some((event) => event.kind === kind));

it('the demo orders are about sixty and cover every state', () => {
  expect(orders.length).toBeGreaterThanOrEqual(55);
  for (const status of ORDER_STATUSES)
    expect([status, has((order) => order.status === status) > 0]).toEqual([status, true]);
  for (const status of PAYMENT_STATUSES)
    expect([status, has((order) => order.paymentStatus === status) > 0]).toEqual([status, true]);
  for (const kind of [
    'photos',
    'note',
    'message',
    'reminder',
    'payment-declined',
    'ready-by',
    'tracking',
    'refund',
  ] as const)
    expect([kind, countWithEvent(kind) > 0]).toEqual([kind, true]);
  for (const status of ['open', 'accepted', 'declined'])
    expect([
      status,
      has(({ extraWork }) => extraWorkOf(extraWork).some((each) => each.status === status)) > 0,
    ]).toEqual([status, true]);
  expect(has(({ closedUnpaid }) => closedUnpaid === true)).toBe(1);
  expect(has(({ unansweredSince }) => Boolean(unansweredSince))).toBeGreaterThan(0);
  const money = orders.map((order) => orderMoney(order));
  expect(
    money.some(({ amountPaid, amountRefunded }) => amountRefunded > 0 && amountRefunded < amountPaid),
  ).toBe(true);
  expect(
    money.some(({ amountPaid, amountRefunded }) => amountRefunded > 0 && amountRefunded === amountPaid),
  ).toBe(true);
  expect(money.some(({ amountPaid, amountDue }) => amountPaid > 0 && amountDue > 0)).toBe(true);
});

it('the demo orders use every service, available lace color, active code, payment method, and carrier', () => {
  const gloves = demoOrders.flatMap((order) => order.gloves);
  expect(new Set(gloves.map(({ service }) => service))).toEqual(
    new Set(demoServices.map(({ name }) => name)),
  );
  // Gray isn't in stock.
  const colors = demoLaceColors.filter(({ inventory }) => inventory > 0).map(({ name }) => name);
  expect(new Set(gloves.flatMap(({ lace }) => lace ?? []))).toEqual(new Set(colors));
  const codes = demoDiscounts.filter(({ active }) => active).map(({ code }) => code);
  expect(new Set(demoOrders.flatMap(({ code }) => code ?? []))).toEqual(new Set(codes));
  const methods = orders.flatMap(ledgerOf).map(({ how }) => how);
  expect(new Set(methods)).toEqual(new Set(['paypal', 'cash', 'card', 'check']));
  const carriers = orders.flatMap(({ trackingNumber }) =>
    trackingNumber ? [trackingLink(trackingNumber)?.carrier] : [],
  );
  expect(new Set(carriers)).toEqual(new Set(['UPS', 'USPS', 'FedEx']));
  expect(has(({ status, deliveryMethod }) => status === 'shipped' && deliveryMethod === 'ship')).toBe(
    carriers.length,
  );
});

it('the demo orders are the same for the same moment', () => {
  const now = new Date(2026, 10, 25, 12);
  expect(past(now)).toEqual(past(now));
});
