import { expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { ORDER_STATUS_LABEL } from '../orders/order-status';
import { entryOf, labelOf } from './label-of';

cases([
  ['in-progress', 'In Progress'],
  ['on_hold', 'on_hold'],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
  ['', ''],
])('labelOf the status %j is %j', ([status]) => labelOf(ORDER_STATUS_LABEL, status));

it('entryOf finds nothing for unknown values and built-in names', () => {
  expect(entryOf(ORDER_STATUS_LABEL, 'toString')).toBeUndefined();
  expect(entryOf({ a: 0 }, 'a')).toBe(0);
});
