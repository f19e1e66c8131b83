import { expect, it } from 'vitest';
import { paymentStanding } from './payment-due';

const ORDER = {
  status: 'pending_payment',
  paymentStatus: 'pending',
  deliveryMethod: 'dropoff',
  total: 8000,
  isChecked: false,
} as const;

it.each([
  [{}, 'online'],
  [{ paymentStatus: 'failed' }, 'online'],
  [{ isChecked: true }, 'checking'],
  [{ status: 'not_received', paymentStatus: 'succeeded' }, 'settled'],
  [{ status: 'shipped', paymentStatus: 'succeeded', isChecked: true }, 'settled'],
  [{ total: 0 }, 'settled'],
  [{ status: 'not_received' }, 'in_person'],
  [{ status: 'received', paymentStatus: 'failed' }, 'in_person'],
  // Nobody comes to the counter with it.
  [{ status: 'in-progress', deliveryMethod: 'ship' }, 'online'],
  [{ status: 'canceled' }, 'canceled'],
  [{ status: 'canceled', paymentStatus: 'succeeded' }, 'canceled'],
] as const)('%o: %s', (changes, standing) => {
  expect(paymentStanding({ ...ORDER, ...changes })).toBe(standing);
});
