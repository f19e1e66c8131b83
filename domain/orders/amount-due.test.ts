import { describe, expect, it } from 'vitest';
import { type CountedOrder, entryForStatus, orderMoney, unpaidAmount } from './amount-due';
import { type LedgerEntry, ledgerOf, mergeEntries, newPayment } from './ledger';

const AT = '2026-12-01T10:00:00.000Z';
const ORDER: CountedOrder = {
  id: 'o',
  status: 'received',
  paymentStatus: 'pending',
  total: 6500,
  createdAt: AT,
};
const paid = (amount: number, more: Partial<LedgerEntry> = {}) =>
  newPayment({ id: `p${amount}`, at: AT, amount, ...more });
const back = (amount: number, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  ...paid(amount, { id: `r${amount}`, ...more }),
  kind: 'refund',
});
const extra = (amount: number, status = 'accepted') => ({
  id: 'x',
  at: AT,
  lines: [{ description: 'New palm lining', amount }],
  note: null,
  photos: [],
  expiresAt: AT,
  status,
  answeredAt: null,
  evidence: null,
  remindedAt: null,
});
const money = (order: Partial<CountedOrder>) => orderMoney({ ...ORDER, ...order });

describe('orderMoney', () => {
  it.each([
    ['nothing is paid', { movements: [] }, [0, 0, 6500]],
    ['all of it is paid', { movements: [paid(6500)] }, [6500, 0, 0]],
    ['part is paid', { movements: [paid(2000)] }, [2000, 0, 4500]],
    ['too much is paid', { movements: [paid(9000)] }, [9000, 0, 0]],
    ['part was refunded', { movements: [paid(6500), back(2000)] }, [6500, 2000, 0]],
    ['a refund is pending', { movements: [paid(6500), back(2000, { status: 'pending' })] }, [6500, 0, 0]],
    ['a refund failed', { movements: [paid(6500), back(2000, { status: 'failed' })] }, [6500, 0, 0]],
    [
      'it was paid twice',
      { movements: [paid(6500), paid(6501, { isCounted: false }), back(6501, { isCounted: false })] },
      [6500, 0, 0],
    ],
    [
      'a payment was taken back',
      { movements: [paid(6500), { ...paid(1), kind: 'taken-back' }] },
      [6499, 0, 1],
    ],
    ['the order is canceled', { status: 'canceled', movements: [] }, [0, 0, 0]],
    ['extra work was accepted', { extraWork: [extra(1500)], movements: [paid(6500)] }, [6500, 0, 1500]],
    ['extra work is open', { extraWork: [extra(1500, 'open')], movements: [] }, [0, 0, 6500]],
    ['it is of the time before, paid', { paymentStatus: 'succeeded' }, [6500, 0, 0]],
    ['it is of the time before, unpaid', {}, [0, 0, 6500]],
  ] as const)('is right when %s', (_when, order, [amountPaid, amountRefunded, amountDue]) => {
    expect(money(order)).toMatchObject({ amountPaid, amountRefunded, amountDue });
  });

  it("owes nothing for a canceled order, which still isn't paid", () => {
    expect(unpaidAmount({ ...ORDER, status: 'canceled' })).toBe(6500);
  });
});

describe('entryForStatus', () => {
  const entryFor = (before: Partial<CountedOrder> | null, after: Partial<CountedOrder>) =>
    entryForStatus({
      before: before && { ...ORDER, ...before },
      after: { ...ORDER, movements: [], ...after },
      as: { id: 'new', at: AT },
    });

  it('adds a payment for the rest when set to succeeded', () => {
    const paymentStatus = 'succeeded';
    expect(entryFor({}, { paymentStatus })).toMatchObject({ kind: 'payment', amount: 6500 });
    expect(entryFor({}, { paymentStatus, movements: [paid(2000)] })).toMatchObject({ amount: 4500 });
    expect(entryFor(null, { paymentStatus, total: 0 })).toBeNull();
    expect(entryFor({ paymentStatus }, { paymentStatus })).toBeNull();
  });

  it('reverses every payment when set to failed', () => {
    const before = { paymentStatus: 'succeeded' };
    expect(entryFor(before, { movements: [paid(6500), back(500)] })).toMatchObject({
      kind: 'taken-back',
      amount: 6000,
    });
    expect(entryFor(before, {})).toBeNull();
  });
});

describe('ledgerOf and mergeEntries', () => {
  it('change only pending entries that have ended', () => {
    const known = [paid(6500), back(500, { status: 'pending' })];
    const ended = { ...back(500), reason: 'Too late' };
    expect(mergeEntries(known, [{ ...paid(6500), amount: 1 }, ended, back(300)])).toEqual([
      paid(6500),
      ended,
      back(300),
    ]);
    expect(mergeEntries([ended], [{ ...ended, status: 'failed' }])).toEqual([ended]);
  });

  it("infer how an older order was paid, if that's known", () => {
    const order = { ...ORDER, paymentStatus: 'succeeded' };
    expect(ledgerOf(order)).toMatchObject([{ how: 'other', amount: 6500, at: AT }]);
    expect(ledgerOf({ ...order, paypalCaptureId: '8AB' })).toMatchObject([{ how: 'paypal' }]);
    expect(ledgerOf({ ...order, paypalCaptureId: 'SIMCAP-1' })).toMatchObject([{ how: 'test' }]);
  });
});
