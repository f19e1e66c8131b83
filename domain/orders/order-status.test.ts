import { describe, expect, it } from 'vitest';
import {
  ORDER_STATUS_LABEL,
  ORDER_STATUSES,
  openingState,
  PAYMENT_STATUS_LABEL,
  PAYMENT_STATUSES,
} from './order-status';

describe('openingState', () => {
  it.each([
    ['paypal', 6500, 'pending_payment', 'pending'],
    ['paypal', 1, 'pending_payment', 'pending'],
    ['pay_in_person', 6500, 'not_received', 'pending'],
    ['paypal', 0, 'not_received', 'succeeded'],
    ['pay_in_person', 0, 'not_received', 'succeeded'],
  ] as const)('%s with %d cents to pay: %s, payment %s', (paymentMethod, total, status, paymentStatus) => {
    expect(openingState(paymentMethod, total)).toEqual({ status, paymentStatus });
  });
});

describe('the status tables', () => {
  it('name every order status as the shop reads it', () => {
    expect(ORDER_STATUSES.map((status) => [status, ORDER_STATUS_LABEL[status]])).toEqual([
      ['pending_payment', 'Pending Payment'],
      ['not_received', 'Not Received'],
      ['received', 'Received'],
      ['in-progress', 'In Progress'],
      ['shipped', 'Shipped'],
      ['canceled', 'Canceled'],
    ]);
  });

  it('name every payment status', () => {
    expect(PAYMENT_STATUSES.map((status) => PAYMENT_STATUS_LABEL[status])).toEqual([
      'Succeeded',
      'Pending',
      'Failed',
    ]);
  });
});
