import { describe, expect, it } from 'vitest';
import { isUnpaid } from './unpaid';

describe('an order', () => {
  it.each([
    [{ status: 'pending_payment', paymentStatus: 'pending' }, true],
    [{ status: 'pending_payment', paymentStatus: 'failed' }, true],
    [{ status: 'not_received', paymentStatus: 'pending' }, true],
    [{ status: 'received', paymentStatus: 'succeeded' }, false],
    [{ status: 'canceled', paymentStatus: 'failed' }, false],
    [{ status: 'not_received', paymentStatus: 'pending', total: 0 }, false],
  ] as const)('%o is unpaid: %s', (state, unpaid) => {
    expect(isUnpaid({ total: 6500, ...state })).toBe(unpaid);
  });
});
