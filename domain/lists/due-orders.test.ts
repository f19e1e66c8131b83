import { expect, it } from 'vitest';
import { DUE_SPANS } from '../orders/ready-by-days';
import { ordersDue } from './due-orders';

const OPEN = { status: { in: ['not_received', 'received', 'in-progress'] } };

it('ordersDue finds only open orders, with each day in one span, and today in two', () => {
  expect(DUE_SPANS.map((span) => ordersDue(span, '2026-11-27'))).toEqual([
    [OPEN, { readyTo: { less_than_equal: '2026-11-26' } }],
    [OPEN, { readyTo: { equals: '2026-11-27' } }],
    [OPEN, { readyTo: { greater_than_equal: '2026-11-27' } }, { readyTo: { less_than_equal: '2026-12-04' } }],
    [OPEN, { readyTo: { greater_than_equal: '2026-12-05' } }],
  ]);
});
