import { expect, it } from 'vitest';
import { ORDER_STATUS_LABEL } from '../orders/order-status';
import { entryOf, labelOf } from './label-of';

it.each([
  ['in-progress', 'In Progress'],
  ['on_hold', 'on_hold'],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
  ['', ''],
])('the status %j reads %j', (status, label) => {
  expect(labelOf(ORDER_STATUS_LABEL, status)).toBe(label);
});

it('knows nothing of what its table does not hold', () => {
  expect(entryOf(ORDER_STATUS_LABEL, 'toString')).toBeUndefined();
  expect(entryOf({ a: 0 }, 'a')).toBe(0);
});
