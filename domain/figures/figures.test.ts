import { describe, expect, it } from 'vitest';
import { ledgerOf } from '../orders/ledger';
import { figuresOf, figureWeeks } from './figures';

const NOW = new Date(2026, 10, 23, 15);
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString();
const NONE = { placed: [], moved: [], shipped: [] };

it('figureWeeks are seven days each, and the last one ends today', () => {
  const weeks = figureWeeks(NOW);
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toEqual({ from: '2026-11-17', to: '2026-11-23' });
  expect(weeks.at(-2)).toEqual({ from: '2026-11-10', to: '2026-11-16' });
  expect(weeks[0]).toEqual({ from: '2026-09-01', to: '2026-09-07' });
});

describe('figuresOf by week', () => {
  it('counts an order in the week it was placed, whatever happened later', () => {
    const placed = [at(23, 1), at(17, 0), at(16, 23)].map((createdAt) => ({ createdAt, status: 'canceled' }));
    expect(figuresOf({ ...NONE, placed }, NOW).weeks.map(({ orders }) => orders)).toEqual([
      ...Array(10).fill(0),
      1,
      2,
    ]);
  });

  it('counts money in the week it moved, as the books do', () => {
    const [paid] = ledgerOf({
      id: 'a',
      status: 'received',
      paymentStatus: 'succeeded',
      total: 6500,
      createdAt: at(12),
    });
    if (!paid) throw new Error('no payment');
    const entries = [
      paid,
      { ...paid, id: 'r', at: at(20), kind: 'refund', amount: 1000 },
      { ...paid, id: 't', at: at(20), how: 'test', amount: 999 },
      { ...paid, id: 'p', at: at(20), kind: 'refund', status: 'pending', amount: 500 },
      { ...paid, id: 'x', at: at(20), isCounted: false, amount: 700 },
      { ...paid, id: 'b', at: at(21), kind: 'taken-back', amount: 300 },
    ];
    const order = {
      id: 'a',
      customerName: 'Jo',
      status: 'received',
      paymentStatus: 'succeeded',
      movements: entries,
    };
    const { weeks } = figuresOf({ ...NONE, moved: [order] }, NOW);
    expect(weeks.slice(-2)).toMatchObject([
      { paid: 6500, refunded: 0 },
      { paid: -300, refunded: 1000 },
    ]);
  });
});

describe('figuresOf bench days', () => {
  const step = (to: string, day: number) => ({
    id: `${to}${day}`,
    at: at(day),
    kind: 'status',
    actor: { role: 'owner' },
    text: '',
    isPublic: true,
    data: { to },
  });

  it("average the time from a glove's last arrival to its shipping", () => {
    const shipped = [
      { story: [step('received', 1), step('in-progress', 3), step('shipped', 10)] },
      { story: [step('received', 1), step('not_received', 2), step('received', 14), step('shipped', 18)] },
    ];
    expect(figuresOf({ ...NONE, shipped }, NOW).bench).toEqual({ orders: 2, days: 6.5 });
  });

  it('leave out gloves shipped earlier or without a history', () => {
    const long = new Date(2026, 7, 1).toISOString();
    const shipped = [
      { story: [step('received', 1), { ...step('shipped', 2), at: long }] },
      { story: [step('shipped', 20)] },
      { story: null },
    ];
    expect(figuresOf({ ...NONE, shipped }, NOW).bench).toEqual({ orders: 0, days: null });
  });
});

it('figuresOf counts gloves per service, without unpaid and canceled orders, most first', () => {
  const order = (status: string, ...services: string[]) => ({
    createdAt: at(20),
    status,
    items: services.map((serviceId) => ({ serviceId })),
  });
  const placed = [
    order('received', 'palm', 'relace'),
    order('shipped', 'relace'),
    order('canceled', 'palm', 'palm'),
    order('pending_payment', 'palm'),
    { createdAt: at(20), status: 'received', items: null, serviceId: 'legacy' },
  ];
  expect(figuresOf({ ...NONE, placed }, NOW).services).toEqual([
    { serviceId: 'relace', gloves: 2 },
    { serviceId: 'palm', gloves: 1 },
    { serviceId: 'legacy', gloves: 1 },
  ]);
});
