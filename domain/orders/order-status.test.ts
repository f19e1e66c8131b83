import { describe, expect, it } from 'vitest';
import {
  BENCH_STATUSES,
  GLOVE_HERE_STATUSES,
  isEmailedStatus,
  isOver,
  ON_BENCH_STATUSES,
  ORDER_STATUS_LABEL,
  ORDER_STATUSES,
  ORDERED_STATUSES,
  openingState,
  orderNews,
  PAYMENT_STATUS_LABEL,
  PAYMENT_STATUSES,
  PENDING_STATUSES,
  unsentNews,
} from './order-status';

describe('openingState', () => {
  it.each([
    ['paypal', 6500, 'pending_payment', 'pending'],
    ['paypal', 1, 'pending_payment', 'pending'],
    ['pay_in_person', 6500, 'not_received', 'pending'],
    ['paypal', 0, 'not_received', 'succeeded'],
    ['pay_in_person', 0, 'not_received', 'succeeded'],
  ] as const)('for %s with %d cents due is %s, payment %s', (paymentMethod, total, status, paymentStatus) => {
    expect(openingState(paymentMethod, total)).toEqual({ status, paymentStatus });
  });
});

describe('status tables', () => {
  it('name every order status', () => {
    expect(ORDER_STATUSES.map((status) => [status, ORDER_STATUS_LABEL[status]])).toEqual([
      ['pending_payment', 'Pending Payment'],
      ['not_received', 'Not Received'],
      ['received', 'Received'],
      ['in-progress', 'In Progress'],
      ['shipped', 'Shipped'],
      ['canceled', 'Canceled'],
    ]);
  });

  it('sort statuses into the sets for lists and permissions', () => {
    expect(PENDING_STATUSES).toEqual(['not_received', 'received', 'in-progress']);
    expect(ORDERED_STATUSES).toEqual(['not_received', 'received', 'in-progress', 'shipped']);
    expect(ON_BENCH_STATUSES).toEqual(['received', 'in-progress']);
    expect(GLOVE_HERE_STATUSES).toEqual(['received', 'in-progress', 'shipped']);
    expect(BENCH_STATUSES).toEqual(['not_received', 'received', 'in-progress', 'shipped']);
    expect([...ORDER_STATUSES, 'at the moon', 'toString'].filter(isOver)).toEqual(['shipped', 'canceled']);
  });

  it('name every payment status', () => {
    expect(PAYMENT_STATUSES.map((status) => PAYMENT_STATUS_LABEL[status])).toEqual([
      'Succeeded',
      'Pending',
      'Failed',
    ]);
  });
});

it('orderNews changes with the status, and with the tracking number only once shipped', () => {
  expect(new Set(ORDER_STATUSES.map((status) => orderNews({ status }))).size).toBe(ORDER_STATUSES.length);
  expect(orderNews({ status: 'received', trackingNumber: '1Z' })).toBe(orderNews({ status: 'received' }));
  expect(orderNews({ status: 'shipped', trackingNumber: '1Z' })).not.toBe(orderNews({ status: 'shipped' }));
  expect(orderNews({ status: 'shipped', trackingNumber: '' })).toBe(orderNews({ status: 'shipped' }));
});

it('unsentNews covers received, in progress, shipped, and canceled', () => {
  expect(ORDER_STATUSES.filter(isEmailedStatus)).toEqual(['received', 'in-progress', 'shipped', 'canceled']);
  expect(isEmailedStatus('pending_payment') || isEmailedStatus('not_received')).toBe(false);
});

it('unsentNews ignores a removed tracking number, but not a changed one', () => {
  const shipped = { status: 'shipped' };
  const tracked = { status: 'shipped', trackingNumber: '1Z' };
  const isNotified = (toldNews: string | null, order: Parameters<typeof unsentNews>[0]) =>
    unsentNews({ ...order, toldNews }) === null;
  expect(isNotified('shipped', shipped) && isNotified('shipped 1Z', shipped)).toBe(true);
  expect(isNotified('shipped 1Z', tracked)).toBe(true);
  expect(isNotified('shipped', tracked)).toBe(false);
  expect(isNotified('shipped 1Z', { ...tracked, trackingNumber: '1Z2' })).toBe(false);
  expect(isNotified('shipped 1Z', { status: 'received' })).toBe(false);
  expect(isNotified(null, shipped)).toBe(false);
});
