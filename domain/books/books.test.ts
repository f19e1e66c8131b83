import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEDGER_ENTRY_KINDS, LEDGER_ENTRY_STATUSES, type LedgerEntry, newPayment } from '../orders/ledger';
import { PAID_HOW } from '../orders/paid-how';
import { type BookedOrder, booksOf, sumsOf } from './books';
import { books } from './books-contract';

const MONTH = '2026-11';
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString();
const paid = (changes: Partial<LedgerEntry>): LedgerEntry => ({
  ...newPayment({ id: crypto.randomUUID(), at: at(3), amount: 8000, how: 'cash' }),
  ...changes,
});
const glove = (serviceId: string, price: number) => ({ serviceId, price });

const order = (entries: LedgerEntry[], items: unknown = [glove('relace', 6500)]): BookedOrder => ({
  id: '3f2a91c4-0000-4000-8000-000000000000',
  customerName: 'Jo Catcher',
  status: 'received',
  paymentStatus: 'succeeded',
  total: 8000,
  items,
  movements: entries,
});
const read = (...orders: BookedOrder[]) => booksOf(orders, MONTH);

describe('booksOf', () => {
  it('sums payments, refunds, and fees', () => {
    const month = read(
      order([
        paid({ how: 'paypal', captureId: 'C1', fee: 262 }),
        paid({ amount: 2000, at: at(5) }),
        paid({ kind: 'refund', how: 'paypal', amount: 3000, at: at(6) }),
      ]),
    );
    expect(month.counted).toEqual({ paid: 10_000, refunded: 3000, net: 7000, fees: 262 });
    expect(month.byHow).toEqual([
      { how: 'paypal', paid: 8000, refunded: 3000, net: 5000, fees: 262 },
      { how: 'cash', paid: 2000, refunded: 0, net: 2000, fees: 0 },
    ]);
    expect(month.byDay.filter((day) => day.paid || day.refunded)).toEqual([
      { day: '2026-11-03', paid: 8000, refunded: 0 },
      { day: '2026-11-05', paid: 2000, refunded: 0 },
      { day: '2026-11-06', paid: 0, refunded: 3000 },
    ]);
  });

  it("leaves out other months, to the hour in the server's time zone", () => {
    const last = new Date(2026, 10, 30, 23, 59, 59).toISOString();
    const month = read(
      order([
        paid({ at: new Date(2026, 9, 31, 23, 59, 59).toISOString() }),
        paid({ amount: 1, at: at(1, 0) }),
        paid({ amount: 2, at: last }),
        paid({ at: new Date(2026, 11, 1).toISOString() }),
      ]),
    );
    expect(month.counted.paid).toBe(3);
  });

  it('subtracts payments that no longer count', () => {
    const month = read(order([paid({}), paid({ kind: 'taken-back' })]));
    expect(month.counted).toEqual({ paid: 0, refunded: 0, net: 0, fees: 0 });
    expect(month.entries.map(({ amount }) => amount).sort()).toEqual([-8000, 8000]);
  });

  it('separates uncounted money, tests, and unfinished refunds', () => {
    const month = read(
      order([
        paid({ how: 'paypal', isCounted: false, fee: 262 }),
        paid({ how: 'test' }),
        paid({ kind: 'refund', status: 'pending', amount: 100 }),
        paid({ kind: 'refund', status: 'failed', amount: 200 }),
      ]),
    );
    expect(month.counted).toEqual({ paid: 0, refunded: 0, net: 0, fees: 0 });
    expect(month.notCounted).toEqual({ paid: 8000, refunded: 0, net: 8000, fees: 262 });
    expect(month.test.paid).toBe(8000);
    expect(month.entries.map(({ booked }) => booked).sort()).toEqual([
      'failed',
      'not-counted',
      'pending',
      'test',
    ]);
    expect([month.byHow, month.byService]).toEqual([[], []]);
  });

  it('counts payments without a known fee', () => {
    const month = read(order([paid({ how: 'paypal' }), paid({ how: 'paypal', fee: 0 }), paid({})]));
    expect(month.feesUnknown).toBe(1);
  });
});

describe('booksOf by service', () => {
  it('shares an order by glove prices, largest first', () => {
    const month = read(order([paid({ amount: 1000 })], [glove('repair', 1000), glove('relace', 2000)]));
    expect(month.byService).toEqual([
      { serviceId: 'relace', paid: 667, refunded: 0, net: 667 },
      { serviceId: 'repair', paid: 333, refunded: 0, net: 333 },
    ]);
  });

  it.each([
    [[], 'relace'],
    [null, 'relace'],
    ['odd', 'relace'],
  ])('counts an old order with gloves %j toward its one service', (items, serviceId) => {
    const month = read({ ...order([paid({})], items), serviceId });
    expect(month.byService).toEqual([{ serviceId, paid: 8000, refunded: 0, net: 8000 }]);
  });
});

it('dates the payment of an order without a ledger to when the order was placed', () => {
  const old = { ...order([]), movements: null, createdAt: at(9) };
  expect(read(old).entries).toMatchObject([{ day: '2026-11-09', amount: 8000, how: 'other' }]);
});

it('adds up to the cent for any entries', () => {
  const entry = fc.record({
    id: fc.uuid(),
    at: fc
      .date({ min: new Date(2026, 9, 28), max: new Date(2026, 11, 3), noInvalidDate: true })
      .map((moment) => moment.toISOString()),
    kind: fc.constantFrom(...LEDGER_ENTRY_KINDS),
    how: fc.constantFrom(...PAID_HOW),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    status: fc.constantFrom(...LEDGER_ENTRY_STATUSES),
    isCounted: fc.boolean(),
    captureId: fc.constant(null),
    providerId: fc.constant(null),
    refundId: fc.constant(null),
    reason: fc.constant(null),
    fee: fc.option(fc.integer({ min: 0, max: 1000 })),
  });
  const services = fc.array(
    fc.record({ serviceId: fc.constantFrom('a', 'b', 'c'), price: fc.integer({ min: 0, max: 20_000 }) }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.array(entry), services)), (made) => {
      const month = read(...made.map(([entries, items]) => order(entries, items)));
      const counted = month.entries.filter(({ booked }) => booked === 'counted');
      const add = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
        rows.reduce((sum, row) => sum + of(row), 0);
      expect(month.counted).toEqual(sumsOf(counted));
      expect(month.counted.net).toBe(add(counted, ({ amount }) => amount));
      for (const rows of [month.byHow, month.byService, month.byDay]) {
        expect(add<{ paid: number }>(rows, ({ paid: each }) => each)).toBe(month.counted.paid);
        expect(add<{ refunded: number }>(rows, ({ refunded }) => refunded)).toBe(month.counted.refunded);
      }
      const total = {
        ...month,
        month: MONTH,
        firstMonth: MONTH,
        lastMonth: MONTH,
        due: { orders: 0, amount: 0 },
      };
      expect(books.parse(total)).toEqual(total);
    }),
  );
});
