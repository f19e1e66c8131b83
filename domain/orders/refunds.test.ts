import { describe, expect, it } from 'vitest';
import { newPayment, newRefund, type OrderWithLedger } from './ledger';
import { refundRequest } from './refund-contract';
import { isFullyRefunded, refundLimits, refundParts, refundStatus } from './refunds';

const at = '2026-12-01T10:00:00.000Z';
const paid = (captureId: string | null, amount: number, isCounted = true) =>
  newPayment({ id: `p${captureId}${amount}`, at, amount, captureId, isCounted });
const back = (captureId: string | null, amount: number, status: 'succeeded' | 'pending' | 'failed') =>
  newRefund({ id: `r${captureId}${amount}`, at, amount, how: 'paypal', status, isCounted: true, captureId });
const order = (...entries: unknown[]): OrderWithLedger => ({
  id: 'o',
  status: 'received',
  paymentStatus: 'succeeded',
  movements: entries,
});
const wanted = { method: 'paypal', captureId: null } as const;

describe('refundLimits and refundParts', () => {
  it.each([
    ['nothing was paid', order(), [0, 0]],
    ['all of it was paid online', order(paid('A', 6500)), [6500, 6500]],
    ['a part was paid by hand', order(paid('A', 2000), paid(null, 4500)), [6500, 2000]],
    ['a refund is on its way', order(paid('A', 6500), back('A', 1500, 'pending')), [5000, 5000]],
    ['a refund failed', order(paid('A', 6500), back('A', 1500, 'failed')), [6500, 6500]],
    ['some came back by hand', order(paid('A', 6500), back(null, 6000, 'succeeded')), [500, 500]],
    ['money does not count', order(paid('A', 6500), paid('B', 6500, false)), [6500, 6500]],
  ] as const)('are right when %s', (_when, paidOrder, [total, paypal]) => {
    expect(refundLimits(paidOrder)).toMatchObject({ total, paypal });
  });

  it('take from the largest payments first, never more than they hold', () => {
    const two = order(paid('A', 2000), paid('B', 4500));
    expect(refundParts(two, { ...wanted, amount: 5000 })).toEqual([
      { amount: 4500, captureId: 'B', isCounted: true },
      { amount: 500, captureId: 'A', isCounted: true },
    ]);
    expect(refundParts(two, { ...wanted, amount: 6501 })).toBeNull();
    expect(refundParts(two, { ...wanted, amount: 2001, captureId: 'A' })).toBeNull();
    expect(refundParts(two, { ...wanted, amount: 1, captureId: 'C' })).toBeNull();
  });

  it("use only the named payment if it doesn't count toward the order", () => {
    const twice = order(paid('A', 6500), paid('B', 6500, false));
    expect(refundParts(twice, { ...wanted, amount: 6500, captureId: 'B' })).toEqual([
      { amount: 6500, captureId: 'B', isCounted: false },
    ]);
  });
});

it('refundStatus follows its parts', () => {
  const of = (...statuses: ('succeeded' | 'pending' | 'failed')[]) =>
    refundStatus(statuses.map((status) => ({ status })));
  expect([of('succeeded', 'pending'), of('succeeded', 'failed'), of('failed')]).toEqual([
    'pending',
    'succeeded',
    'failed',
  ]);
});

it('isFullyRefunded is true once every cent is refunded', () => {
  expect(isFullyRefunded(order(paid('A', 6500), back('A', 6500, 'pending')))).toBe(false);
  expect(isFullyRefunded(order(paid('A', 6500), back('A', 6500, 'succeeded')))).toBe(true);
  expect(isFullyRefunded(order())).toBe(false);
});

it.each([-1, 0, 0.5, 1e21, '100', null, [100], Number.MAX_SAFE_INTEGER + 2])(
  'refundRequest rejects %j cents',
  (amount) => expect(refundRequest.safeParse({ amount, method: 'recorded' }).success).toBe(false),
);
