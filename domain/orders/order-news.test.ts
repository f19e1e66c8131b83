import { expect, it } from 'vitest';
import { isMailedStatus, STATUS_MAIL } from '../mail/outbox';
import { isTold, orderNews } from './order-news';
import { ORDER_STATUSES } from './order-status';

it('a status is news of its own, a tracking number only of what is shipped', () => {
  expect(new Set(ORDER_STATUSES.map((status) => orderNews({ status }))).size).toBe(ORDER_STATUSES.length);
  expect(orderNews({ status: 'received', trackingNumber: '1Z' })).toBe(orderNews({ status: 'received' }));
  expect(orderNews({ status: 'shipped', trackingNumber: '1Z' })).not.toBe(orderNews({ status: 'shipped' }));
  expect(orderNews({ status: 'shipped', trackingNumber: '' })).toBe(orderNews({ status: 'shipped' }));
});

it('customers are told of received, in progress, shipped and canceled', () => {
  expect(ORDER_STATUSES.filter(isMailedStatus)).toEqual(Object.keys(STATUS_MAIL));
  expect(isMailedStatus('pending_payment') || isMailedStatus('not_received')).toBe(false);
});

it('a number that is taken away is no news, another number is', () => {
  const shipped = orderNews({ status: 'shipped' });
  const tracked = orderNews({ status: 'shipped', trackingNumber: '1Z' });
  expect(isTold(shipped, shipped) && isTold(tracked, shipped) && isTold(tracked, tracked)).toBe(true);
  expect(isTold(shipped, tracked)).toBe(false);
  expect(isTold(tracked, orderNews({ status: 'shipped', trackingNumber: '1Z2' }))).toBe(false);
  expect(isTold(tracked, orderNews({ status: 'received' }))).toBe(false);
  expect(isTold(null, shipped)).toBe(false);
});
