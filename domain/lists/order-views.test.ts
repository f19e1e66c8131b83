import { describe, expect, it } from 'vitest';
import { inputs } from '#domain/testing/cases';
import { orderListQuery } from './list-query';
import { ORDER_VIEWS } from './order-views';
import { viewCreate, viewFilters } from './order-views-contract';

describe('ORDER_VIEWS', () => {
  it('are in display order', () => {
    expect(ORDER_VIEWS.map(({ label }) => label)).toEqual([
      'All',
      'To receive',
      'On the bench',
      'Due this week',
      'Overdue',
      'Waiting for customer',
      'Unpaid',
    ]);
  });

  it.each(ORDER_VIEWS)('has valid filters in $label', ({ filters }) => {
    expect(viewFilters.parse(filters)).toEqual(filters);
    expect(orderListQuery.safeParse(filters).success).toBe(true);
  });
});

describe('viewFilters', () => {
  it('keep only what is set', () => {
    const filters = { status: 'received', from: '2026-01-01', sort: '-total', page: '3' };
    expect(viewCreate.parse({ name: ' Big ones ', filters })).toEqual({
      name: 'Big ones',
      filters: { status: 'received', from: '2026-01-01', sort: '-total' },
    });
  });

  it('drop unknown filters, and never write to a prototype', () => {
    const sent = '{"status":"received","total":1,"__proto__":{"owes":"1"},"where":{"id":{}}}';
    const { filters } = viewCreate.parse({ name: 'A', filters: JSON.parse(sent) });
    expect(filters).toEqual({ status: 'received' });
    expect(Object.hasOwn(Object.prototype, 'owes')).toBe(false);
  });

  inputs([
    { name: '', filters: {} },
    { name: 'x'.repeat(41), filters: {} },
    { name: 'A', filters: { status: 'gone' } },
    { name: 'A', filters: { from: '2026-02-01', to: '2026-01-01' } },
    { name: 'A', filters: { from: '0002-01-01' } },
    { name: 'A', filters: { search: { $ne: '' } } },
    { name: 'A', filters: { status: ['received'] } },
    { name: 'A', filters: { sort: 'hash' } },
    { name: 'A', filters: { due: '__proto__' } },
    { name: 'A', filters: 'all' },
    { name: 'A', filters: null },
    { name: 'A' },
  ])('rejects %j', (body) => viewCreate.safeParse(body).success, false);
});
